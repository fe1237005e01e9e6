#include "grade/run/file_content.hpp"

#include <algorithm>
#include <cstddef>

#include "grade/judge/meant_answer.hpp"

namespace minimax::grade {

namespace {

using namespace std::string_view_literals;

constexpr const char* archive = msgid("an archive, which is not unpacked");
constexpr const char* document = msgid("a document of a word processor");
constexpr const char* picture = msgid("a picture");

/// As the formats define it.
struct Magic {
  std::string_view begin;
  const char* what;
};

constexpr Magic magics[] = {{"PK\x03\x04"sv, archive},
                            {"Rar!\x1a\x07"sv, archive},
                            {"7z\xbc\xaf\x27\x1c"sv, archive},
                            {"\x1f\x8b\x08"sv, archive},
                            {"BZh91AY&SY"sv, archive},
                            {"\xfd"
                             "7zXZ\0"sv,
                             archive},
                            {"%PDF-"sv, msgid("a PDF")},
                            {"{\\rtf"sv, document},
                            {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, document},
                            {"\x89PNG\r\n\x1a\n"sv, picture},
                            {"\xff\xd8\xff"sv, picture},
                            {"GIF87a"sv, picture},
                            {"GIF89a"sv, picture}};

// The documents of today are archives of a certain content.
bool is_document(std::string_view zip) {
  constexpr std::size_t reach = 4096;
  const std::string_view begin = zip.substr(0, reach);
  return begin.find("[Content_Types].xml") != begin.npos ||
         begin.find("mimetypeapplication/vnd.oasis.opendocument") != begin.npos;
}

}  // namespace

const char* kind_of_content(std::string_view bytes) {
  const auto* const found = std::ranges::find_if(
      magics, [&](const Magic& each) { return bytes.starts_with(each.begin); });
  if (found == std::end(magics)) return nullptr;
  return found->begin == magics[0].begin && is_document(bytes) ? document : found->what;
}

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

}  // namespace minimax::grade
