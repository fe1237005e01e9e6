// How far a quoted item goes. What it means is decoded apart from this; a wrong escape is none of
// this grammar's business.
#pragma once

#include <cstddef>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include "grammar/characters.hpp"

namespace minimax::grammar {

/// One or more characters that mean themselves within the quotes `Quote`: newlines too.
template <char Quote>
struct plain_text {
  using rule_t = plain_text;
  using subs_t = tao::pegtl::empty_list;

  template <class ParseInput>
  static bool match(ParseInput& in) noexcept {
    const char* here = in.current();
    while (here != in.end() && *here != Quote && *here != '\\') ++here;
    const bool found = here != in.current();
    in.bump(static_cast<std::size_t>(here - in.current()));
    return found;
  }
};

struct backslash : tao::pegtl::one<'\\'> {};
struct escaped_newline
    : tao::pegtl::sor<tao::pegtl::string<'\r', '\n'>, tao::pegtl::one<'\r', '\n'>> {};
struct blank_in_line : tao::pegtl::seq<tao::pegtl::not_at<tao::pegtl::one<'\n'>>, blank> {};
/// `\c` and `\` at the end of a line stand for nothing, nor do the blanks after them.
struct empty_escape
    : tao::pegtl::seq<
          backslash,
          tao::pegtl::sor<tao::pegtl::seq<tao::pegtl::one<'c'>, tao::pegtl::star<blank>>,
                          tao::pegtl::seq<escaped_newline, tao::pegtl::star<blank_in_line>>>> {};

struct octal_digit : tao::pegtl::range<'0', '7'> {};
struct octal_escape : tao::pegtl::seq<tao::pegtl::plus<octal_digit>, tao::pegtl::opt<backslash>> {};
struct hexadecimal_escape
    : tao::pegtl::seq<tao::pegtl::one<'x'>, tao::pegtl::star<tao::pegtl::xdigit>,
                      tao::pegtl::opt<backslash>> {};
struct character_escape
    : tao::pegtl::seq<backslash, tao::pegtl::not_at<tao::pegtl::one<'c', '\r', '\n'>>,
                      tao::pegtl::sor<octal_escape, hexadecimal_escape, tao::pegtl::any>> {};

/// A quote right after an empty escape ends the item, even where another quote follows.
template <char Quote>
struct quoted_part
    : tao::pegtl::sor<plain_text<Quote>, tao::pegtl::two<Quote>, character_escape,
                      tao::pegtl::seq<empty_escape, tao::pegtl::not_at<tao::pegtl::one<Quote>>>> {};
template <char Quote>
struct closing_quote : tao::pegtl::seq<tao::pegtl::opt<empty_escape>, tao::pegtl::one<Quote>> {};
template <char Quote>
struct quoted_rest : tao::pegtl::seq<tao::pegtl::star<quoted_part<Quote>>, closing_quote<Quote>> {};

/// An error is reported where the item starts and not at the end of the file.
template <char Quote>
struct closed_quoted : tao::pegtl::sor<tao::pegtl::seq<tao::pegtl::one<Quote>, quoted_rest<Quote>>,
                                       tao::pegtl::failure> {};
template <char Quote>
struct quoted_item
    : tao::pegtl::if_must<tao::pegtl::at<tao::pegtl::one<Quote>>, closed_quoted<Quote>> {};

struct quoted_atom : quoted_item<'\''> {};
struct quoted_string : quoted_item<'"'> {};
struct quoted_codes : quoted_item<'`'> {};

/// Any of them.
struct quoted : tao::pegtl::sor<quoted_atom, quoted_string, quoted_codes> {};

}  // namespace minimax::grammar

namespace tao::pegtl {

template <class Name, char Quote>
struct analyze_traits<Name, minimax::grammar::plain_text<Quote>> : analyze_any_traits<> {};

}  // namespace tao::pegtl
