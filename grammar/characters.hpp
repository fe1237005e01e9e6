// The characters of Prolog text, as rules. The input is UTF-8; malformed UTF-8 matches none.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include "base/utf8.hpp"
#include "grammar/character_classes.hpp"

namespace minimax::grammar {

namespace detail {

/// The length in bytes of the character at the begin of [begin, end) if it is of the kind that
/// `Kind` describes, else 0.
template <class Kind>
constexpr std::size_t match_character(const char* begin, const char* end) noexcept {
  if (begin == end) return 0;
  const auto byte = static_cast<unsigned char>(*begin);
  if (byte < 0x80) [[likely]]
    return Kind::holds(byte) ? 1 : 0;
  const DecodedCharacter character = decode_utf8(begin, end);
  return character.length != 0 && Kind::holds(character.code_point) ? character.length : 0;
}

template <class Kind>
struct character {
  using rule_t = character;
  using subs_t = tao::pegtl::empty_list;

  template <class ParseInput>
  static bool match(ParseInput& in) noexcept {
    const std::size_t length = match_character<Kind>(in.current(), in.end());
    in.bump(length);
    return length != 0;
  }
};

/// Of eight bytes of text, the highest bit of each that is no ASCII letter, digit or underscore.
constexpr std::uint64_t no_ascii_name(std::uint64_t bytes) noexcept {
  const auto each = [](unsigned byte) { return std::uint64_t{0x0101'0101'0101'0101} * byte; };
  const std::uint64_t ascii = bytes & each(0x7f);
  // The highest bit of each byte from this one on, since none carries.
  const auto from = [&each](std::uint64_t of, unsigned first) { return of + each(0x80 - first); };
  const std::uint64_t lower = ascii | each(0x20);
  const std::uint64_t letters = from(lower, 'a') & ~from(lower, 'z' + 1);
  const std::uint64_t digits = from(ascii, '0') & ~from(ascii, '9' + 1);
  const std::uint64_t underscores = ~from(ascii ^ each('_'), 1);
  return (~(letters | digits | underscores) | bytes) & each(0x80);
}

/// Behind the ASCII letters, digits and underscores at the begin, or somewhere before that near the
/// end. On little-endian machines, as src/term/hashed_name.hpp demands.
inline const char* skip_ascii_name(const char* begin, const char* end) noexcept {
  for (const char* here = begin;; here += sizeof(std::uint64_t)) {
    std::uint64_t bytes;
    if (end - here < static_cast<std::ptrdiff_t>(sizeof bytes)) return here;
    std::memcpy(&bytes, here, sizeof bytes);
    const std::uint64_t others = no_ascii_name(bytes);
    if (others != 0) return here + std::countr_zero(others) / 8;
  }
}

/// One or more. The first rule of a hot loop: it stays in one function for a whole run.
template <class Kind>
struct characters {
  using rule_t = characters;
  using subs_t = tao::pegtl::empty_list;

  template <class ParseInput>
  static bool match(ParseInput& in) noexcept {
    const char* const begin = in.current();
    const char* const end = in.end();
    const char* here = Kind::skip(begin, end);
    while (true) {
      // No byte of a longer character is of a kind.
      while (here != end && Kind::holds(static_cast<unsigned char>(*here))) ++here;
      const std::size_t length = match_character<Kind>(here, end);
      if (length == 0) break;
      here += length;
    }
    in.bump(static_cast<std::size_t>(here - begin));
    return here != begin;
  }
};

/// How far one who is in a hurry can skip characters of a kind at once.
struct one_by_one {
  static const char* skip(const char* begin, const char*) noexcept { return begin; }
};

template <CharacterClass Class>
struct of_class : one_by_one {
  static constexpr bool holds(unsigned char byte) noexcept { return class_of(byte) == Class; }
  static constexpr bool holds(char32_t code_point) noexcept {
    return class_of_code_point(code_point) == Class;
  }
};

struct continues_name {
  static const char* skip(const char* begin, const char* end) noexcept {
    return skip_ascii_name(begin, end);
  }
  static constexpr bool holds(unsigned char byte) noexcept { return is_name_continue(byte); }
  static constexpr bool holds(char32_t code_point) noexcept {
    return is_name_continue_code_point(code_point);
  }
};

}  // namespace detail

struct blank : detail::character<detail::of_class<CharacterClass::blank>> {};
struct blanks : detail::characters<detail::of_class<CharacterClass::blank>> {};

struct name_start : detail::character<detail::of_class<CharacterClass::lower>> {};
struct variable_start : detail::character<detail::of_class<CharacterClass::upper>> {};
struct name_continue : detail::character<detail::continues_name> {};
struct name_tail : tao::pegtl::opt<detail::characters<detail::continues_name>> {};

/// A decimal digit of any script; `tao::pegtl::digit` is the ASCII one.
struct digit : detail::character<detail::of_class<CharacterClass::digit>> {};

/// The back quote is none: it quotes.
struct symbol_char : detail::character<detail::of_class<CharacterClass::symbol>> {};
struct symbol_run : detail::characters<detail::of_class<CharacterClass::symbol>> {};

struct solo : detail::character<detail::of_class<CharacterClass::solo>> {};
struct punctuation : detail::character<detail::of_class<CharacterClass::punctuation>> {};

}  // namespace minimax::grammar

namespace tao::pegtl {

template <class Name, class Kind>
struct analyze_traits<Name, minimax::grammar::detail::character<Kind>> : analyze_any_traits<> {};

template <class Name, class Kind>
struct analyze_traits<Name, minimax::grammar::detail::characters<Kind>> : analyze_any_traits<> {};

}  // namespace tao::pegtl
