extension CookbookEntry {
  /// Adds everything of the entry by which a site is planned: equal bytes, equal plan.
  ///
  /// What only the recipe's own pages show is left out, and so are places in the file.
  public func appendPlan(to bytes: inout [UInt8]) {
    summary.appendPlan(to: &bytes)
    append(category, to: &bytes)
    append(bundle.map { [$0] } ?? [], to: &bytes)
    append(anchors.names, to: &bytes)
    append(anchors.stepCount, to: &bytes)
    append(references.count, to: &bytes)
    for link in references {
      bytes.append(link.role.planByte)
      append(link.reference.target, to: &bytes)
    }
    words.appendPlan(to: &bytes)
  }
}

extension RecipeSummary {
  fileprivate func appendPlan(to bytes: inout [UInt8]) {
    for text in [id, title, summary, sourcePath, photoAlt] { append(text, to: &bytes) }
    let optional = [
      language, dates.published, dates.modified, photo?.target, photo?.alt,
      times.preparation?.text, times.cooking?.text, times.total?.text,
    ]
    for text in optional { append(text.map { [$0] } ?? [], to: &bytes) }
    for time in [times.preparation, times.cooking, times.total] {
      append(time?.seconds ?? -1, to: &bytes)
    }
    for list in [tags, aliases] { append(list, to: &bytes) }
    append(yields.count, to: &bytes)
    for amount in yields {
      append(amount.text, to: &bytes)
      append([amount.unit, amount.min?.text, amount.max?.text].map { $0 ?? "" }, to: &bytes)
    }
    append(ingredientCount, to: &bytes)
    append(stepCount, to: &bytes)
  }
}

extension LinkReference.Role {
  fileprivate var planByte: UInt8 {
    switch self {
    case .related: 1
    case .link: 2
    case .image: 3
    }
  }
}

extension RecipeWords {
  fileprivate func appendPlan(to bytes: inout [UInt8]) {
    for part in [title, tags, names] {
      append(part.count, to: &bytes)
      part.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
  }
}

// Each text is led by its length, so that two texts are never taken for others that meet elsewhere.
private func append(_ text: String, to bytes: inout [UInt8]) {
  append(text.utf8.count, to: &bytes)
  bytes += text.utf8
}

private func append(_ texts: [String], to bytes: inout [UInt8]) {
  append(texts.count, to: &bytes)
  for text in texts { append(text, to: &bytes) }
}

private func append(_ number: Int, to bytes: inout [UInt8]) {
  withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
}
