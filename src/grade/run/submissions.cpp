#include "grade/run/submissions.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <glob.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"

namespace minimax::grade {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 1 << 20;

bool is_prolog(const fs::path& path) {
  constexpr std::array<const char*, 5> endings = {".pl", ".pro", ".prolog", ".plt", ".swi"};
  return std::ranges::count(endings, path.extension().string()) != 0;
}

// Links to folders are not followed: they may lead anywhere, and in circles.
std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code problem;
  const auto options = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator entry(folder, options, problem), end;
       !problem && entry != end; entry.increment(problem)) {
    if (entry->symlink_status().type() != fs::file_type::directory && is_prolog(entry->path()))
      files.push_back(entry->path());
  }
  std::ranges::sort(files);
  if (problem) throw FileError(folder, "the folder cannot be read", problem);
  if (files.empty())
    throw UsageError(fmt::format("{} holds no submission: no file whose name ends in .pl", folder));
  return files;
}

std::vector<std::string> files_of_pattern(const std::string& pattern) {
  glob_t found{};
  std::vector<std::string> files;
  if (glob(pattern.c_str(), 0, nullptr, &found) == 0)
    files.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
  globfree(&found);
  if (files.empty()) throw UsageError("no file's name is like " + pattern);
  return files;
}

void add(std::vector<FoundFile>& all, const std::string& argument) {
  std::error_code problem;
  if (argument == "-") return all.push_back({argument});
  const fs::file_status status = fs::status(argument, problem);
  if (!fs::exists(status) && argument.find_first_of("*?[") != std::string::npos) {
    for (const std::string& file : files_of_pattern(argument)) add(all, file);
  } else if (fs::is_directory(status)) {
    for (const std::string& file : files_in(argument)) all.push_back({file, argument});
  } else if (!fs::exists(status)) {
    static_cast<void>(Source::open(argument));  // says what is the matter
  } else {
    all.push_back({argument});
  }
}

}  // namespace

std::vector<FoundFile> find_submissions(const std::vector<std::string>& arguments) {
  std::vector<FoundFile> all;
  for (const std::string& argument : arguments) add(all, argument);
  std::unordered_set<std::string> known;
  std::erase_if(all, [&](const FoundFile& file) { return !known.insert(file.path).second; });
  return all;
}

SubmittedFile read_submission(const std::string& path) try {
  if (path == "-") {
    const Source source = Source::standard_input();
    return {.name = path, .text = std::string(source.text())};
  }
  // A link may lead to what the one who verifies can read and the student cannot.
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
  if (!file.is_open() && errno == ELOOP)
    return {.name = path, .problem = "the file is a link, which is not followed"};
  if (!file.is_open()) throw_system_error();
  struct stat status {};
  if (fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode))
    return {.name = path, .problem = "it is no plain file"};
  if (static_cast<std::size_t>(status.st_size) > most_bytes)
    return {.name = path, .problem = "the file has more than a megabyte, which no program has"};
  std::string text(static_cast<std::size_t>(status.st_size), '\0');
  text.resize(read_into(file.number(), text));
  return {.name = path, .text = std::move(text)};
} catch (const std::system_error& error) {
  return {.name = path, .problem = "the file cannot be read: " + error.code().message()};
}

}  // namespace minimax::grade
