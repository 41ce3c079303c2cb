# Attachments that come off or hold cards, and what they make of themselves.
counter-under = { $n } to lie facedown
come-off = detach this card; it stays in play
redirect-attached = { $form ->
    [does] attaches
   *[other] attach
  } { $obj } facedown to this card instead
when-return = when { $obj } is returned to hand
when-attach = when { $obj } is attached
mod-neutral = neutral
    .at = before
mod-no-dearer = whose printed cost is not higher than that of that card
mod-on-same-host = attached to the same card as this
keyword-joust = joust (while it attacks alone, at most one defender may be declared)
keyword-trait-power-struggle = Power Struggle
keyword-trait-reinforcements = Reinforcements
keyword-trait-house-bolton = House Bolton
keyword-trait-warhorse = Warhorse
become = this card becomes a character with strength { $n }, { $icons } { $many ->
    [one] icon
   *[other] icons
  } and: { $others }
