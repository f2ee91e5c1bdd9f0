import Diagnostics
import Publishing

extension ThemeAssets {
  /// The icons of an installed site by their names under `assets/`, the best first.
  private static let iconNames = ["icon.svg", "icon-512.png", "icon-maskable.png"]

  /// The icons that a theme has.
  ///
  /// A project with a drawing of its own has not drawn the built-in ones, so they are left out.
  static func icons(
    of sources: TemplateSources, at urls: [String: String]
  ) -> [PublishedTheme.Icon] {
    let own = iconNames.filter { name in
      let path = "assets/\(name)"
      return sources.files[path] !== TemplateSources.builtIn.files[path]
    }
    return (own.isEmpty ? iconNames : own).compactMap { name in
      urls[name].map { PublishedTheme.Icon(path: $0, isMaskable: name == "icon-maskable.png") }
    }
  }
}
