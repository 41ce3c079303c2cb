# Szavak az Árnyak ház lapjaihoz.
from-hand-other = az ellenfeled kezéből
in-hand-other = az ellenfeled kezében
