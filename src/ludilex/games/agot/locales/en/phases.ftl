# In which phase something happens.
during-setup = in set-up
during-plot = in the plot phase
during-draw = in the draw phase
during-marshalling = in the marshalling phase
during-challenges = in the challenges phase
during-dominance = in the dominance phase
during-standing = in the standing phase
during-taxation = in the taxation phase
during-epic = in the epic phase
