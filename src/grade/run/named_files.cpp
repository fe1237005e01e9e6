#include "grade/run/named_files.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <system_error>

#include "base/file.hpp"
#include "file/errors.hpp"
#include "grade/run/seal.hpp"
#include "grade/run/submissions.hpp"

namespace minimax::grade {

namespace {

namespace fs = std::filesystem;

/// By their paths, what names them: an option, or the argument.
using NamedFiles = std::map<fs::path, std::string>;

void add(NamedFiles& files, const std::string& path, const std::string& by) {
  if (!path.empty() && path != "-") files.try_emplace(written_path(path), by);
}

NamedFiles files_read(const GradingOptions& options, bool merges) {
  NamedFiles files;
  add(files, options.tree.file, "--tree");
  add(files, options.questions, "--questions");
  add(files, options.students.value_or(""), "--for");
  add(files, options.reference, "--reference");
  if (merges) {
    for (const std::string& file : options.files) add(files, file, "SUBMISSION");
  } else {
    for (const FoundFile& file : find_submissions(options.files)) {
      if (file.kind == FileKind::submission) add(files, file.path, "SUBMISSION");
    }
  }
  return files;
}

// What is no plain file, such as a terminal, can be written and read at once.
bool is_plain(const fs::path& path) {
  const fs::file_status status = fs::status(path);
  return !fs::exists(status) || fs::is_regular_file(status);
}

bool is_tree_of_student(const fs::path& path, const std::string& folder) {
  return !folder.empty() && path.extension() == ".pl" && fs::exists(path) &&
         path.parent_path() == written_path(folder);
}

void check_written(NamedFiles& files, const std::string& path, const std::string& by,
                   const std::string& trees_folder) {
  if (path.empty() || !is_plain(path)) return;
  const auto [known, is_new] = files.try_emplace(written_path(path), by);
  if (!is_new)
    throw UsageError(fmt::format("{} and {} name the same file: {}", by, known->second, path));
  if (is_tree_of_student(known->first, trees_folder))
    throw UsageError(fmt::format("{} names a tree in --trees-in: {}", by, path));
}

}  // namespace

void check_named_files(const GradingOptions& options, const std::string& output, bool merges) {
  if (output.empty() && options.resume.empty()) return;
  NamedFiles files = files_read(options, merges);
  check_written(files, options.resume, "--resume", options.trees_folder);
  check_written(files, key_path(options.resume), "the key of --resume", options.trees_folder);
  check_written(files, output, "--output", options.trees_folder);
}

}  // namespace minimax::grade
