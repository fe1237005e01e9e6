// The extent of a clause, found without understanding it. SWI-Prolog finds the end of a clause in
// this way before it parses it, so this is where it goes on after a syntax error.
#pragma once

#include <tao/pegtl.hpp>

#include "base/digit.hpp"
#include "grammar/characters.hpp"
#include "grammar/layout.hpp"
#include "grammar/quoted.hpp"

namespace minimax::grammar {

/// An item that is not closed goes on to the end of the file. Starts behind what opens it.
template <class Rest>
struct unclosed : tao::pegtl::until<tao::pegtl::eof> {};
template <class Rest>
struct closed_or_to_end_of_file : tao::pegtl::sor<Rest, unclosed<Rest>> {};

struct skipped_block_comment
    : tao::pegtl::seq<block_comment_begin, closed_or_to_end_of_file<block_comment_rest>> {};
/// Here, a backslash behind an escaped line feed escapes nothing.
struct skipped_line_feed : tao::pegtl::string<'\\', '\n', '\\'> {};
template <char Quote>
struct skipped_quoted_rest
    : tao::pegtl::seq<tao::pegtl::star<tao::pegtl::sor<skipped_line_feed, quoted_part<Quote>>>,
                      closing_quote<Quote>> {};
template <char Quote>
struct skipped_quoted : tao::pegtl::seq<tao::pegtl::one<Quote>,
                                        closed_or_to_end_of_file<skipped_quoted_rest<Quote>>> {};

struct quasi_quotation_rest : tao::pegtl::until<tao::pegtl::string<'|', '}'>> {};
struct skipped_quasi_quotation
    : tao::pegtl::seq<tao::pegtl::one<'|'>, tao::pegtl::at<tao::pegtl::one<'|'>>,
                      closed_or_to_end_of_file<quasi_quotation_rest>> {};

/// Has a meaning of its own even where it is the character of `0'\c`.
struct starts_part : tao::pegtl::sor<name_continue, tao::pegtl::one<'|'>> {};
/// What follows `0'`. A character that may go on in a name is left: if it is a digit, it may be the
/// first of another number.
struct character_of_code
    : tao::pegtl::sor<
          tao::pegtl::at<name_continue>,
          tao::pegtl::seq<backslash, tao::pegtl::sor<tao::pegtl::at<starts_part>, tao::pegtl::any>>,
          tao::pegtl::seq<tao::pegtl::one<'\''>, tao::pegtl::opt<tao::pegtl::one<'\''>>>,
          tao::pegtl::seq<tao::pegtl::one<'|'>, tao::pegtl::opt<tao::pegtl::one<'|'>>>,
          tao::pegtl::any> {};
struct skipped_character_code : tao::pegtl::seq<tao::pegtl::rep_min_max<1, 2, tao::pegtl::one<'0'>>,
                                                tao::pegtl::one<'\''>, character_of_code> {};

/// `16'` before a digit of that base: the quote is not one that quotes.
struct skipped_radix {
  using rule_t = skipped_radix;
  using subs_t = tao::pegtl::empty_list;

  template <class ParseInput>
  static bool match(ParseInput& in) noexcept {
    const auto byte = [&in](std::size_t i) { return i < in.size() ? in.peek_char(i) : '\0'; };
    std::size_t length = 0;
    unsigned radix = 0;
    while (length < 2 && is_digit(byte(length))) radix = radix * 10 + digit_value(byte(length++));
    if (radix < 2 || radix > 36) return false;
    if (byte(length) != '\'' || digit_value(byte(length + 1)) >= radix) return false;
    in.bump_in_this_line(length + 1);
    return true;
  }
};

struct name_or_number : detail::characters<detail::continues_name> {};

struct clause_part
    : tao::pegtl::sor<blanks, skipped_character_code, skipped_radix, name_or_number, line_comment,
                      skipped_block_comment, symbol_run, skipped_quoted<'\''>, skipped_quoted<'"'>,
                      skipped_quoted<'`'>, skipped_quasi_quotation, tao::pegtl::any> {};

/// There is no end of the clause.
struct missing_end : tao::pegtl::eof {};

/// From anywhere between two tokens to after the end of the clause, or to the end of the file where
/// the clause has none. Always matches.
struct skip_clause : tao::pegtl::seq<tao::pegtl::star<tao::pegtl::not_at<clause_end>, clause_part>,
                                     tao::pegtl::sor<clause_end, missing_end>> {};

}  // namespace minimax::grammar

namespace tao::pegtl {

template <class Name>
struct analyze_traits<Name, minimax::grammar::skipped_radix> : analyze_any_traits<> {};

}  // namespace tao::pegtl
