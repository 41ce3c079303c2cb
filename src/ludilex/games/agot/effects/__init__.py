"""Effects that are seldom done, by what they are about. Not compiled."""
