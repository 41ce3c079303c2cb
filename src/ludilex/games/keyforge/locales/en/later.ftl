# Keywords of later sets.
keyword-alpha = alpha
