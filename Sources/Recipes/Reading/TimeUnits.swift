/// The words for units of time, in the languages that Crumb knows.
enum TimeUnits {
  /// The unit of each word, in lower case.
  static let units: [String: DurationParser.Unit] = {
    var units: [String: DurationParser.Unit] = [:]
    for (unit, words) in table {
      for word in words { units[word] = unit }
    }
    return units
  }()

  /// Units of scripts that put no space after a word, the longest first.
  static let unspaced: [(String, DurationParser.Unit)] = [
    ("分钟", .minute), ("小时", .hour), ("時間", .hour), ("分間", .minute), ("分", .minute),
    ("秒", .second), ("日", .day), ("天", .day), ("週間", .week), ("周", .week),
  ]

  private static let table: [(DurationParser.Unit, [String])] = [
    (
      .second,
      [
        "s", "sec", "secs", "second", "seconds", "sekunde", "sekunden", "sek", "seconde",
        "secondes", "segundo", "segundos", "secondo", "secondi", "seconden", "saniye",
      ]
    ),
    (
      .minute,
      [
        "m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti",
        "minuut", "dakika", "dk",
      ]
    ),
    (
      .hour,
      [
        "h", "hr", "hrs", "hour", "hours", "stunde", "stunden", "std", "heure", "heures", "hora",
        "horas", "ora", "ore", "uur", "saat",
      ]
    ),
    (
      .day,
      [
        "d", "day", "days", "tag", "tage", "tagen", "jour", "jours", "día", "días", "dia", "dias",
        "giorno", "giorni", "dag", "dagen", "gün",
      ]
    ),
    (.week, ["week", "weeks", "woche", "wochen", "semaine", "semaines", "semana", "semanas"]),
  ]
}
