import Publishing
import SiteGenerator

/// Answers requests out of a site that is written nowhere, as GitHub Pages would answer them.
///
/// A pure function: the same request over the same state has the same answer.
public struct Responder: Sendable {
  /// The names that the server may be reached by.
  public let hosts: AllowedHosts

  /// Makes a responder.
  public init(hosts: AllowedHosts) { self.hosts = hosts }

  /// Answers a request.
  public func respond(to request: Request, in state: PreviewState) -> Response {
    if let refusal = refusal(of: request) { return refusal }
    guard let path = RequestPath(request.target) else {
      return state.site.map { notFound(in: $0, request) } ?? errorPage(state, request)
    }
    if path.path.hasPrefix(LiveReload.folder) { return reserved(path.path, request, state) }
    guard let site = state.site else { return errorPage(state, request) }
    return answer(path, request, in: site)
  }

  private func refusal(of request: Request) -> Response? {
    let names = request.values(of: "host")
    guard names.count == 1 else { return .text(400, "The request does not name one host.") }
    guard hosts.allow(names[0]) else {
      return .text(403, "This preview is not for pages of another host.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "A preview can only be read.", [.init("Allow", "GET, HEAD")])
    }
    return nil
  }

  private func reserved(_ path: String, _ request: Request, _ state: PreviewState) -> Response {
    switch path {
    case LiveReload.script:
      entity(Array(LiveScript.text.utf8), type: ContentType.script, request)
    case LiveReload.style: entity(Array(LiveStyle.text.utf8), type: ContentType.style, request)
    case LiveReload.errors:
      entity(Array(ErrorPage.fragment(of: state).utf8), type: ContentType.html, request)
    case LiveReload.events:
      Response(
        200, type: "text/event-stream; charset=utf-8", .events,
        [.init("Cache-Control", "no-store")])
    default: .text(404, "There is nothing here.")
    }
  }

  private func errorPage(_ state: PreviewState, _ request: Request) -> Response {
    page(
      Array(ErrorPage.page(of: state).utf8), request, status: state.isBroken ? 500 : 503,
      isReport: true)
  }

  private func answer(
    _ request: RequestPath, _ head: Request, in site: SiteDirectory
  ) -> Response {
    let base = site.site.configuration.facts.basePath
    guard let path = Responder.path(request.path, under: base) else {
      let leadsIn = request.path.isEmpty || "/\(request.path)/" == base
      return leadsIn ? .redirect(to: base + request.query) : notFound(in: site, head)
    }
    if path.isEmpty || path.hasSuffix("/") {
      return file(path + "index.html", in: site, head) ?? notFound(in: site, head)
    }
    if let response = file(path, in: site, head) ?? file(path + ".html", in: site, head) {
      return response
    }
    guard site.file(at: path + "/index.html") != nil else { return notFound(in: site, head) }
    return .redirect(to: "\(request.encoded)/\(request.query)")
  }

  private static func path(_ path: String, under base: String) -> String? {
    let base = base.dropFirst()
    return path.utf8.starts(with: base.utf8)
      ? String(decoding: path.utf8.dropFirst(base.utf8.count), as: UTF8.self) : nil
  }

  private func file(_ path: String, in site: SiteDirectory, _ request: Request) -> Response? {
    guard let file = site.file(at: path), let bytes = site.bytes(of: file) else { return nil }
    // A browser that kept pages would show what was saved before.
    if path == ServiceWorker.path {
      return entity(Array(ServiceWorker.farewell.utf8), type: ContentType.script, request)
    }
    switch file {
    case .page: return page(bytes, request)
    // Its name changes with its bytes, so that a reload need not ask for it again.
    case .asset:
      return entity(bytes, type: ContentType.of(path), request, cache: "max-age=86400, immutable")
    default: return entity(bytes, type: ContentType.of(path), request)
    }
  }

  private func notFound(in site: SiteDirectory, _ request: Request) -> Response {
    page(site.bytes(of: .page(.notFound)) ?? [], request, status: 404)
  }

  // The script compares the tag with the version that its page was given.
  private func page(
    _ bytes: [UInt8], _ request: Request, status: Int = 200, isReport: Bool = false
  ) -> Response {
    let tag = EntityTag(of: bytes)
    return entity(
      LiveReload.tagged(bytes, version: tag.version, isReport: isReport), tag,
      type: ContentType.html, request, status: status)
  }

  private func entity(
    _ bytes: [UInt8], type: String, _ request: Request, cache: String = "no-cache"
  ) -> Response {
    entity(bytes, EntityTag(of: bytes), type: type, request, status: 200, cache: cache)
  }

  private func entity(
    _ bytes: [UInt8], _ tag: EntityTag, type: String, _ request: Request, status: Int,
    cache: String = "no-cache"
  ) -> Response {
    var response = Response(
      status, type: type, .bytes(bytes),
      [.init("Cache-Control", cache), .init("ETag", tag.text)])
    guard status == 200 else { return response }
    response.fields.append(.init("Accept-Ranges", "bytes"))
    if request.values(of: "if-none-match").contains(where: tag.matches) {
      response.status = 304
      response.body = .bytes([])
      return response
    }
    return ranged(response, bytes, tag, request)
  }

  private func ranged(
    _ whole: Response, _ bytes: [UInt8], _ tag: EntityTag, _ request: Request
  ) -> Response {
    var response = whole
    guard request.method == "GET", request.value(of: "if-range").map({ $0 == tag.text }) ?? true
    else { return response }
    switch ByteRange(request.value(of: "range"), count: bytes.count) {
    case .whole: return response
    case .outside:
      return .text(
        416, "The file has \(bytes.count) bytes.",
        [.init("Content-Range", "bytes */\(bytes.count)")])
    case .part(let range):
      response.status = 206
      response.body = .bytes(Array(bytes[range]))
      response.fields.append(
        .init(
          "Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"))
      return response
    }
  }
}
