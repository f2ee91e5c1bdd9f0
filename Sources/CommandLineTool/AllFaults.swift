import Diagnostics
import Language
import Markdown
import Mustache
import Photos
import Publishing
import Recipes
import SiteGenerator
import YAML

/// Every kind of fault that Crumb can find, for reports and the reference.
public enum AllFaults {
  /// The kinds, sorted by id.
  public static let kinds: [DiagnosticKind] =
    (YAMLFault.all + LanguageFault.all + MarkdownFault.all + TemplateFault.all + RecipeFault.all
    + CookbookFault.all + PublishingFault.all + PhotoFault.all + GeneratorFault.all).sorted {
      $0.id < $1.id
    }
}
