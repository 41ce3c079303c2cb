# Általános szavak, amelyekre először ezeknek a lapoknak volt szükségük.
mod-costs-each = (ára legfeljebb 1 érme – { $each } után)
    .outer = 2
when-clean-up = { $who ->
    [you] a takarításod kezdetén
    [they] annak a játékosnak a takarítása kezdetén
    [other] egy másik játékos takarításának kezdetén
   *[any] a takarítás kezdetén
  }
    .join = moment
