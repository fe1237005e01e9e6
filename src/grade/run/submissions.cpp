#include "grade/run/submissions.hpp"

#include <glob.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <map>
#include <string_view>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "base/lower_case.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "grade/run/file_format.hpp"
#include "grade/run/submitted_file.hpp"

namespace minimax::grade {

namespace {

namespace fs = std::filesystem;

bool is_prolog(const fs::path& path) {
  constexpr std::array<const char*, 5> endings = {".pl", ".pro", ".prolog", ".plt", ".swi"};
  return std::ranges::count(endings, lower_case(path.extension().string())) != 0;
}

// What archives of macOS hold beside each file, and what Gradescope adds: nobody has written it.
bool is_litter(const fs::path& path) {
  const fs::path name = path.filename();
  return name == "__MACOSX" || name.native().starts_with("._") || name == "submission_metadata.yml";
}

// And no link to one.
bool is_folder(const std::string& path) {
  std::error_code problem;
  return fs::symlink_status(path, problem).type() == fs::file_type::directory;
}

// Editors and file managers leave such files.
bool is_hidden(const fs::path& path) {
  return path.filename().native().starts_with(".");
}

Message problem_of_other(const fs::path& path) {
  if (const char* const format = format_by_ending(path))
    return Message("it is {kind}: hand in a text whose name ends in .pl",
                   {{"kind", Message(format)}});
  return Message("its name does not end in .pl");
}

// What the system says is in English.
Message unreadable_folder(const std::error_code& problem) {
  return Message("the folder cannot be read: {problem}", {{"problem", problem.message()}});
}

/// Looks through a folder that was named.
class FolderSearch {
 public:
  explicit FolderSearch(const std::string& folder) : within_(folder) { add_below(folder, ""); }

  std::vector<FoundFile> found() && {
    std::ranges::sort(all_, {}, &FoundFile::path);
    return std::move(all_);
  }

 private:
  // Links to folders are not followed: they may lead anywhere, and in circles. Each is told of, as
  // what was handed in and cannot be read, and so is a folder that cannot. `hand_in` is what the
  // folder belongs to; empty for the one that was named.
  void add_below(const fs::path& folder, const std::string& hand_in) {
    const std::size_t before = all_.size();
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end;
         entry.increment(problem)) {
      if (!is_litter(entry->path()))
        add_entry(*entry, hand_in.empty() ? entry->path().string() : hand_in);
    }
    const std::string whole = hand_in.empty() ? folder.string() : hand_in;
    if (problem)
      add({.path = folder, .problem = unreadable_folder(problem)}, whole);
    else if (all_.size() == before && !is_hidden(folder))
      add({.path = folder,
           .problem = Message("the folder is empty"),
           .kind = FileKind::empty_folder},
          whole);
  }

  void add_entry(const fs::directory_entry& entry, const std::string& hand_in) {
    const fs::path& path = entry.path();
    std::error_code unknown;
    const bool is_folder = entry.is_directory(unknown);
    if (is_folder && !entry.is_symlink(unknown))
      add_below(path, hand_in);
    else if (is_folder || is_prolog(path))
      add({.path = path}, hand_in);
    else if (!is_hidden(path))
      add({.path = path, .problem = problem_of_other(path), .kind = FileKind::other}, hand_in);
  }

  void add(FoundFile file, const std::string& hand_in) {
    file.within = within_;
    file.hand_in = hand_in;
    all_.push_back(std::move(file));
  }

