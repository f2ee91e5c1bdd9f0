extension KitchenWords {
  /// Japanese.
  static let japanese = KitchenWords(
    units: [
      ("gram", "グラム, ｇ"), ("kilogram", "キロ, キログラム"), ("millilitre", "ミリリットル"),
      ("litre", "リットル"), ("metric-tablespoon", "大さじ, 大匙, おおさじ"),
      ("metric-teaspoon", "小さじ, 小匙, こさじ"), ("japanese-cup", "カップ"),
      ("piece", "個, こ, 切れ, ヶ, ケ, コ, 尾, 匹, 羽, 粒, 個分, 切れ分"), ("clove", "かけ, 片, カケ, 欠片, かけ分, 片分"),
      ("slice", "枚, 枚分"), ("bunch", "束, 把, わ, 束分"), ("head", "玉, 株, 株分, 玉分"), ("stalk", "本, 本分"),
      ("block", "丁"), ("packet", "袋, パック, 包"), ("can", "缶"), ("bottle", "瓶"), ("bowl", "杯, 杯分"),
      ("portion", "人前, 人分, 膳"), ("drop", "滴"), ("handful", "つかみ"), ("pinch", "つまみ"),
      ("centimetre", "センチ"),
    ],
    numbers: [("半", 1, 2), ("一", 1, 1), ("二", 2, 1), ("三", 3, 1)],
    approximations: "約, およそ, 各",
    ranges: "から, または",
    sums: "と",
    links: "の",
    vague: "少々, 適量, 適宜, お好みで, 少量, ひとつまみ, ひとつかみ, たっぷり, お好みの量",
    optional: "お好みで, なくても可, あれば")
}
