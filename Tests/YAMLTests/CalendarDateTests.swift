import Testing

@testable import YAML

@Suite("Dates")
struct CalendarDateTests {
  @Test(
    "A day that there is reads and is written as ISO 8601",
    arguments: [
      ("2026-11-30", "2026-11-30"), ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
      ("0987-01-01", "0987-01-01"), ("2026-11-30T10:00:00Z", "2026-11-30"),
      ("2026-11-30 10:00", "2026-11-30"),
    ])
  func days(_ text: String, written: String) {
    #expect(CalendarDate(iso8601: text)?.description == written)
  }

  @Test(
    "What is no day of the calendar is none",
    arguments: [
      "", "2026", "2026-13-01", "2026-00-10", "2026-01-00", "2026-02-29", "1900-02-29",
      "2026-04-31",
      "0000-01-01", "2026/01/01", "30-11-2026", "2026-1-1", "2026-11-30x", "２０２６-11-30",
    ])
  func none(_ text: String) { #expect(CalendarDate(iso8601: text) == nil) }

  @Test("Dates are ordered in time")
  func order() throws {
    let a = try #require(CalendarDate(iso8601: "2025-12-31"))
    let b = try #require(CalendarDate(iso8601: "2026-01-01"))
    #expect(a < b && !(b < a))
  }
}
