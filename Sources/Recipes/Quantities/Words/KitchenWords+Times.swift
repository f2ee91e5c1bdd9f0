extension KitchenWords {
  /// The units of time of every language, which ingredients have no use for.
  static let times = KitchenWords(
    units: [
      (
        "second",
        """
        s, sec, secs, second, seconds, sek, sekunde, sekunden, seconde, secondes, segundo, segundos, \
        secondo, secondi, seconden, saniye, sn, 秒
        """
      ),
      (
        "minute",
        """
        m, min, mins, minute, minutes, minuten, mn, minuto, minutos, minuti, minuut, dakika, dk, \
        分, 分钟, 分鐘, 分間, minutos
        """
      ),
      (
        "hour",
        """
        h, hr, hrs, hour, hours, std, stunde, stunden, heure, heures, hora, horas, ora, ore, uur, uren, \
        saat, sa, 小时, 小時, 时间, 時間
        """
      ),
      (
        "day",
        "d, day, days, tag, tage, tagen, jour, jours, día, días, dia, dias, giorno, giorni, dag, dagen, gün, 天, 日"
      ),
      (
        "week",
        "week, weeks, woche, wochen, semaine, semaines, semana, semanas, settimana, settimane, weken, hafta"
      ),
    ])
}

extension Lexicon {
  /// The words that lengths of time are made of.
  static let times = Lexicon(
    [.times]
      + [
        KitchenWords.english, .german, .french, .spanish, .italian, .portuguese, .dutch, .turkish,
        .japanese, .chinese,
      ].map { words in
        var words = words
        words.units = []
        return words
      })
}
