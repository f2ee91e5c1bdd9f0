import Language

/// What `Staples` are, in the languages that put no spaces between words: Chinese and Japanese.
///
/// Names of one character are left out where they begin or end others.
enum UnspacedStaples {
  /// A thing by its name, with the texts that list it too.
  struct Staple: Sendable {
    /// The name as steps have it.
    var name: [UInt8]
    /// What in a list of ingredients stands for it, itself first, folded.
    var listings: [[UInt8]]
  }

  static let all: [Staple] = (japanese + chinese).map { line in
    let words = line.split(separator: " ").map { Array($0.utf8) }
    return Staple(name: words[0], listings: words.map(Folding.folded))
  }

  /// The bytes of the first place where a text surely calls for a staple.
  static func place(of staple: Staple, in text: [UInt8]) -> Range<Int>? {
    var start = 0
    while let place = ByteSearch.first(staple.name, in: text, from: start) {
      let end = place + staple.name.count
      let isCompound = compounds.contains { text[end...].starts(with: $0) }
      let sentence = sentence(around: place, in: text)
      if !isCompound, !doubts.contains(where: { ByteSearch.holds(sentence, $0) }) {
        return place..<end
      }
      start = end
    }
    return nil
  }

  /// The text between the full stops around a byte, as far as a sentence goes.
  private static func sentence(around place: Int, in text: [UInt8]) -> [UInt8] {
    let isStop = { (end: Int) in end >= 3 && text[end - 3..<end].elementsEqual("。".utf8) }
    var (start, end) = (place, place)
    while start > max(0, place - longest), !isStop(start) { start -= 1 }
    while end < min(text.count, place + longest), !isStop(end) { end += 1 }
    return Array(text[start..<end])
  }

  private static let longest = 400

  private static let japanese = [
    "醤油 しょうゆ 正油 しょう油 ポン酢 めんつゆ", "砂糖 糖 ラカント", "みりん 味醂 ミリン",
    "味噌 みそ ミソ", "牛乳 ミルク", "バター マーガリン", "小麦粉 薄力粉 強力粉 中力粉 ミックス",
    "薄力粉 小麦粉", "強力粉 小麦粉", "片栗粉 でんぷん コーンスターチ", "にんにく ニンニク 大蒜 ガーリック",
    "生姜 しょうが ショウガ ジンジャー", "玉ねぎ 玉葱 たまねぎ タマネギ オニオン", "じゃがいも ジャガイモ 馬鈴薯",
    "にんじん 人参 ニンジン", "ごま油 胡麻油 ゴマ油", "はちみつ 蜂蜜 ハチミツ", "生クリーム クリーム",
    "マヨネーズ マヨ", "レモン 檸檬", "卵黄 卵 たまご 玉子", "卵白 卵 たまご 玉子",
  ]
  private static let chinese = [
    "酱油 生抽 老抽 豉油 鲜酱", "醬油 生抽 老抽 豉油", "生抽 酱油 醬油 豉油", "老抽 酱油 醬油 豉油",
    "料酒 黄酒 绍兴 绍酒 米酒 花雕 加饭 白酒", "蚝油 耗油", "蠔油", "白糖 糖", "鸡蛋 蛋", "雞蛋 蛋",
    "牛奶 奶", "面粉 粉", "麵粉 粉", "淀粉 生粉 太白粉 芡粉 豆粉", "澱粉 生粉 太白粉 芡粉", "大蒜 蒜", "生姜 姜",
    "洋葱", "洋蔥", "香菜 芫荽", "花椒", "八角 大料", "豆瓣酱 豆瓣", "黄油 牛油 奶油", "蜂蜜", "土豆 马铃薯 洋芋",
    "胡萝卜 红萝卜", "番茄 西红柿", "西红柿 番茄", "香油 麻油 芝麻油", "葱花 葱", "蔥花 蔥",
  ]

  /// What makes something else of a staple before it.
  private static let compounds = [
    "酱", "醬", "汁", "沙司", "ケチャップ", "ソース", "ナイフ", "ロール", "チョコ", "巧克力", "面包", "水", "油", "粒", "粉", "器",
    "ドレッシング", "スープ", "プレス", "絞り", "しぼり",
  ].map { Array($0.utf8) }

  /// Words of sentences that only propose something.
  private static let doubts = [
    "可选", "可選", "可以", "也可", "可不", "如果", "喜欢", "喜歡", "或", "若", "代替", "比如", "例如", "等", "建议", "推荐",
    "搭配",
    "お好み", "好みで", "なければ", "代わり", "代用", "添え", "または", "でも", "あれば", "場合", "など", "オススメ", "おすすめ",
  ].map { Array($0.utf8) }
}
