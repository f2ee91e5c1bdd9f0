import Diagnostics
import Markdown
import Mustache
import Recipes
import SiteGenerator
import YAML

/// Every kind of fault that Crumb can find, for reports and the reference.
public enum AllFaults {
  /// The kinds, sorted by id.
  public static let kinds: [DiagnosticKind] =
    (YAMLFault.all + MarkdownFault.all + TemplateFault.all + RecipeFault.all + RecipeMDFault.all
    + CookbookFault.all
    + GeneratorFault.all).sorted { $0.id < $1.id }
}
