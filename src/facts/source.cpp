#include "facts/source.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "base/memory.hpp"
#include "base/similar_names.hpp"
#include "base/width.hpp"
#include "facts/no_text.hpp"

namespace minimax {

namespace {

// Often enough to keep little, and seldom enough to cost nothing.
constexpr std::size_t release_step = std::size_t{4} << 20;

// The file in the same folder that was probably meant; empty where there is none. A name that would
// do something to the terminal is none.
std::string nearest_file(const std::filesystem::path& path) {
  std::vector<std::string> names;
  std::error_code ignored;
  const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
  for (std::filesystem::directory_iterator at(folder, ignored), end; at != end;
       at.increment(ignored)) {
    const std::string name = at->path().filename().string();
    const bool is_plain = std::ranges::none_of(
        name, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
    if (is_plain) names.push_back(name);
  }
  std::ranges::sort(names);
  const std::vector<std::string_view> views(names.begin(), names.end());
  const std::string_view nearest = nearest_name(path.filename().string(), views);
  return nearest.empty() ? "" : (path.parent_path() / nearest).string();
}

std::string advice_for(const std::string& name, const std::error_code& reason) {
  if (reason == std::errc::no_such_file_or_directory) {
    const std::string nearest = nearest_file(name);
    return nearest.empty() ? "Check the spelling of the name and the folder it is looked for in."
                           : fmt::format("Did you mean {}?", nearest);
  }
  if (reason == std::errc::permission_denied)
    return "Give yourself the right to read it (chmod +r).";
  return "Give the name of a file that can be read, or - for standard input.";
}

[[noreturn]] void fail(const std::string& name, const char* problem,
                       const std::error_code& reason) {
  throw FileError(FileError(name, problem, reason).what() + ("\n  " + advice_for(name, reason)));
}

// What a look at the begin of a large file can tell: most of it is not read then.
constexpr std::size_t begin_size = std::size_t{1} << 16;

void check_begin(const std::string& name, std::string_view begin, Content content) {
  if (content != Content::text || begin.size() < begin_size || !begins_as_no_text(begin)) return;
  throw FileError(fmt::format("{}: error: this is no text: it begins with many zero bytes\n  {}",
                              name, no_text_advice));
}

// A file may have more bytes than there are addresses.
void check_size(const std::string& name, std::uint64_t size, std::size_t memory) {
  if (size < memory) return;
  throw FileError(
      fmt::format("{}: error: it has {} bytes or more, and there are {} bytes of memory\n"
                  "  Give a smaller file, or read it where there is more memory.",
                  name, size, memory));
}

// Of what tells its size only at its end, and may have none.
std::string read_stream(const std::string& name, int descriptor) {
  std::string text;
  std::vector<char> block(begin_size);
  const std::size_t memory = available_bytes();
  while (const std::size_t count = read_into(descriptor, block)) {
    if (text.empty()) check_begin(name, {block.data(), count}, Content::text);
    text.append(block.data(), count);
    // It is copied once, and what it grows into is as much again.
    check_size(name, std::uint64_t{2} * text.size(), memory);
  }
  return text;
}

}  // namespace

// A file is not mapped: a program that shortens it meanwhile would end ours.
Source::Source(std::string name, std::size_t size)
    : name_(std::move(name)), memory_(size + 1), text_(memory_.begin(), size) {}

Source Source::open(const std::string& path, Content content, std::size_t large) try {
  Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) fail(path, "cannot be opened", {errno, std::generic_category()});
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) throw_system_error();
  if (S_ISDIR(status.st_mode))
    throw FileError(path + ": error: is a directory\n  Give the name of a file in it.");
  // Files that the system makes up while they are read have no size.
  if (!S_ISREG(status.st_mode) || status.st_size == 0)
    return of_text(path, read_stream(path, file.number()));
  check_size(path, static_cast<std::uint64_t>(status.st_size), available_bytes());
  const auto size = static_cast<std::size_t>(status.st_size);
  Source source(path, size);
  source.state_ = state_of(status);
  const std::span<char> bytes(source.memory_.begin(), size);
  const std::span<char> first = bytes.first(std::min(size, begin_size));
  std::size_t read = read_into(file.number(), first);
  check_begin(path, {first.data(), read}, content);
  if (size >= large) {  // of others no descriptor is kept: there may be one for each student
    source.file_ = std::move(file);
    source.is_whole_ = false;
  } else {
    read += read_into(file.number(), bytes.subspan(read));
    source.text_ = source.text_.substr(0, read);
  }
  source.skip_byte_order_mark();
  return source;
} catch (const std::system_error& error) {
  fail(path, "cannot be read", error.code());
}

