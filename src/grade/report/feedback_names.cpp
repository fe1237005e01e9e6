#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>

#include "base/lower_case.hpp"
#include "base/sha256.hpp"
#include "base/utf8.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/feedback.hpp"
#include "grade/students/students.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t longest = 120;

// No file that is hidden, and none that a command would take for an option.
std::string safe_name(std::string_view path) {
  std::string name;
  for (const char each : path) {
    const bool is_plain = std::isalnum(static_cast<unsigned char>(each)) != 0 && each > 0;
    name += is_plain || each == '.' || each == '-' ? each : '_';
  }
  if (name.empty() || name.front() == '.' || name.front() == '-') name.insert(0, "_");
  return name.substr(0, longest);
}

// As such a name ends that does not say all: `-` and sixteen digits.
bool ends_in_hash(std::string_view name) {
  constexpr std::size_t length = 17;
  if (name.size() < length) return false;
  const std::string_view end = name.substr(name.size() - length);
  return end.front() == '-' &&
         end.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos;
}

// Whether no other path has this name, in capitals or not: `_` stands for `/` alone.
bool says_all(std::string_view path, const std::string& name) {
  const auto is_kept = [](char original, char safe) {
    return original == '/' || (original == safe && safe != '_' && lower_case(safe) == safe);
  };
  return std::ranges::equal(path, name, is_kept) && !ends_in_hash(name);
}

constexpr std::string_view moodle_mark = "_assignsubmission_";

// `FULL NAME_12345_assignsubmission_file`, with or without more behind it.
bool is_of_moodle(const std::string& name) {
  const std::size_t number = name.find('_') + 1;
  const std::size_t end = name.find(moodle_mark);
  if (number == 0 || end == std::string::npos || end <= number) return false;
  const std::string_view digits = std::string_view(name).substr(number, end - number);
  const bool is_harmless = clean_line(name) == name && name.front() != '.' && name.front() != '-';
  return is_harmless && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

// Room is left for an ending, and for the name of a tree beside it: 255 bytes are all.
std::string short_name(const std::string& name) {
  constexpr std::size_t most = 200;
  if (name.size() <= most) return name;
  return fmt::format("{}-{}", whole_characters(name, most), sha256(name).substr(0, 16));
}

// Where Moodle looks for the feedback about this file, without an ending; empty where that is not
// of Moodle.
std::string moodle_name(const std::string& file) {
  for (const std::filesystem::path& each : std::filesystem::path(file)) {
    const std::string part = each.string();
    if (!is_of_moodle(part)) continue;
    // Old versions write `_` at the end of a folder's name. Before 3.1 there were no folders.
    const std::size_t behind = part.find('_', part.find(moodle_mark) + moodle_mark.size());
    const bool is_folder = behind == std::string::npos || behind + 1 == part.size();
    return is_folder ? part + "/feedback" : short_name(part);
  }
  return "";
}

std::string base_of(const Marked& marked) {
  const std::string moodle = moodle_name(marked.file);
  if (!moodle.empty()) return moodle;
  return marked.student.empty() ? feedback_name(marked.file) : file_name_of(marked.student);
}

}  // namespace

std::string feedback_name(const std::string& path) {
  const std::string name = safe_name(path);
  return says_all(path, name) ? name : name + "-" + sha256(path).substr(0, 16);
}

std::vector<std::string> feedback_paths(std::span<const Marked> submissions,
                                        const std::string& ending) {
  std::vector<std::string> bases;
  std::set<std::string> taken;  // in lower case
  for (const Marked& marked : submissions) bases.push_back(base_of(marked));
  for (const std::string& base : bases) taken.insert(lower_case(base));
  std::vector<std::string> paths;
  std::set<std::string> used;
  for (const std::string& base : bases) {
    std::string name = base;
    for (std::size_t i = 2;
         used.contains(lower_case(name)) || (name != base && taken.contains(lower_case(name))); ++i)
      name = fmt::format("{}-{}", base, i);
    used.insert(lower_case(name));
    paths.push_back(name + ending);
  }
  return paths;
}

}  // namespace minimax::grade
