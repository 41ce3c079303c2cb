# Amit a Vadak ház lapjai kérnek.
mod-in-play = játékban lévő
    .at = before
