# Szavak a kör fázisairól szóló hatásokhoz.
return-to-actions = { $agree ->
    [do] ha a vásárlásfázisod van, térj vissza az akciófázisodba
    [does] ha a vásárlásfázisa van, térjen vissza az akciófázisába
    [may] ha a vásárlásfázisod van, visszatérhetsz az akciófázisodba
   *[let] ha a vásárlásfázisa van, visszatérhet az akciófázisába
  }
