#include "grade/students/owner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/fold_case.hpp"

namespace minimax::grade {

namespace {

/// A part of a name that is an id.
struct Match {
  std::size_t begin;
  std::size_t end;
  const Student* student;

  bool is_inside(const Match& other) const {
    return other.begin <= begin && end <= other.end && end - begin < other.end - other.begin;
  }
};

// The underscores of a name: parts of it end before them and begin behind them.
std::vector<std::size_t> borders(std::string_view name) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '_') places.push_back(i);
  }
  return places;
}

Message two_ids(std::string_view what, const Student& first, const Student& second) {
  return Message("{name} names both {first} and {second}: whose it is cannot be told",
                 {{"name", std::string(what)}, {"first", first.id}, {"second", second.id}});
}

}  // namespace

Owners::Owners(const std::vector<Student>& students) {
  for (const Student& student : students) {
    for (const std::string& name : student.other_names) {
      const auto [known, is_new] = students_.emplace(folded_case(name), &student);
      if (!is_new && known->second != &student) known->second = nullptr;
    }
  }
  for (const Student& student : students) students_[folded_case(student.file_name)] = &student;
  for (const Student& student : students) students_[folded_case(student.id)] = &student;
}

Owner Owners::of_name(std::string_view name) const {
  const std::string text = folded_case(name);
  std::vector<std::size_t> begins = {0};
  std::vector<std::size_t> ends = borders(text);
  for (const std::size_t place : ends) begins.push_back(place + 1);
  ends.push_back(text.size());
  std::vector<Match> matches;
  for (const std::size_t begin : begins) {
    for (const std::size_t end : ends) {
      if (end <= begin) continue;
      const auto known = students_.find(text.substr(begin, end - begin));
      if (known != students_.end()) matches.push_back({begin, end, known->second});
    }
  }
  Owner owner;
  bool is_shared = false;
  for (const Match& match : matches) {
    if (std::ranges::any_of(matches, [&](const Match& other) { return match.is_inside(other); }))
      continue;
    if (match.student == nullptr) {  // another part of the name may tell which of them
      is_shared = true;
      continue;
    }
    if (owner.student && owner.student != match.student)
      return {nullptr, two_ids(name, *owner.student, *match.student)};
    owner.student = match.student;
  }
  if (is_shared && !owner.student)
    owner.problem = Message("{name} names two students of the list who are called so",
                            {{"name", std::string(name)}});
  return owner;
}

Owner Owners::of(const std::string& path, const std::string& within) const {
  const std::filesystem::path whole(path);
  Owner owner = of_name(whole.stem().string());
  if (!owner.problem.is_empty()) return owner;
  bool is_own_folder = true;
  const std::size_t given = within.find_last_not_of('/') + 1;
  const auto may_be_theirs = [&](const std::filesystem::path& folder) {
    return !within.empty() && folder.native().size() >= given;
  };
  for (std::filesystem::path folder = whole.parent_path();
       !folder.filename().empty() && (is_own_folder || may_be_theirs(folder) || !owner.student);
       folder = folder.parent_path()) {
    const Owner of_folder = of_name(folder.filename().string());
    if (!of_folder.problem.is_empty()) return of_folder;
    if (!owner.student) {
      owner = of_folder;
    } else if (of_folder.student && of_folder.student != owner.student) {
      return {nullptr, two_ids(path, *of_folder.student, *owner.student)};
    }
    is_own_folder = false;
  }
  if (!owner.student)
    owner.problem =
        Message("no student of the list is named by {path}: call it ID.pl", {{"path", path}});
  return owner;
}

}  // namespace minimax::grade
