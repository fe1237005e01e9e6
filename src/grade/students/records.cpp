#include "grade/students/records.hpp"

#include <utility>

namespace minimax::grade {

namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// The records of a text.
class Records {
 public:
  explicit Records(std::string_view text) : rest_(text) {}

  bool is_at_end() const { return rest_.empty(); }

  // Spreadsheets write empty rows as separators alone.
  bool is_blank_line() const {
    const std::size_t begin = rest_.find_first_not_of(" \t,;");
    return begin == std::string_view::npos || is_line_end(rest_[begin]);
  }

  CsvRecord next() {
    CsvRecord record{.line = line_, .fields = {}};
    do {
      record.fields.emplace_back(trimmed(field(record)));
    } while (skip_separator());
    skip_end_of_line();
    return record;
  }

 private:
  static bool is_separator(char each) { return each == ',' || each == ';' || each == '\t'; }
  static bool is_line_end(char each) { return each == '\n' || each == '\r'; }
  bool is_at_end_of_record() const { return rest_.empty() || is_line_end(rest_.front()); }

  char take() {
    const char each = rest_.front();
    rest_.remove_prefix(1);
    if (each == '\n') ++line_;
    return each;
  }

  std::string field(CsvRecord& record) {
    while (rest_.starts_with(' ')) take();
    if (!rest_.starts_with('"')) return plain();
    take();
    std::string text;
    while (!rest_.empty()) {
      const char each = take();
      if (each != '"') {
        text += each;
      } else if (rest_.starts_with('"')) {
        text += take();
      } else {
        if (!trimmed(plain()).empty())
          record.problem = "something follows the quoted field: double the quotes inside of it";
        return text;
      }
    }
    record.problem = "the quote is not closed";
    return text;
  }

  std::string plain() {
    std::string text;
    while (!is_at_end_of_record() && !is_separator(rest_.front())) text += take();
    return text;
  }

  bool skip_separator() {
    if (is_at_end_of_record()) return false;
    take();
    return true;
  }

  // `\n`, `\r\n`, or `\r` alone.
  void skip_end_of_line() {
    if (rest_.starts_with("\r\n")) rest_.remove_prefix(1);
    if (rest_.starts_with('\r')) ++line_;
    if (!rest_.empty()) take();
  }

  std::string_view rest_;
  std::size_t line_ = 1;
};

}  // namespace

std::vector<CsvRecord> csv_records(std::string_view text) {
  Records records(text);
  std::vector<CsvRecord> all;
  while (!records.is_at_end()) {
    const bool is_blank = records.is_blank_line();
    CsvRecord record = records.next();
    if (!is_blank) all.push_back(std::move(record));
  }
  return all;
}

}  // namespace minimax::grade
