#include "facts/source.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "base/memory.hpp"

namespace minimax {
namespace {

/// A file that is removed when this is.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view text) {
    std::string name = (std::filesystem::temp_directory_path() / "source_test_XXXXXX").string();
    const int descriptor = ::mkstemp(name.data());
    REQUIRE(descriptor >= 0);
    ::close(descriptor);
    path = name;
    std::ofstream(path, std::ios::binary) << text;
  }
  ~TemporaryFile() { std::filesystem::remove(path); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  std::string path;
};

std::string open_error(const std::string& path) {
  try {
    Source::open(path);
  } catch (const FileError& error) {
    return error.what();
  }
  return "none";
}

Source source(std::string_view text) {
  return Source::of_text("tree.pl", text);
}

/// `LINE:COLUMN` of a byte.
std::string place(const Source& source, Offset offset) {
  const Place place = source.place(offset);
  return std::to_string(place.line) + ":" + std::to_string(place.column);
}

TEST_CASE("what is larger than the memory is refused before it is read") {
  const TemporaryFile file("moves(a, [b]).\n");
  std::filesystem::resize_file(file.path, std::uintmax_t{1} << 42);
  CHECK(
      open_error(file.path).starts_with(file.path + ": error: it has 4398046511104 bytes or more"));
}

TEST_CASE("a large file that begins as no text does is refused and not read") {
  const TemporaryFile file("moves(a, [b]).\n");
  std::filesystem::resize_file(file.path, std::uintmax_t{1} << 30);
  CHECK(open_error(file.path).starts_with(file.path + ": error: this is no text"));
  CHECK(open_error("/dev/zero").starts_with("/dev/zero: error: this is no text"));
}

TEST_CASE("a file has the text of the file and a zero byte behind it") {
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  for (const std::size_t size : {std::size_t{1}, page - 1, page, page + 1, 3 * page}) {
    CAPTURE(size);
    const std::string text(size, 'x');
    const TemporaryFile file(text);
    const Source source = Source::open(file.path);
    CHECK(source.text() == text);
    CHECK(*(source.text().data() + size) == '\0');
    CHECK(source.name() == file.path);
  }
}

TEST_CASE("a large file is read when its text is asked for") {
  const std::string text = "\xef\xbb\xbf" + std::string(100'000, 'x');
  const TemporaryFile file(text);
  const Source source = Source::open(file.path, Content::text, text.size());
  CHECK_FALSE(source.is_whole());
  CHECK(source.room().size() == 100'000);
  CHECK(source.room().data()[99'999] == '\0');
  source.fetch(99'990, 100'000);
  CHECK(source.room().data()[99'999] == 'x');
  CHECK(source.room().data()[99'989] == '\0');
  CHECK(source.text() == text.substr(3));
  CHECK(source.is_whole());
  CHECK(Source::open(file.path, Content::text, text.size() + 1).is_whole());
}

TEST_CASE("a zero byte follows a text that is fetched whatever its size") {
  for (const std::size_t beside : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
    CAPTURE(beside);
    const std::string text(8 * (std::size_t{2} << 20) - beside, 'x');
    const TemporaryFile file(text);
    const Source source = Source::open(file.path);
    source.begin_fetching();
    const std::size_t step = std::size_t{1} << 20;
    for (std::size_t begin = 0; begin < text.size(); begin += step) {
      source.fetch(begin, std::min(begin + step, text.size()));
      source.release_before(begin);
    }
    CHECK(*(source.room().data() + text.size()) == '\0');
    source.end_fetching();
    CHECK(source.text() == text);
    CHECK(*(source.text().data() + text.size()) == '\0');
  }
}

TEST_CASE("a text stays what it is when its file is changed") {
  const std::string text(100'000, 'x');
  const TemporaryFile file(text);
  const Source source = Source::open(file.path);
  std::ofstream(file.path, std::ios::in | std::ios::binary) << 'y';
  CHECK(source.text() == text);
  std::filesystem::resize_file(file.path, 10);
  CHECK(source.text() == text);
}

/// Of many megabytes, of which no two parts are the same.
std::string long_text() {
  std::string text;
  for (std::size_t i = 0; text.size() < 24'000'000; ++i) text += std::to_string(i) + '\n';
  return text;
}

TEST_CASE("what was released takes no memory and is read again where it is asked for") {
  const std::string text = long_text();
  const TemporaryFile file("\xef\xbb\xbf" + text);
  const Source source = Source::open(file.path);
  const char* const bytes = source.text().data();
  [[maybe_unused]] const std::size_t before = resident_bytes();
  for (const std::size_t end : {text.size() / 2, text.size()}) {
    source.release_before(0);
    source.release_before(end / 3);
    source.release_before(end);
#ifndef __EMSCRIPTEN__  // whose memory grows only
    CHECK(resident_bytes() < before - end / 2);
#endif
    SUBCASE("the text") {
      CHECK(source.text() == text);
    }
    SUBCASE("a place") {
      CHECK(source.place(text.size() - 1).column == 8);
    }
    SUBCASE("a line") {
      CHECK(source.line(2, 100) == "1");
    }
    CHECK(source.text() == text);
    CHECK(source.text().data() == bytes);
  }
}

TEST_CASE("what was released and is another one by now is an error") {
  const std::string text = long_text();
  const TemporaryFile file(text);
  const Source source = Source::open(file.path);
  source.release_before(text.size());
  SUBCASE("shorter") {
    std::filesystem::resize_file(file.path, 10);
  }
  SUBCASE("written") {
    std::ofstream(file.path, std::ios::in | std::ios::binary) << 'y';
    std::filesystem::last_write_time(
        file.path, std::filesystem::file_time_type::clock::now() + std::chrono::seconds(1));
  }
  CHECK_THROWS_WITH_AS(
      (void)source.text(),
      (file.path + ": error: it was changed while it was read\n  Try again.").c_str(), FileError);
}

#ifndef __EMSCRIPTEN__  // which has no list of what is open
TEST_CASE("of a small file no descriptor is kept") {
  const auto open_files = [] {
    return std::distance(std::filesystem::directory_iterator("/proc/self/fd"),
                         std::filesystem::directory_iterator());
  };
  const auto before = open_files();
  const TemporaryFile small("moves(a, [b]).\n");
  const TemporaryFile large(long_text());
  const Source one = Source::open(small.path);
  CHECK(open_files() == before);
  const Source other = Source::open(large.path);
  CHECK(open_files() == before + 1);
}
#endif

TEST_CASE("a text without a file stays where it is") {
  const std::string text = long_text();
  const Source source = Source::of_text("tree.pl", text);
  source.release_before(text.size());
  CHECK(source.text() == text);
}

TEST_CASE("a file without a size of its own is read") {
  CHECK(Source::open("/proc/self/status").text().starts_with("Name:"));
}

TEST_CASE("an empty file is an empty text") {
  const TemporaryFile file("");
  const Source source = Source::open(file.path);
  CHECK(source.text().empty());
  CHECK(*source.text().data() == '\0');
  CHECK(place(source, 0) == "1:1");
  CHECK(source.line(0, 100).empty());
}

TEST_CASE("a byte order mark does not belong to the text") {
  const TemporaryFile file("\xef\xbb\xbfmoves");
  CHECK(Source::open(file.path).text() == "moves");
  const Source text = source("\xef\xbb\xbfmoves");
  CHECK(text.text() == "moves");
  CHECK(place(text, 2) == "1:3");
  CHECK(text.line(2, 100) == "moves");
}

TEST_CASE("a file that cannot be read is an error with its name") {
  const TemporaryFile file("a");
  const std::string folder = std::filesystem::temp_directory_path().string();
  CHECK(open_error(folder).starts_with(folder + ": error: is a directory\n  "));
  const std::string missing = file.path + "_missing";
  CHECK(open_error(missing).starts_with(missing + ": error: cannot be opened: "));
  CHECK(open_error(file.path + "/a").starts_with(file.path + "/a: error: cannot be opened: "));
}

TEST_CASE("a text may hold any bytes") {
  const std::string_view text("a\0b\xff\r\n", 6);
  CHECK(source(text).text() == text);
}

TEST_CASE("the bytes stay where they are when a source is moved") {
  Source first = source("moves");
  const char* const bytes = first.text().data();
  Source second = std::move(first);
  CHECK(second.text().data() == bytes);
  CHECK(second.name() == "tree.pl");
  Source third = source("other");
  third = std::move(second);
  CHECK(third.text().data() == bytes);
  CHECK(third.text() == "moves");
}

TEST_CASE("lines and columns count from 1") {
  const Source text = source("ab\ncd\n\ne");
  CHECK(place(text, 0) == "1:1");
  CHECK(place(text, 1) == "1:2");
  CHECK(place(text, 2) == "1:3");
  CHECK(place(text, 3) == "2:1");
  CHECK(place(text, 6) == "3:1");
  CHECK(place(text, 7) == "4:1");
  CHECK(place(text, 8) == "4:2");
}

TEST_CASE("columns count characters and not bytes") {
  const Source text = source("é中😀x\né");
  CHECK(place(text, 2) == "1:2");
  CHECK(place(text, 5) == "1:3");
  CHECK(place(text, 9) == "1:4");
  CHECK(place(text, 13) == "2:2");
}

TEST_CASE("a place is the same where an earlier one is known") {
  const Source text = source("ab\ncé中x\n\ne f\ng");
  for (Offset earlier = 0; earlier <= text.text().size(); ++earlier) {
    for (Offset offset = earlier; offset <= text.text().size(); ++offset) {
      const Place found = text.place(offset, earlier, text.place(earlier));
      CHECK(found.line == text.place(offset).line);
      CHECK(found.column == text.place(offset).column);
    }
  }
}

TEST_CASE("the line of a byte comes without its end") {
  const Source text = source("ab\ncd\r\n\nef");
  CHECK(text.line(0, 100) == "ab");
  CHECK(text.line(2, 100) == "ab");
  CHECK(text.line(3, 100) == "cd");
  CHECK(text.line(5, 100) == "cd");
  CHECK(text.line(6, 100) == "cd");
  CHECK(text.line(7, 100).empty());
  CHECK(text.line(8, 100) == "ef");
  CHECK(text.line(10, 100) == "ef");
  CHECK(source("ab\n").line(3, 100).empty());
}

TEST_CASE("of a long line the part about a byte can be had") {
  const Source text = source("abc\n0123456789\r\n");
  CHECK(text.line(4, 3) == "012");
  CHECK(text.line(6, 3) == "01234");
  CHECK(text.line(9, 3) == "234567");
  CHECK(text.line(13, 3) == "6789");
  CHECK(text.line(14, 3) == "789");
  CHECK(text.line(13, 1) == "89");
  CHECK(text.line(3, 100) == "abc");
  CHECK(text.line(9, 100) == "0123456789");
}

}  // namespace
}  // namespace minimax
