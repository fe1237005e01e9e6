#include "grade/run/resume_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "base/file.hpp"
#include "grade/report/json.hpp"
#include "grade/report/read_json.hpp"

namespace minimax::grade {

namespace {

// Whether it can be the beginning of a line that was not finished.
bool is_torn(std::string_view text) {
  const auto can_begin = [&](std::string_view start) {
    return text.substr(0, start.size()) == start.substr(0, text.size());
  };
  return can_begin("{\"version\":") || can_begin("{\"file\":");  // without one it is older
}

}  // namespace

ResumeFile::ResumeFile(std::string path)
    : path_(std::move(path)),
      file_(open(path_.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666)) {
  try {
    if (!file_.is_open()) throw_system_error();
    lock();
    read();
  } catch (const std::system_error& error) {
    fail(error.code().message());
  }
}

void ResumeFile::lock() const {
  if (flock(file_.number(), LOCK_EX | LOCK_NB) == 0) return;
  if (errno == EWOULDBLOCK) fail("another run writes it");
  throw_system_error();
}

void ResumeFile::fail(const std::string& what) const {
  throw FileError(fmt::format("{}: error: no run can be resumed from it: {}", path_, what));
}

void ResumeFile::read() {
  const std::string text = read_all(file_.number());
  std::string_view rest = text;
  for (std::size_t number = 1; rest.find('\n') != std::string_view::npos; ++number) {
    const std::size_t length = rest.find('\n');
    take(rest.substr(0, length), number);
    rest.remove_prefix(length + 1);
  }
  if (!is_torn(rest)) fail("it holds something else\n  Name a file that is not there yet.");
  if (!rest.empty() &&
      ftruncate(file_.number(), static_cast<off_t>(text.size() - rest.size())) != 0)
    throw_system_error();
  if (!seal_) seal_.emplace(path_);  // not beside a file that is none of results
}

void ResumeFile::take(std::string_view line, std::size_t number) try {
  Marked marked = marked_of_json(line);
  if (!seal_) seal_.emplace(path_);
  if (!seal_->unsealed(line)) {
    const auto known = known_.lower_bound({marked.file, ""});
    if (known == known_.end() || known->first.first != marked.file) unsealed_.insert(marked.file);
    return;
  }
  unsealed_.erase(marked.file);
  std::pair key(marked.file, marked.fingerprint);
  if (marked.seed) seed_ = marked.seed;
  known_.insert_or_assign(std::move(key), std::move(marked));
} catch (const grade::NoReport& problem) {
  fail(fmt::format("line {}: {}\n  Name a file that is not there yet.", number, problem.what()));
}

const Marked* ResumeFile::find(const std::string& file, const std::string& fingerprint) const {
  const auto found = known_.find({file, fingerprint});
  return found == known_.end() ? nullptr : &found->second;
}

void ResumeFile::add(const grade::Marked& marked) try {
  if (marked.report.verdict == grade::Verdict::error) return;
  write_all(file_.number(), seal_->sealed(grade::resumable_json_of(marked)));
} catch (const std::system_error& error) {
  fail(error.code().message());
}

}  // namespace minimax::grade
