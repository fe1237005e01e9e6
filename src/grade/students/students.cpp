#include "grade/students/students.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "base/hash.hpp"
#include "base/lower_case.hpp"

namespace minimax::grade {

namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

bool is_letter_or_digit(char each) {
  return (lower_case(each) >= 'a' && lower_case(each) <= 'z') || (each >= '0' && each <= '9');
}

bool is_safe(char each) {
  return is_letter_or_digit(each) || std::string_view("_-.@+").find(each) != std::string_view::npos;
}

bool heads_ids(std::string_view field) {
  constexpr std::array<std::string_view, 16> words = {
      "id",     "student",       "studentid", "studentnumber", "user",         "userid",
      "login",  "loginid",       "username",  "email",         "emailaddress", "name",
      "number", "matriculation", "sisuserid", "orgdefinedid"};
  std::string letters;
  for (const char each : field) {
    if (is_letter_or_digit(each)) letters += lower_case(each);
  }
  return std::ranges::count(words, letters) != 0;
}

/// The records of a text.
class Records {
 public:
  explicit Records(std::string_view text) : rest_(text) {}

  struct Record {
    std::size_t line;
    std::string first;
    bool is_blank;                  ///< all fields are empty
    const char* problem = nullptr;  ///< of the quotes
  };

  std::optional<Record> next() {
    if (rest_.empty()) return std::nullopt;
    Record record{.line = line_, .first = {}, .is_blank = is_blank_line()};
    bool is_first = true;
    do {
      const std::string field = this->field(record);
      if (is_first) record.first = trimmed(field);
      is_first = false;
    } while (skip_separator());
    skip_end_of_line();
    return record;
  }

 private:
  static bool is_separator(char each) { return each == ',' || each == ';' || each == '\t'; }
  static bool is_line_end(char each) { return each == '\n' || each == '\r'; }
  bool is_at_end_of_record() const { return rest_.empty() || is_line_end(rest_.front()); }

  // Spreadsheets write empty rows as separators alone.
  bool is_blank_line() const {
    const std::size_t begin = rest_.find_first_not_of(" \t,;");
    return begin == std::string_view::npos || is_line_end(rest_[begin]);
  }

  char take() {
    const char each = rest_.front();
    rest_.remove_prefix(1);
    if (each == '\n') ++line_;
    return each;
  }

  std::string field(Record& record) {
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

class Reader {
 public:
  StudentList read(std::string_view text) {
    Records records(text);
    bool is_first = true;
    while (const auto record = records.next()) {
      if (record->is_blank) continue;
      const bool is_header = is_first && heads_ids(record->first);
      is_first = false;
      if (!is_header) add(*record);
    }
    return std::move(list_);
  }

 private:
  void add(const Records::Record& record) {
    if (record.problem) return complain(record.line, record.problem);
    if (record.first.empty())
      return complain(record.line, "the id is empty: the first column holds one for each student");
    Student student{
        .id = record.first, .line = record.line, .file_name = file_name_of(record.first)};
    // Many file systems do not tell the cases of letters apart.
    const auto [known, is_new] =
        lines_.emplace(lower_case(student.file_name), list_.students.size());
    if (is_new) return list_.students.push_back(std::move(student));
    const Student& earlier = list_.students[known->second];
    if (earlier.id == student.id)
      return complain(record.line,
                      fmt::format("the id {} stands in line {} already", student.id, earlier.line));
    complain(record.line, fmt::format("the files of {} and of {} in line {} have the same name, "
                                      "but for upper and lower case: change one id",
                                      student.id, earlier.id, earlier.line));
  }

  void complain(std::size_t line, std::string message) {
    list_.problems.push_back({line, std::move(message)});
  }

  StudentList list_;
  std::map<std::string, std::size_t> lines_;  // of lower-case file names: places in the list
};

}  // namespace

StudentList read_students(std::string_view text) {
  return Reader().read(text);
}

std::string file_name_of(std::string_view id) {
  constexpr std::size_t longest = 64;
  std::string name;
  for (const char each : id.substr(0, longest)) name += is_safe(each) ? each : '_';
  if (name.starts_with('-') || name.starts_with('.')) name.front() = '_';
  if (name == id) return name;
  return fmt::format("{}-{:08x}", name, hash_of(id) & 0xffffffffU);
}

}  // namespace minimax::grade
