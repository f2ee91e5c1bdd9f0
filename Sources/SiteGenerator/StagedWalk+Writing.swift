import Navigation
import Publishing

extension StagedWalk {
  /// Renders and writes a site; `false` where it cannot be written.
  func write(_ site: PreparedSite) -> Bool {
    guard case .success(let folder) = OutputFolder.open(site.project) else { return false }
    let (part, writer) = (SitePart(.whole, of: site), SiteWriter(to: folder))
    let published = timer.time(.render, bytes: size) { part.publishedFiles() }
    let theme = part.themeFiles.map { PublishedFile(path: $0.path, bytes: $0.bytes) }
    let paths = part.routes.map(\.outputPath) + (theme + published).map(\.path)
    guard timer.time(.write, { (try? writer.announce(paths)) != nil }) else { return false }
    var done = SiteWriting.Batch()
    for start in stride(from: 0, to: part.recipes.count, by: batch) {
      let recipes = part.recipes[start..<min(start + batch, part.recipes.count)]
      done.add(write(recipePages(Array(recipes), of: site), by: writer))
    }
    for start in stride(from: 0, to: part.sharedRoutes.count, by: batch) {
      let routes = part.sharedRoutes[start..<min(start + batch, part.sharedRoutes.count)]
      done.add(write(sharedPages(Array(routes), of: site), by: writer))
    }
    done.add(write(published + theme, by: writer))
    guard done.failure == nil else { return false }
    let files = Dictionary(done.files.map { ($0.path, Optional($0.hash)) }) { first, _ in first }
    return timer.time(.write) { (try? writer.finish(files)) != nil }
  }

  private func recipePages(_ recipes: [Int], of site: PreparedSite) -> [PublishedFile] {
    timer.time(.render, bytes: size) {
      Parallel.map(recipes.count, chunk: 32, jobs: jobs) { range in
        var pages: [PublishedFile] = []
        var bytes: [UInt8] = []
        for position in recipes[range] {
          site.renderPages(ofRecipe: position, using: &bytes) { route, page in
            pages.append(PublishedFile(path: route.outputPath, bytes: page))
          }
        }
        return pages
      }.flatMap { $0 }
    }
  }

  private func sharedPages(_ routes: [Route], of site: PreparedSite) -> [PublishedFile] {
    timer.time(.render, bytes: size) {
      Parallel.map(routes.count, chunk: 1, jobs: jobs) { range in
        routes[range].map { route in
          var bytes: [UInt8] = []
          site.render(route, into: &bytes)
          return PublishedFile(path: route.outputPath, bytes: bytes)
        }
      }.flatMap { $0 }
    }
  }

  private func write(_ files: [PublishedFile], by writer: SiteWriter) -> SiteWriting.Batch {
    let batches = timer.time(.write, bytes: { _ in size(files) }) {
      Parallel.map(files.count, chunk: 32, jobs: jobs) { range in
        var batch = SiteWriting.Batch()
        for file in files[range] { batch.write(file.path, file.bytes, by: writer) }
        return batch
      }
    }
    return batches.reduce(into: SiteWriting.Batch()) { $0.add($1) }
  }

  private func size(_ files: [PublishedFile]) -> Int { files.reduce(0) { $0 + $1.bytes.count } }
}
