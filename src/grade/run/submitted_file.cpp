#include "grade/run/submitted_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <optional>
#include <system_error>
#include <utility>

#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "base/utf16.hpp"
#include "facts/source.hpp"
#include "grade/judge/meant_answer.hpp"
#include "grade/run/file_format.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t most_bytes = 1 << 20;
constexpr const char* too_large = msgid("the file has more than a megabyte, which no program has");

// As SWI-Prolog reads it: a byte order mark tells UTF-16.
std::string in_utf8(std::string text) {
  std::optional<std::string> decoded = utf8_of_utf16(text);
  return decoded ? *std::move(decoded) : text;
}

}  // namespace

bool may_be_submission(std::string_view text) {
  if (has_neck(text)) return true;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t");
    if (first != line.npos && begins_as_answer(line.substr(first))) return true;
    begin = end + 1;
  }
  return false;
}

SubmittedFile read_submission(const FoundFile& found) try {
  const std::string& path = found.path;
  if (!found.problem.is_empty())
    return {
        .name = path, .problem = found.problem, .is_absent = found.kind == FileKind::empty_folder};
  if (path == "-") {
    const Source source = Source::standard_input();
    return {.name = path, .text = in_utf8(std::string(source.text()))};
  }
  // A link may lead to what the one who verifies can read and the student cannot.
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
  if (!file.is_open() && errno == ELOOP)
    return {.name = path, .problem = Message("it is a link, which is not followed")};
  if (!file.is_open()) throw_system_error();
  struct stat status {};
  if (fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode))
    return {.name = path, .problem = Message("it is no plain file")};
  const auto size = static_cast<std::size_t>(status.st_size);
  std::string text(std::min(size, most_bytes), '\0');
  text.resize(read_into(file.number(), text));
  if (const char* const format = format_by_content(text))
    return {.name = path,
            .problem = Message("its content is {kind}: hand in the text itself",
                               {{"kind", Message(format)}})};
  if (size > most_bytes) return {.name = path, .problem = Message(too_large)};
  return {.name = path, .text = in_utf8(std::move(text))};
} catch (const std::system_error& error) {
  return {.name = found.path,
          .problem =
              Message("the file cannot be read: {problem}", {{"problem", error.code().message()}})};
}

SubmittedFile read_reference(const std::string& path) {
  const Source source = path == "-" ? Source::standard_input() : Source::open(path);
  if (source.text().size() > most_bytes) throw FileError(path + ": error: " + too_large);
  return {.name = path, .text = in_utf8(std::string(source.text()))};
}

}  // namespace minimax::grade
