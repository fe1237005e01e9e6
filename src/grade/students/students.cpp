#include "grade/students/students.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "base/digit.hpp"
#include "base/hash.hpp"
#include "base/lower_case.hpp"
#include "grade/students/headings.hpp"
#include "grade/students/records.hpp"

namespace minimax::grade {

namespace {

bool is_letter_or_digit(char each) {
  return digit_value(each) < 36;
}

bool is_safe(char each) {
  return is_letter_or_digit(each) || std::string_view("_-.@+").find(each) != std::string_view::npos;
}

// By such a column a student is known, and files may be called after what is in it.
bool tells_who(Column column) {
  return column < Column::first_name;
}

bool has_digit(std::string_view text) {
  return text.find_first_of("0123456789@") != std::string_view::npos;
}

// Canvas writes a record below the header that is nobody's, and the number of it is empty.
bool is_of_canvas(const CsvRecord& record) {
  const std::string first = plain_heading(record.fields.front());
  return first == "pointspossible" || first == "manualposting";
}

std::string cell(const CsvRecord& record, std::size_t column) {
  return column < record.fields.size() ? record.fields[column] : "";
}

/// The columns of a list.
class Columns {
 public:
  Columns() = default;
  explicit Columns(const CsvRecord& header) : headings_(header.fields) {
    for (const std::string& heading : headings_) kinds_.push_back(column_headed(heading));
  }

  // One word alone may be somebody's name.
  bool is_header() const {
    if (kinds_.empty()) return false;
    const auto is_known = [](Column kind) { return kind != Column::other; };
    return tells_who(kinds_.front()) || std::ranges::count_if(kinds_, is_known) > 1;
  }

  Column kind(std::size_t column) const { return kinds_[column]; }
  const std::string& heading(std::size_t column) const { return headings_[column]; }
  std::optional<std::size_t> headed(const std::string& heading) const {
    for (std::size_t i = 0; i < headings_.size(); ++i) {
      if (plain_heading(headings_[i]) == plain_heading(heading)) return i;
    }
    return std::nullopt;
  }

  // Those that may hold the ids, the best first.
  std::vector<std::size_t> candidates() const {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      if (tells_who(kinds_[i])) columns.push_back(i);
    }
    std::ranges::stable_sort(columns, {}, [&](std::size_t column) { return kinds_[column]; });
    return columns;
  }

  // `Silva, Ana` of Canvas too.
  std::string name(const CsvRecord& record) const {
    const std::string whole = of_kind(record, Column::name);
    if (!whole.empty()) return whole;
    const std::string first = of_kind(record, Column::first_name);
    const std::string last = of_kind(record, Column::last_name);
    return first + (first.empty() || last.empty() ? "" : " ") + last;
  }

  // By what else than the id the student of a record is known.
  std::vector<std::string> other_names(const CsvRecord& record) const {
    std::vector<std::string> names;
    const auto add = [&](std::string name) {
      if (!name.empty()) names.push_back(std::move(name));
    };
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      const std::string text = cell(record, i);
      if (tells_who(kinds_[i]) || kinds_[i] == Column::submission) add(text);
      // `Participant 12345`, and `Silva, Ana` of Canvas.
      if (kinds_[i] == Column::identifier && text.find(' ') != std::string::npos)
        add(text.substr(text.rfind(' ') + 1));
      const std::size_t comma = text.find(", ");
      if (kinds_[i] == Column::name && comma != std::string::npos)
        add(text.substr(comma + 2) + " " + text.substr(0, comma));
    }
    const std::string first = of_kind(record, Column::first_name);
    const std::string last = of_kind(record, Column::last_name);
    if (!first.empty() && !last.empty()) {
      add(first + " " + last);
      add(last + " " + first);  // as Hungarian names are written
    }
    return names;
  }

 private:
  std::string of_kind(const CsvRecord& record, Column kind) const {
    const auto found = std::ranges::find(kinds_, kind);
    if (found == kinds_.end()) return "";
    return cell(record, static_cast<std::size_t>(found - kinds_.begin()));
  }

