extension [Yield] {
  /// By what a recipe with these yields is to be multiplied to give an amount of what it makes; `nil` where none of
  /// them can be held against that.
  ///
  /// `2 recipes` and `1 batch` count the recipe itself. Measures are held against a yield that
  /// measures the same, `200 g` against `1 kg`; counted things against a yield of the same unit; and
  /// a bare number of what `name` says against a yield of such things, `12` against `24 meatballs`.
  public func factor(making amount: Amount, of name: String) -> Rational? {
    guard let wanted = amount.min, wanted > Rational(0) else { return nil }
    let unit = AmountText(amount).unit
    if unit?.id == "batch" { return wanted }
    for yield in self {
      guard let given = yield.min, given > Rational(0) else { continue }
      let ratio = unit.flatMap { unit in AmountText(yield).unit.flatMap { unit.multiple(of: $0) } }
      let isSame = unit == nil && amount.unit == nil && yield.names(name)
      guard let ratio = ratio ?? (isSame ? Rational(1) : nil) else { continue }
      return wanted.multiplied(by: ratio)?.divided(by: given)
    }
    return nil
  }
}

extension Unit {
  /// How many of another unit it is: sizes where both measure the same, 1 where they are one.
  fileprivate func multiple(of other: Unit) -> Rational? {
    self == other ? Rational(1) : ratio(to: other)
  }
}

extension Amount {
  /// Whether what it counts is what a name ends with: `meatballs` of `small meatballs`.
  fileprivate func names(_ name: String) -> Bool {
    guard let unit else { return false }
    let words = { (text: String) in
      NameStems.words(of: Array(text.utf8), plurals: .english).map(\.hash)
    }
    let last = words(name).last
    return last != nil && words(unit).last == last
  }
}
