# Words for the cards of Shadows.
from-hand-other = from your opponent's hand
in-hand-other = in your opponent's hand
