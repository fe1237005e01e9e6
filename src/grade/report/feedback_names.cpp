#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <string_view>

#include "base/lower_case.hpp"
#include "base/sha256.hpp"
#include "grade/report/feedback.hpp"

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

bool says_all(std::string_view path, const std::string& name) {
  return path.size() == name.size() && std::ranges::equal(path, name, [](char original, char safe) {
           return original == safe || original == '/';
         });
}

}  // namespace

std::vector<std::string> feedback_names(std::span<const Marked> submissions) {
  std::vector<std::string> names;
  std::map<std::string, int> uses;
  for (const Marked& marked : submissions) {
    names.push_back(safe_name(marked.file));
    ++uses[lower_case(names.back())];
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string& path = submissions[i].file;
    if (uses[lower_case(names[i])] > 1 || !says_all(path, names[i]))
      names[i] += "-" + sha256(path).substr(0, 16);
  }
  return names;
}

}  // namespace minimax::grade