Source Source::standard_input() try {
  return of_text("-", read_stream("-", STDIN_FILENO));
} catch (const std::system_error& error) {
  fail("-", "cannot be read", error.code());
}

Source Source::of_text(std::string name, std::string_view text) {
  Source source(std::move(name), text.size());
  std::ranges::copy(text, source.memory_.begin());
  source.skip_byte_order_mark();
  return source;
}

void Source::skip_byte_order_mark() noexcept {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  if (text_.starts_with(mark)) text_.remove_prefix(mark.size());
}

Source::State Source::state_of(const struct ::stat& status) noexcept {
  return {static_cast<std::uint64_t>(status.st_size), status.st_mtim.tv_sec,
          status.st_mtim.tv_nsec};
}

std::size_t Source::end_in_memory(Offset offset) const noexcept {
  return static_cast<std::size_t>(text_.data() - memory_.begin()) +
         static_cast<std::size_t>(offset);
}

bool Source::can_release(Offset offset) const noexcept {
  return file_.is_open() && end_in_memory(offset) >= released_ + release_step;
}

void Source::release_before(Offset offset) const noexcept {
  if (!can_release(offset)) return;
  is_whole_ = false;
  released_ = end_in_memory(offset);
  memory_.release(released_);
}

bool Source::is_there() const noexcept try {
  fetch_all();
  return true;
} catch (const std::exception&) {
  return false;
}

// That a file has fewer bytes now is found by check_state().
void Source::fetch(std::size_t begin, std::size_t end) const try {
  const std::size_t first = end_in_memory(begin);
  const std::size_t size = end - begin;
  const bool is_last = end == text_.size();
  memory_.reach(first + size + (is_last ? 1 : 0));
  read_into(file_.number(), {memory_.begin() + first, size}, first);
  if (is_last) memory_.begin()[first + size] = '\0';
} catch (const std::system_error& error) {
  fail(name_, "cannot be read", error.code());
}

void Source::read_whole() const {
  memory_.end_window();
  released_ = 0;
  fetch(0, text_.size());
  check_state();
  is_whole_ = true;
}

void Source::begin_fetching() const noexcept {
  released_ = 0;
  if (!is_whole_) memory_.begin_window();
}

void Source::end_fetching() const {
  if (!file_.is_open()) return;
  const bool was_whole = std::exchange(is_whole_, false);
  memory_.end_window();
  memory_.release(end_in_memory(text_.size()));
  if (!was_whole) check_state();
}

void Source::check_state() const try {
  struct stat status {};
  if (::fstat(file_.number(), &status) != 0) throw_system_error();
  if (state_of(status) != state_)
    throw FileError(name_ + ": error: it was changed while it was read\n  Try again.");
} catch (const std::system_error& error) {
  fail(name_, "cannot be read", error.code());
}

Place Source::place(Offset offset, Offset earlier, Place place_of_earlier) const {
  const std::string_view between =
      text().substr(static_cast<std::size_t>(earlier), static_cast<std::size_t>(offset - earlier));
  const std::size_t line_feed = between.rfind('\n');
  const bool in_same_line = line_feed == between.npos;
  const std::string_view in_line = between.substr(in_same_line ? 0 : line_feed + 1);
  const auto lines = std::ranges::count(between, '\n');
  return {place_of_earlier.line + static_cast<std::size_t>(lines),
          (in_same_line ? place_of_earlier.column : 1) + width(in_line)};
}

std::string_view Source::line(Offset offset, std::size_t reach) const {
  const std::string_view before = text().substr(0, static_cast<std::size_t>(offset));
  const std::string_view near = before.substr(before.size() - std::min(before.size(), reach));
  const std::size_t line_feed = near.rfind('\n');
  const std::size_t length = near.size() - (line_feed == near.npos ? 0 : line_feed + 1);
  const std::string_view rest = text().substr(static_cast<std::size_t>(offset) - length);
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
