import CCmark
import Diagnostics
import Glibc

@testable import Markdown

extension Fragment {
  /// The HTML with its slots filled with the targets as they are.
  var filled: String {
    var text: [UInt8] = []
    var start = 0
    for slot in slots {
      text += html[start..<slot.offset]
      text += Array(slot.tag.utf8)
      start = slot.offset
    }
    return String(decoding: text + html[start...], as: UTF8.self)
  }
}

extension Fragment.Slot {
  fileprivate var tag: String {
    let title = title.isEmpty ? "" : " title=\"\(escaped(title))\""
    return switch kind {
    case .link: "<a href=\"\(escaped(target))\"\(title)>"
    case .image(let alt): "<img src=\"\(escaped(target))\" alt=\"\(escaped(alt))\"\(title)>"
    }
  }

  private func escaped(_ text: String) -> String {
    var fragment = Fragment()
    fragment.append(text: text)
    return fragment.filled
  }
}

/// The HTML that libcmark makes of a text, tags without an end written as Crumb writes them.
func referenceHTML(_ text: String) -> String {
  guard let html = cmark_markdown_to_html(text, text.utf8.count, CMARK_OPT_DEFAULT) else {
    return ""
  }
  defer { free(html) }
  return String(cString: html).split(separator: " />", omittingEmptySubsequences: false)
    .joined(separator: ">")
}

/// The HTML of all blocks of a text, the levels of headings kept.
func html(_ text: String) -> String {
  let document = markdown(text)
  var writer = FragmentWriter(document)
  let levels = document.root.children.filter { $0.kind == .heading }.map(\.headingLevel)
  writer.topHeadingLevel = levels.min() ?? 1
  return writer.blocks(document.root.children).filled
}

/// HTML without the ids of headings, which libcmark does not make.
func withoutIDs(_ html: String) -> String {
  var result = ""
  var rest = html[...]
  while let start = rest.firstRange(of: " id=\"") {
    result += rest[..<start.lowerBound]
    rest = rest[start.upperBound...].drop { $0 != "\"" }.dropFirst()
  }
  return result + rest
}
