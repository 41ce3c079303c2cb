"""Effects, conditions and selections that few Dominion cards need, a module for each theme. Not compiled."""
