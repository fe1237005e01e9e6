#include "grade/run/resume_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "facts/source.hpp"
#include "grade/report/json.hpp"
#include "grade/report/read_json.hpp"

namespace minimax {

namespace {

std::string text_of(int descriptor) {
  std::string text;
  char buffer[1 << 16];
  while (true) {
    const ssize_t count = ::read(descriptor, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return text;
    text.append(buffer, static_cast<std::size_t>(count));
  }
}

// Whether it can be the beginning of a line that was not finished.
bool is_torn(std::string_view text) {
  constexpr std::string_view start = "{\"file\":";
  return text.substr(0, start.size()) == start.substr(0, text.size());
}

}  // namespace

ResumeFile::ResumeFile(std::string path)
    : path_(std::move(path)),
      descriptor_(open(path_.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666)) {
  if (descriptor_ < 0) fail(std::strerror(errno));
  try {
    if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0)
      fail(errno == EWOULDBLOCK ? "another run writes it" : std::strerror(errno));
    read();
  } catch (...) {
    close(descriptor_);
    throw;
  }
}

ResumeFile::~ResumeFile() {
  close(descriptor_);
}

void ResumeFile::fail(const char* what) const {
  throw SourceError(fmt::format("{}: error: no run can be resumed from it: {}", path_, what));
}

void ResumeFile::read() {
  const std::string text = text_of(descriptor_);
  std::string_view rest = text;
  for (std::size_t number = 1; rest.find('\n') != std::string_view::npos; ++number) {
    const std::size_t length = rest.find('\n');
    take(rest.substr(0, length), number);
    rest.remove_prefix(length + 1);
  }
  if (!is_torn(rest)) fail("it holds something else\n  Name a file that is not there yet.");
  if (!rest.empty() && ftruncate(descriptor_, static_cast<off_t>(text.size() - rest.size())) != 0)
    fail(std::strerror(errno));
}

void ResumeFile::take(std::string_view line, std::size_t number) try {
  grade::Marked marked = grade::marked_of_json(line);
  std::pair key(marked.file, marked.fingerprint);
  known_.insert_or_assign(std::move(key), std::move(marked));
} catch (const grade::NoReport& problem) {
  fail(fmt::format("line {}: {}\n  Name a file that is not there yet.", number, problem.what())
           .c_str());
}

const grade::Marked* ResumeFile::find(const std::string& file,
                                      const std::string& fingerprint) const {
  const auto found = known_.find({file, fingerprint});
  return found == known_.end() ? nullptr : &found->second;
}

void ResumeFile::add(const grade::Marked& marked) {
  if (marked.report.verdict == grade::Verdict::error) return;
  const std::string line = grade::json_of(marked);
  std::string_view rest = line;
  while (!rest.empty()) {
    const ssize_t count = write(descriptor_, rest.data(), rest.size());
    if (count < 0 && errno != EINTR) fail(std::strerror(errno));
    rest.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(0, count)));
  }
}

}  // namespace minimax
