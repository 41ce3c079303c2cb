dig-for = { $agree ->
    [does] dobjon el lapokat
    [does-it] dobjon el lapokat
    [may] eldobhatsz lapokat
    [may-it] eldobhatsz lapokat
    [let] eldobhat lapokat
    [let-it] eldobhat lapokat
   *[do] dobj el lapokat
  } { $whose ->
    [they] a paklija tetejéről, amíg el nem dob
   *[you] a paklid tetejéről, amíg el nem dobsz
  } { $obj }, vagy el nem fogynak a lapok