  std::string within_;
  std::vector<FoundFile> all_;
};

void add_folder(std::vector<FoundFile>& all, const std::string& folder) {
  std::ranges::move(FolderSearch(folder).found(), std::back_inserter(all));
}

void add_file(std::vector<FoundFile>& all, const std::string& path) {
  all.push_back({.path = path, .hand_in = path});
}

// The link on the way that a pattern has found, or all of the path where none is: the folder that
// the pattern begins with, `given` characters, was named and may be one.
std::string up_to_link(const std::string& path, std::size_t given) {
  for (std::size_t end = path.find('/', given); end != path.npos; end = path.find('/', end + 1)) {
    std::string part = path.substr(0, end);
    if (!is_folder(part)) return part;
  }
  return path;
}

std::vector<std::string> files_of_pattern(const std::string& pattern) {
  glob_t found{};
  std::vector<std::string> files;
  if (glob(pattern.c_str(), 0, nullptr, &found) == 0)
    files.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
  globfree(&found);
  const std::size_t slash = pattern.rfind('/', pattern.find_first_of("*?["));
  const std::size_t given = slash == pattern.npos ? 0 : slash + 1;
  std::erase_if(files, [&](const std::string& file) {
    return std::ranges::any_of(fs::path(file.substr(std::min(given, file.size()))), is_litter);
  });
  for (std::string& file : files) file = up_to_link(file, given);
  if (files.empty()) throw UsageError("no file's name is like " + pattern);
  return files;
}

// What it finds is there, if only as a link, and whatever the name is no pattern again.
void add_pattern(std::vector<FoundFile>& all, const std::string& pattern) {
  for (const std::string& path : files_of_pattern(pattern)) {
    if (is_folder(path))
      add_folder(all, path);
    else
      add_file(all, path);
  }
}

void add(std::vector<FoundFile>& all, const std::string& argument) {
  std::error_code problem;
  if (argument == "-") return add_file(all, argument);
  if (is_folder(argument) && is_litter(fs::path(argument + "/").parent_path())) return;
  if (is_folder(argument))
    add_folder(all, argument);
  else if (fs::exists(argument, problem))
    add_file(all, argument);
  else if (argument.find_first_of("*?[") != std::string::npos)
    add_pattern(all, argument);
  else
    static_cast<void>(Source::open(argument));  // says what is the matter
}

// What lies beside submissions and is none, where all of a folder is named, as by `class/*`: of
// another ending, and with nothing in it that may be an answer or a rule. It is left out, as in a
// folder that is handed in.
void set_strays_aside(std::vector<FoundFile>& all) {
  std::map<fs::path, std::string> hand_ins;  // of the first submission in each folder
  const auto is_named = [](const FoundFile& file) {
    return file.within.empty() && file.path != "-";
  };
  for (const FoundFile& file : all) {
    if (is_named(file) && is_prolog(file.path))
      hand_ins.try_emplace(fs::path(file.path).parent_path(), file.hand_in);
  }
  for (FoundFile& file : all) {
    const auto beside = hand_ins.find(fs::path(file.path).parent_path());
    if (!is_named(file) || is_prolog(file.path) || beside == hand_ins.end()) continue;
    const SubmittedFile read = read_submission(file);
    if (!read.problem.is_empty() || may_be_submission(read.text)) continue;
    file.kind = FileKind::other;
    file.problem = problem_of_other(file.path);
    file.hand_in = beside->second;
  }
}

}  // namespace

std::vector<FoundFile> find_submissions(const std::vector<std::string>& arguments) {
  std::vector<FoundFile> all;
  for (const std::string& argument : arguments) add(all, argument);
  const auto is_empty_argument = [](const FoundFile& file) {
    return file.kind == FileKind::empty_folder && file.path == file.within;
  };
  if (std::ranges::all_of(all, is_empty_argument))
    throw UsageError("there is no submission in what was named");
  std::unordered_set<std::string> known;
  std::erase_if(all, [&](const FoundFile& file) { return !known.insert(file.path).second; });
  set_strays_aside(all);
  return all;
}

namespace {

// `NAME-tree.pl` or `NAME-tree-2.pl` beside the feedback of an earlier run, `NAME.md` or
// `NAME.html`.
bool is_tree_of_feedback(const fs::path& path) {
  if (path.extension() != ".pl") return false;
  const std::string stem = path.stem().string();
  std::string_view name = stem;
  const std::size_t before_number = name.find_last_not_of("0123456789");
  const bool has_number = before_number != std::string_view::npos && name[before_number] == '-' &&
                          before_number + 1 < name.size();
  if (has_number) name = name.substr(0, before_number);
  constexpr std::string_view ending = "-tree";
  if (!name.ends_with(ending)) return false;
  name.remove_suffix(ending.size());
  const fs::path base = path.parent_path() / name;
  return fs::exists(fs::path(base) += ".md") || fs::exists(fs::path(base) += ".html");
}

}  // namespace

void leave_out(std::vector<FoundFile>& files, const std::vector<std::string>& paths) {
  std::vector<fs::path> own;
  for (const std::string& path : paths) {
    if (!path.empty()) own.push_back(written_path(path));
  }
  const auto is_own = [&](const fs::path& path) {
    return std::ranges::any_of(own, [&](const fs::path& each) {
      return std::ranges::mismatch(each, path).in1 == each.end();
    });
  };
  std::erase_if(files, [&](const FoundFile& file) {
    const fs::path path = written_path(file.path);
    return is_own(path) && (file.kind != FileKind::submission || is_tree_of_feedback(path));
  });
}

}  // namespace minimax::grade
