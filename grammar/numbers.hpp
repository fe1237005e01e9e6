// How far a number of SWI-Prolog 7 syntax reaches, from its first digit on.
//
// A sign belongs to the term grammar: it alone knows where an operand is expected. What matches
// may still be no number (`1r0`, `0xg`, `1e999`, `0'\q`): SWI-Prolog rejects such a token as a
// whole, so it is matched as a whole, and decode_number() says what is wrong with it.
#pragma once

#include <tao/pegtl.hpp>
#include <type_traits>
#include <utility>

#include "grammar/characters.hpp"
#include "grammar/layout.hpp"

namespace minimax::grammar {

namespace number_parts {

using namespace tao::pegtl;

template <unsigned Base>
struct digit_of : std::conditional_t<
                      (Base <= 10), range<'0', '0' + Base - 1>,
                      sor<ascii::digit, range<'a', 'a' + Base - 11>, range<'A', 'A' + Base - 11>>> {
};
template <unsigned Base>
struct digits : plus<digit_of<Base>> {};

// `1 000 000`, `1_000_000`, and `1_` that goes on after blanks and comments or on another line. A
// space is a separator only where all digits are decimal ones.
struct underscore_separator : seq<one<'_'>, layout> {};
template <unsigned Base>
struct separator
    : std::conditional_t<(Base <= 10), sor<underscore_separator, one<' '>>, underscore_separator> {
};
template <unsigned Base>
struct further_group : seq<separator<Base>, digits<Base>> {};
template <unsigned Base>
struct grouped_digits : seq<digits<Base>, star<further_group<Base>>> {};

/// A decimal digit of the script whose zero is the state.
struct digit_of_script {
  using rule_t = digit_of_script;
  using subs_t = empty_list;

  template <apply_mode, rewind_mode, template <class...> class, template <class...> class,
            class ParseInput>
  static bool match(ParseInput& in, const char32_t zero) noexcept {
    const DecodedCharacter character = decode_utf8(in.current(), in.end());
    if (character.code_point < zero || character.code_point > zero + 9) return false;
    in.bump_in_this_line(character.length);
    return true;
  }
};

// 0'c: `0'a`, `0'''`, `0''`, `0'\n`, `0'\x41\`, `0' `
struct short_unicode_escape : seq<one<'u'>, rep_opt<4, xdigit>> {};
struct long_unicode_escape : seq<one<'U'>, rep_opt<8, xdigit>> {};
struct unicode_escape : sor<short_unicode_escape, long_unicode_escape> {};
struct hexadecimal_escape : seq<one<'x'>, plus<xdigit>, opt<one<'\\'>>> {};
struct octal_escape : seq<digits<8>, opt<one<'\\'>>> {};
struct escaped_line_end : sor<string<'\r', '\n'>, one<'\r', '\n'>> {};
struct any_character : sor<utf8::any, any> {};
struct escaped_character : seq<one<'\\'>, opt<sor<unicode_escape, hexadecimal_escape, octal_escape,
                                                  escaped_line_end, any_character>>> {};
struct quote_character : seq<one<'\''>, opt<one<'\''>>> {};
struct character_code
    : seq<string<'0', '\''>, opt<sor<escaped_character, quote_character, any_character>>> {};

// 0b101, 0o17, 0xff
struct binary_number : seq<one<'b'>, opt<grouped_digits<2>>> {};
struct octal_number : seq<one<'o'>, opt<grouped_digits<8>>> {};
struct hexadecimal_number : seq<one<'x'>, opt<grouped_digits<16>>> {};
struct prefixed_number : seq<one<'0'>, sor<binary_number, octal_number, hexadecimal_number>> {};

// 2'101 to 36'zz; the base may have leading zeros.
struct zeros : star<one<'0'>> {};
template <unsigned Base>
struct base_text : std::conditional_t<(Base < 10), seq<zeros, one<'0' + Base % 10>>,
                                      seq<zeros, string<'0' + Base / 10, '0' + Base % 10>>> {};
template <unsigned Base>
struct based_number : seq<base_text<Base>, one<'\''>, grouped_digits<Base>> {};
template <class>
struct any_based_number_of;
template <unsigned... Index>
struct any_based_number_of<std::integer_sequence<unsigned, Index...>>
    : sor<based_number<Index + 2>...> {};
struct at_base : at<zeros, ascii::digit, opt<ascii::digit>, one<'\''>> {};
struct any_based_number
    : seq<at_base, any_based_number_of<std::make_integer_sequence<unsigned, 35>>> {};

// 1.0Inf, 1.5NaN. A byte beyond ASCII never goes on with the word here: what it would start makes
// a syntax error in either reading.
struct end_of_word : not_at<identifier_other> {};
struct infinity_word : seq<string<'I', 'n', 'f'>, end_of_word> {};
struct nan_word : seq<string<'N', 'a', 'N'>, end_of_word> {};
struct not_a_number : seq<string<'1', '.'>, digits<10>, nan_word> {};

// 1, 1.5, 1.0e10, 1e10, 1.0Inf, 1r3; digits in groups make an integer or a rational, no float.
template <class Digit>
struct exponent : seq<one<'e', 'E'>, opt<one<'+', '-'>>, plus<Digit>> {};
template <class Digit>
struct fraction : seq<one<'.'>, plus<Digit>, opt<sor<infinity_word, exponent<Digit>>>> {};
template <class Digit>
struct next_group : seq<separator<10>, plus<Digit>> {};
template <class Digit>
struct denominator : seq<one<'r'>, plus<Digit>, star<next_group<Digit>>> {};
template <class Digit>
struct groups : seq<plus<next_group<Digit>>, opt<denominator<Digit>>> {};
template <class Digit>
struct decimal_number
    : seq<plus<Digit>,
          opt<sor<groups<Digit>, fraction<Digit>, denominator<Digit>, exponent<Digit>>>> {};

}  // namespace number_parts

/// Starts at a digit.
struct number : tao::pegtl::sor<number_parts::character_code, number_parts::prefixed_number,
                                number_parts::any_based_number, number_parts::not_a_number,
                                number_parts::decimal_number<tao::pegtl::ascii::digit>> {};

/// What may follow a `-` of the number: SWI-Prolog looks for no base behind one.
struct negated_number : tao::pegtl::sor<number_parts::character_code, number_parts::prefixed_number,
                                        number_parts::not_a_number,
                                        number_parts::decimal_number<tao::pegtl::ascii::digit>> {};

/// Starts at a decimal digit beyond ASCII; the state is the zero of its script.
struct number_of_script : number_parts::decimal_number<number_parts::digit_of_script> {};

}  // namespace minimax::grammar

namespace tao::pegtl {

template <class Name>
struct analyze_traits<Name, minimax::grammar::number_parts::digit_of_script>
    : analyze_any_traits<> {};

}  // namespace tao::pegtl
