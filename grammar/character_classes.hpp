// What a character may be part of, as SWI-Prolog 9's reader has it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unicode_classes.hpp>

namespace minimax::grammar {

enum class CharacterClass : std::uint8_t {
  lower,  ///< starts an atom
  upper,  ///< starts a variable: `_` too
  digit,
  symbol,       ///< a run of these is an atom
  solo,         ///< an atom by itself: `!`, `;`
  punctuation,  ///< `( ) [ ] { } , |`
  single_quote,
  double_quote,
  back_quote,
  percent,  ///< starts a comment
  blank,
  control,    ///< illegal outside of quotes and comments
  non_ascii,  ///< a byte of a longer character: ask class_of_code_point()
};

namespace detail {

constexpr std::array<CharacterClass, 256> make_ascii_classes() {
  using enum CharacterClass;
  std::array<CharacterClass, 256> classes{};
  classes.fill(control);
  const auto set = [&classes](std::string_view characters, CharacterClass value) {
    for (const char c : characters) classes[static_cast<unsigned char>(c)] = value;
  };
  const auto set_range = [&classes](std::size_t first, std::size_t last, CharacterClass value) {
    for (std::size_t c = first; c <= last; ++c) classes[c] = value;
  };
  set_range('a', 'z', lower);
  set_range('A', 'Z', upper);
  set("_", upper);
  set_range('0', '9', digit);
  set("#$&*+-./:<=>?@\\^~", symbol);
  set("!;", solo);
  set("()[]{},|", punctuation);
  set("'", single_quote);
  set("\"", double_quote);
  set("`", back_quote);
  set("%", percent);
  set(" \t\n\v\f\r", blank);
  set_range(0x80, 0xff, non_ascii);
  return classes;
}

inline constexpr std::array<CharacterClass, 256> ascii_classes = make_ascii_classes();

constexpr unsigned traits_of(char32_t code_point) noexcept {
  const auto after =
      std::ranges::upper_bound(unicode::changes, code_point, {}, &unicode::Change::first);
  return after == unicode::changes.begin() ? unsigned{unicode::invalid} : (after - 1)->traits;
}

constexpr CharacterClass class_of_traits(char32_t code_point, unsigned traits) noexcept {
  using enum CharacterClass;
  if ((traits & unicode::id_start) != 0) return (traits & unicode::upper) != 0 ? upper : lower;
  if ((traits & unicode::symbol) != 0) return symbol;
  if ((traits & unicode::decimal) != 0) return digit;
  if ((traits & unicode::blank) != 0) return blank;
  if ((traits & unicode::invalid) != 0) return control;
  // SWI-Prolog has a table of its own for Latin-1: only there is a character without a trait
  // illegal. Elsewhere it is an atom by itself, as a combining mark at the start of a name is.
  return code_point > 0xff || (traits & unicode::solo) != 0 ? solo : control;
}

}  // namespace detail

constexpr CharacterClass class_of(unsigned char byte) noexcept {
  return detail::ascii_classes[byte];
}

/// The class of a character that stands where a token may start. Never non_ascii.
constexpr CharacterClass class_of_code_point(char32_t code_point) noexcept {
  if (code_point < 0x80) return class_of(static_cast<unsigned char>(code_point));
  return detail::class_of_traits(code_point, detail::traits_of(code_point));
}

constexpr bool is_name_continue(unsigned char byte) noexcept {
  return class_of(byte) <= CharacterClass::digit;
}

/// May the character go on in an atom or a variable? Not each that may was one to start with.
constexpr bool is_name_continue_code_point(char32_t code_point) noexcept {
  if (code_point < 0x80) return is_name_continue(static_cast<unsigned char>(code_point));
  return (detail::traits_of(code_point) & unicode::id_continue) != 0;
}

/// Does the character glue to its like? A letter that is also a symbol does, too.
constexpr bool is_symbol_code_point(char32_t code_point) noexcept {
  if (code_point < 0x80)
    return class_of(static_cast<unsigned char>(code_point)) == CharacterClass::symbol;
  return (detail::traits_of(code_point) & unicode::symbol) != 0;
}

/// May a name in the sense of '$VAR'(Name) begin with the character?
constexpr bool is_upper_code_point(char32_t code_point) noexcept {
  if (code_point < 0x80)
    return class_of(static_cast<unsigned char>(code_point)) == CharacterClass::upper;
  return (detail::traits_of(code_point) & unicode::upper) != 0;
}

/// Controls, blanks other than U+0020, and what is no character: written as `\x85\`.
constexpr bool is_escaped_code_point(char32_t code_point) noexcept {
  if (code_point < 0x80) return code_point < 0x20 || code_point == 0x7f;
  // The soft hyphen is an atom by itself for SWI-Prolog's reader, and a control for its writer.
  if (code_point == 0xad) return true;
  const unsigned traits = detail::traits_of(code_point);
  return traits == unicode::none || (traits & (unicode::blank | unicode::invalid)) != 0;
}

/// What a decimal digit of any script stands for. `digit` must be of the class digit.
constexpr int decimal_weight(char32_t digit) noexcept {
  if (digit < 0x80) return static_cast<int>(digit - U'0');
  // Unicode's decimal digits come in blocks of ten; only blocks of ten lie next to each other.
  const auto after = std::ranges::upper_bound(unicode::changes, digit, {}, &unicode::Change::first);
  return static_cast<int>((digit - (after - 1)->first) % 10);
}

}  // namespace minimax::grammar
