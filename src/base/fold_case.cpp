#include "base/fold_case.hpp"

#include <clocale>
#include <cstdint>
#include <cwctype>

#include "base/lower_case.hpp"
#include "base/utf8.hpp"

namespace minimax {

namespace {

/// A letter with a mark, in lower case (Unicode's canonical composition).
struct Accented {
  char base;
  char16_t mark;
  char16_t letter;
};

constexpr char16_t grave = 0x300;
constexpr char16_t acute = 0x301;
constexpr char16_t circumflex = 0x302;
constexpr char16_t tilde = 0x303;
constexpr char16_t breve = 0x306;
constexpr char16_t diaeresis = 0x308;
constexpr char16_t ring = 0x30a;
constexpr char16_t double_acute = 0x30b;
constexpr char16_t caron = 0x30c;
constexpr char16_t comma = 0x326;
constexpr char16_t cedilla = 0x327;
constexpr char16_t ogonek = 0x328;

// Those that European languages write.
constexpr Accented accented[] = {
    {'a', grave, u'à'},        {'a', acute, u'á'},        {'a', circumflex, u'â'},
    {'a', tilde, u'ã'},        {'a', diaeresis, u'ä'},    {'a', ring, u'å'},
    {'a', breve, u'ă'},        {'a', ogonek, u'ą'},       {'c', cedilla, u'ç'},
    {'c', acute, u'ć'},        {'c', caron, u'č'},        {'d', caron, u'ď'},
    {'e', grave, u'è'},        {'e', acute, u'é'},        {'e', circumflex, u'ê'},
    {'e', diaeresis, u'ë'},    {'e', ogonek, u'ę'},       {'e', caron, u'ě'},
    {'g', breve, u'ğ'},        {'i', grave, u'ì'},        {'i', acute, u'í'},
    {'i', circumflex, u'î'},   {'i', diaeresis, u'ï'},    {'n', tilde, u'ñ'},
    {'n', acute, u'ń'},        {'n', caron, u'ň'},        {'o', grave, u'ò'},
    {'o', acute, u'ó'},        {'o', circumflex, u'ô'},   {'o', tilde, u'õ'},
    {'o', diaeresis, u'ö'},    {'o', double_acute, u'ő'}, {'r', caron, u'ř'},
    {'s', acute, u'ś'},        {'s', cedilla, u'ş'},      {'s', caron, u'š'},
    {'s', comma, u'ș'},        {'t', caron, u'ť'},        {'t', cedilla, u'ţ'},
    {'t', comma, u'ț'},        {'u', grave, u'ù'},        {'u', acute, u'ú'},
    {'u', circumflex, u'û'},   {'u', diaeresis, u'ü'},    {'u', ring, u'ů'},
    {'u', double_acute, u'ű'}, {'y', acute, u'ý'},        {'y', diaeresis, u'ÿ'},
    {'z', acute, u'ź'},        {'z', caron, u'ž'},        {'z', u'\u0307', u'ż'}};

// Of the bytes 0x80 to 0x9f; 0 where there is no character.
constexpr char16_t windows_1252[32] = {
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017d, 0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

// Whatever the locale of the process is; of a system without this one, letters of ASCII alone.
char32_t lower(char32_t code) {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  if (code < 0x80) return static_cast<char32_t>(lower_case(static_cast<char>(code)));
  if (locale == nullptr) return code;
  return static_cast<char32_t>(towlower_l(static_cast<wint_t>(code), locale));
}

// Takes the last letter of a text back where the mark belongs to it.
bool compose(std::string& text, char32_t mark) {
  if (mark < 0x300 || mark >= 0x370 || text.empty()) return false;
  for (const Accented& each : accented) {
    if (each.base != text.back() || each.mark != mark) continue;
    text.pop_back();
    append_utf8(text, each.letter);
    return true;
  }
  return false;
}

char32_t bare(char32_t code) {
  for (const Accented& each : accented) {
    if (each.letter == code) return static_cast<unsigned char>(each.base);
  }
  return code;
}

template <class Take>
void for_each_character(std::string_view text, Take take) {
  while (!text.empty()) {
    const DecodedCharacter character = decode_utf8(text.data(), text.data() + text.size());
    take(character.code_point);
    text.remove_prefix(character.length);
  }
}

}  // namespace

std::string utf8_of_any(std::string_view text) {
  if (is_utf8(text)) return std::string(text);
  std::string result;
  for (const char each : text) {
    const auto byte = static_cast<unsigned char>(each);
    const char32_t code = byte >= 0x80 && byte < 0xa0 ? windows_1252[byte - 0x80] : byte;
    append_utf8(result, code == 0 && byte != 0 ? byte : code);
  }
  return result;
}

std::string folded_case(std::string_view text) {
  std::string result;
  for_each_character(utf8_of_any(text), [&](char32_t code) {
    if (!compose(result, code)) append_utf8(result, lower(code));
  });
  return result;
}

std::string without_accents(std::string_view text) {
  std::string result;
  for_each_character(folded_case(text), [&](char32_t code) { append_utf8(result, bare(code)); });
  return result;
}

}  // namespace minimax
