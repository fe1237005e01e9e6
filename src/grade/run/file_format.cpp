#include "grade/run/file_format.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

#include "base/lower_case.hpp"
#include "base/message.hpp"

namespace minimax::grade {

namespace {

using namespace std::string_view_literals;

constexpr const char* archive = msgid("an archive, which is not unpacked");
constexpr const char* document = msgid("a document of a word processor");
constexpr const char* picture = msgid("a picture");
constexpr const char* pdf = msgid("a PDF");

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
                            {"%PDF-"sv, pdf},
                            {"{\\rtf"sv, document},
                            {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, document},
                            {"\x89PNG\r\n\x1a\n"sv, picture},
                            {"\xff\xd8\xff"sv, picture},
                            {"GIF87a"sv, picture},
                            {"GIF89a"sv, picture}};

/// What files are called that cannot be judged.
struct Ending {
  std::string_view suffixes;  ///< with a blank around each
  const char* what;
};
constexpr Ending endings[] = {{" .doc .docx .odt .rtf .pages ", document},
                              {" .pdf ", pdf},
                              {" .zip .rar .7z .tar .gz .tgz .bz2 .xz ", archive},
                              {" .png .jpg .jpeg .heic .gif .bmp .webp ", picture}};

// The documents of today are archives of a certain content.
bool is_document(std::string_view zip) {
  constexpr std::size_t reach = 4096;
  const std::string_view begin = zip.substr(0, reach);
  return begin.find("[Content_Types].xml") != begin.npos ||
         begin.find("mimetypeapplication/vnd.oasis.opendocument") != begin.npos;
}

}  // namespace

const char* format_by_content(std::string_view bytes) {
  const auto* const found = std::ranges::find_if(
      magics, [&](const Magic& each) { return bytes.starts_with(each.begin); });
  if (found == std::end(magics)) return nullptr;
  return found->begin == magics[0].begin && is_document(bytes) ? document : found->what;
}

const char* format_by_ending(const std::filesystem::path& path) {
  const std::string suffix = lower_case(path.extension().string());
  if (suffix.empty()) return nullptr;
  const auto* const found = std::ranges::find_if(endings, [&](const Ending& each) {
    return each.suffixes.find(" " + suffix + " ") != std::string_view::npos;
  });
  return found == std::end(endings) ? nullptr : found->what;
}

}  // namespace minimax::grade
