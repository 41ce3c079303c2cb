# Későbbi kiadások kulcsszavai.
keyword-alpha = alfa
