# What cards of Untamed ask for.
mod-in-play = in play
