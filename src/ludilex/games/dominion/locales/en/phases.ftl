# Words for effects on the phases of a turn.
return-to-actions = { $form ->
    [does] if it is their Buy phase, they return to their
   *[other] if it is your Buy phase, return to your
  } Action phase
