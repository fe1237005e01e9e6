#include "grade/run/hand_ins.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace minimax::grade {

namespace {

// Moodle makes a folder of a student's files, and one of what was typed in.
std::string person_of(const std::string& hand_in) {
  return hand_in.substr(0, hand_in.find("_assignsubmission_"));
}

// In a folder its name tells, whatever stands behind a full stop in it.
std::string name_of(const FoundFile& file) {
  return file.kind == FileKind::empty_folder ? file.path + "/." : file.path;
}

Message reasons_of(const std::vector<FoundFile>& files) {
  constexpr std::size_t most = 5;
  std::vector<Message> reasons;
  for (std::size_t i = 0; i < files.size() && i < most; ++i)
    reasons.push_back(joined(
        {verbatim(std::filesystem::path(files[i].path).filename().string()), files[i].problem},
        ": "));
  if (files.size() > most)
    reasons.push_back(Message("and one file more", "and {count} files more", files.size() - most));
  return joined(std::move(reasons), "; ");
}

// How many have files in each folder.
using Sharers = std::map<std::string, std::size_t>;

Sharers sharers_of_folders(const std::vector<HandIn>& all) {
  Sharers sharers;
  for (const HandIn& hand_in : all) {
    std::set<std::string_view> folders;
    for (const FoundFile& file : hand_in.files) folders.insert(file.hand_in);
    for (const std::string_view folder : folders) ++sharers[std::string(folder)];
  }
  return sharers;
}

// Where nothing can be judged, one entry stands for all, and says why. It is called after the
// folder of all of them, where nobody else's is in it: no two rows of a class are called alike.
FoundFile stand_in(const std::vector<FoundFile>& others, const Sharers& sharers) {
  if (others.empty())
    return {
        .path = "", .problem = Message("nothing was handed in"), .kind = FileKind::empty_folder};
  std::vector<FoundFile> files;
  std::ranges::copy_if(others, std::back_inserter(files),
                       [](const FoundFile& file) { return file.kind == FileKind::other; });
  if (files.empty()) return others.front();
  FoundFile first = files.front();
  if (files.size() == 1) return first;
  const bool is_shared = sharers.at(first.hand_in) > 1;
  first.problem = Message(is_shared ? "nothing that was handed in can be judged: {reasons}"
                                    : "nothing in it can be judged: {reasons}",
                          {{"reasons", reasons_of(files)}});
  if (!is_shared) first.path = first.hand_in;
  return first;
}

// Tells what is to be judged from what is not.
void settle(HandIn& hand_in, const Sharers& sharers) {
  std::vector<FoundFile> others;
  std::vector<FoundFile> submissions;
  for (FoundFile& file : hand_in.files)
    (file.kind == FileKind::submission ? submissions : others).push_back(std::move(file));
  if (submissions.empty()) {
    hand_in.files = {stand_in(others, sharers)};
    return;
  }
  for (const FoundFile& file : others) {
    if (file.kind == FileKind::other) hand_in.left_out.push_back(file.path);
  }
  hand_in.files = std::move(submissions);
}

}  // namespace

Owner Roster::owner_of(const FoundFile& file) const {
  if (is_empty()) return {};
  Owner owner = owners_.of(name_of(file), file.within);
  if (!owner.student && file.kind == FileKind::empty_folder)
    owner.problem = Message("no student of the list is named by {path}", {{"path", file.path}});
  return owner;
}

std::vector<HandIn> hand_ins_of(std::vector<FoundFile> files, const Roster& roster) {
  std::vector<HandIn> all;
  std::map<std::pair<const Student*, std::string>, std::size_t> places;
  for (FoundFile& file : files) {
    Owner owner = roster.owner_of(file);
    const std::string key = owner.student ? "" : person_of(file.hand_in);
    const auto [known, is_new] = places.try_emplace({owner.student, key}, all.size());
    if (is_new) all.push_back({.student = owner.student, .files = {}});
    HandIn& hand_in = all[known->second];
    if (!owner.problem.is_empty())
      file.problem = joined({std::move(file.problem), std::move(owner.problem)}, "; ");
    hand_in.files.push_back(std::move(file));
  }
  for (const Student& student : roster.students()) {
    if (!places.contains({&student, ""})) all.push_back({.student = &student, .files = {}});
  }
  const Sharers sharers = sharers_of_folders(all);
  for (HandIn& hand_in : all) settle(hand_in, sharers);
  return all;
}

}  // namespace minimax::grade
