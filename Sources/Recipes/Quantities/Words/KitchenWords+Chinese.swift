extension KitchenWords {
  /// Chinese, simplified and traditional.
  static let chinese = KitchenWords(
    units: [
      ("gram", "克, 公克"), ("kilogram", "千克, 公斤"), ("metric-pound", "斤"),
      ("millilitre", "毫升"), ("litre", "升, 公升"), ("metric-tablespoon", "大勺, 汤匙, 湯匙, 大匙, 汤勺"),
      ("metric-teaspoon", "小勺, 茶匙, 小匙"), ("spoon", "勺, 匙"),
      ("piece", "个, 個, 颗, 顆, 只, 隻, 块, 塊, 粒, 枚, 条, 條, 段, 头, 尾, 朵, 张, 張"),
      ("clove", "瓣"), ("slice", "片"), ("bunch", "把, 束"), ("stalk", "根, 棵, 支"),
      ("packet", "包, 袋"), ("can", "罐, 听"), ("bottle", "瓶"), ("bowl", "碗"), ("glass", "杯"),
      ("box", "盒"), ("drop", "滴"), ("portion", "份, 人份"), ("pinch", "撮"), ("centimetre", "厘米, 公分"),
    ],
    numbers: [
      ("半", 1, 2), ("一", 1, 1), ("两", 2, 1), ("兩", 2, 1), ("二", 2, 1), ("三", 3, 1),
      ("四", 4, 1), ("五", 5, 1), ("六", 6, 1), ("七", 7, 1), ("八", 8, 1), ("九", 9, 1),
      ("十", 10, 1),
    ],
    approximations: "约, 大约, 約, 大約, 每份",
    ranges: "到, 至, 或",
    sums: "加",
    links: "的",
    vague: "适量, 適量, 少许, 少許, 若干, 一些, 些许, 随意",
    optional: "可选, 可選, 可不加, 选用")
}
