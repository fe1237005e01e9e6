#include "facts/source.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>
#include <vector>

#include "base/width.hpp"

namespace minimax {

namespace {

[[noreturn]] void fail(const std::string& name, const std::string& problem,
                       const std::string& advice) {
  throw SourceError(name + ": error: " + problem + "\n  " + advice);
}

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const noexcept { return number_; }

 private:
  int number_;
};

std::string advice_for(int error) {
  if (error == ENOENT) return "Check the spelling of the name and the folder it is looked for in.";
  if (error == EACCES) return "Give yourself the right to read it (chmod +r).";
  return "Give the name of a file that can be read, or - for standard input.";
}

// Fills the memory as far as there is text, and tells how far that is.
std::size_t read_into(char* memory, std::size_t size, int descriptor, const std::string& name) {
  std::size_t filled = 0;
  while (filled < size) {
    const ssize_t count = ::read(descriptor, memory + filled, size - filled);
    if (count == 0) break;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0)
      fail(name, std::string("cannot be read: ") + std::strerror(errno), advice_for(errno));
    filled += static_cast<std::size_t>(count);
  }
  return filled;
}

std::string read_all(int descriptor, const std::string& name) {
  std::string text;
  std::vector<char> buffer(std::size_t{1} << 16);
  while (const std::size_t count = read_into(buffer.data(), buffer.size(), descriptor, name))
    text.append(buffer.data(), count);
  return text;
}

}  // namespace

// A file is not mapped: a program that shortens it meanwhile would end ours. One page more than the
// text needs at most, for the zero byte behind it.
Source::Source(std::string name, std::size_t size) : name_(std::move(name)) {
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  mapped_ = (size / page + 1) * page;
  void* const memory =
      ::mmap(nullptr, mapped_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  ::madvise(memory, mapped_, MADV_HUGEPAGE);  // a wish: all works without it
  memory_ = static_cast<char*>(memory);
  text_ = {memory_, size};
}

Source::Source(Source&& other) noexcept
    : name_(std::move(other.name_)),
      memory_(std::exchange(other.memory_, nullptr)),
      mapped_(std::exchange(other.mapped_, 0)),
      text_(std::exchange(other.text_, {})) {}

Source& Source::operator=(Source&& other) noexcept {
  std::swap(name_, other.name_);
  std::swap(memory_, other.memory_);
  std::swap(mapped_, other.mapped_);
  std::swap(text_, other.text_);
  return *this;
}

Source::~Source() {
  if (memory_) ::munmap(memory_, mapped_);
}

Source Source::open(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0)
    fail(path, std::string("cannot be opened: ") + std::strerror(errno), advice_for(errno));
  struct stat status {};
  if (::fstat(file.get(), &status) != 0)
    fail(path, std::string("cannot be read: ") + std::strerror(errno), advice_for(errno));
  if (S_ISDIR(status.st_mode)) fail(path, "is a directory", "Give the name of a file in it.");
  // Files that the system makes up while they are read have no size.
  if (!S_ISREG(status.st_mode) || status.st_size == 0)
    return of_text(path, read_all(file.get(), path));
  Source source(path, static_cast<std::size_t>(status.st_size));
  source.text_ = {source.memory_, read_into(source.memory_, source.text_.size(), file.get(), path)};
  source.skip_byte_order_mark();
  return source;
}

Source Source::standard_input() {
  return of_text("-", read_all(STDIN_FILENO, "-"));
}

Source Source::of_text(std::string name, std::string_view text) {
  Source source(std::move(name), text.size());
  std::ranges::copy(text, source.memory_);
  source.skip_byte_order_mark();
  return source;
}

void Source::skip_byte_order_mark() noexcept {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  if (text_.starts_with(mark)) text_.remove_prefix(mark.size());
}

Place Source::place(Offset offset, Offset earlier, Place place_of_earlier) const noexcept {
  const std::string_view between = text().substr(earlier, offset - earlier);
  const std::size_t line_feed = between.rfind('\n');
  const bool in_same_line = line_feed == between.npos;
  const std::string_view in_line = between.substr(in_same_line ? 0 : line_feed + 1);
  const auto lines = std::ranges::count(between, '\n');
  return {place_of_earlier.line + static_cast<std::size_t>(lines),
          (in_same_line ? place_of_earlier.column : 1) + width(in_line)};
}

std::string_view Source::line(Offset offset, std::size_t reach) const noexcept {
  const std::string_view before = text().substr(0, offset);
  const std::string_view near = before.substr(before.size() - std::min(before.size(), reach));
  const std::size_t line_feed = near.rfind('\n');
  const std::size_t length = near.size() - (line_feed == near.npos ? 0 : line_feed + 1);
  const std::string_view rest = text().substr(offset - length);
  // One byte more tells whether a carriage return there is the end of the line.
  const std::string_view seen = rest.substr(0, length + reach + 1);
  const std::size_t end = seen.find('\n', length);
  const bool ends = end != seen.npos || seen.size() == rest.size();
  std::string_view line = seen.substr(0, std::min(end, length + reach));
  if (ends && line.size() == std::min(end, seen.size()) && line.ends_with('\r'))
    line.remove_suffix(1);
  return line;
}

}  // namespace minimax