  std::vector<std::string> headings_;
  std::vector<Column> kinds_;
};

class Reader {
 public:
  Reader(std::vector<CsvRecord> records, const std::string& id_column)
      : records_(std::move(records)), rest_(records_) {
    if (records_.empty()) return;
    columns_ = Columns(records_.front());
    const bool names_heading = !id_column.empty() && columns_.headed(id_column).has_value();
    if (columns_.is_header() || names_heading) {
      records_.erase(std::remove_if(records_.begin() + 1, records_.end(), is_of_canvas),
                     records_.end());
      rest_ = std::span<const CsvRecord>(records_).subspan(1);
    } else {
      columns_ = Columns();
    }
    choose(id_column);
  }

  StudentList read() {
    if (list_.problems.empty()) {
      for (const CsvRecord& record : rest_) add(record);
    }
    return std::move(list_);
  }

 private:
  void choose(const std::string& id_column) {
    if (id_column.empty()) return choose_best();
    if (const auto headed = columns_.headed(id_column)) {
      id_ = *headed;
    } else if (const auto number = number_of(id_column)) {
      id_ = *number - 1;
    } else {
      complain(records_.front().line,
               fmt::format("no column is headed `{}`: give a heading of this line, or the number "
                           "of a column, from 1",
                           id_column));
    }
  }

  static std::optional<std::size_t> number_of(const std::string& text) {
    constexpr std::size_t most_digits = 6;
    if (text.empty() || text.size() > most_digits ||
        text.find_first_not_of("0123456789") != std::string::npos || text == "0")
      return std::nullopt;
    return std::stoul(text);
  }

  void choose_best() {
    const std::vector<std::size_t> candidates = columns_.candidates();
    if (candidates.empty()) return note_header();
    id_ = candidates.front();
    for (const std::size_t column : candidates) {
      // A name is no better than what one of the class lacks.
      if (columns_.kind(column) != Column::name && !first_empty(column)) {
        id_ = column;
        break;
      }
    }
    if (id_ == candidates.front()) return;
    list_.notes.push_back(
        {first_empty(candidates.front())->line,
         fmt::format("`{}` is empty here: the ids are those of the column `{}`",
                     columns_.heading(candidates.front()), columns_.heading(id_))});
  }

  const CsvRecord* first_empty(std::size_t column) const {
    for (const CsvRecord& record : rest_) {
      if (cell(record, column).empty()) return &record;
    }
    return nullptr;
  }

  // Without a known header: the first line may be one all the same, where it alone has no digit.
  void note_header() {
    if (rest_.size() < 3 || has_digit(rest_.front().fields.front())) return;
    const auto is_id = [](const CsvRecord& record) { return has_digit(record.fields.front()); };
    if (!std::ranges::all_of(rest_.subspan(1), is_id)) return;
    const CsvRecord& first = rest_.front();
    list_.notes.push_back(
        {first.line, fmt::format("`{0}` is taken for an id: where it is a heading, say "
                                 "--id-column \"{0}\"",
                                 first.fields.front())});
  }

  void add(const CsvRecord& record) {
    if (record.problem) return complain(record.line, record.problem);
    const std::string id = cell(record, id_);
    if (id.empty())
      return complain(
          record.line,
          fmt::format("the id is empty: column {} holds one for each student", id_ + 1));
    Student student{.id = id,
                    .line = record.line,
                    .file_name = file_name_of(id),
                    .name = columns_.name(record),
                    .other_names = columns_.other_names(record)};
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

  std::vector<CsvRecord> records_;
  std::span<const CsvRecord> rest_;  // without the header
  Columns columns_;
  std::size_t id_ = 0;
  StudentList list_;
  std::map<std::string, std::size_t> lines_;  // of lower-case file names: places in the list
};

}  // namespace

StudentList read_students(std::string_view text, const std::string& id_column) {
  return Reader(csv_records(text), id_column).read();
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
