// What stands between the tokens of Prolog text, and what ends a clause.
#pragma once

#include <cstddef>
#include <cstring>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include "grammar/characters.hpp"

namespace minimax::grammar {

/// Up to the line's end, which is not part of it.
struct rest_of_line {
  using rule_t = rest_of_line;
  using subs_t = tao::pegtl::empty_list;

  template <class ParseInput>
  static bool match(ParseInput& in) noexcept {
    const std::size_t size = in.size();
    const void* const newline = size == 0 ? nullptr : std::memchr(in.current(), '\n', size);
    const char* const end = newline == nullptr ? in.end() : static_cast<const char*>(newline);
    in.bump_in_this_line(static_cast<std::size_t>(end - in.current()));
    return true;
  }
};

/// From after the first `/*` to after the `*/` that ends the comment. Comments nest. As in
/// SWI-Prolog, a character may be of two marks at once, except that the first mark is apart:
/// `/*/` opens one comment, a `/*/` inside of it opens and closes one.
struct block_comment_rest {
  using rule_t = block_comment_rest;
  using subs_t = tao::pegtl::empty_list;

  template <class ParseInput>
  static bool match(ParseInput& in) noexcept {
    const char* const begin = in.current();
    const char* const end = in.end();
    int level = 1;
    for (const char* here = begin; end - here >= 2; ++here) {
      if (here[0] == '/' && here[1] == '*') ++level;
      if (here[0] == '*' && here[1] == '/' && --level == 0) {
        in.bump(static_cast<std::size_t>(here + 2 - begin));
        return true;
      }
    }
    return false;
  }
};

struct block_comment_begin : tao::pegtl::string<'/', '*'> {};
/// An error is reported where the comment starts.
struct closed_block_comment
    : tao::pegtl::sor<tao::pegtl::seq<block_comment_begin, block_comment_rest>,
                      tao::pegtl::failure> {};
struct block_comment
    : tao::pegtl::if_must<tao::pegtl::at<block_comment_begin>, closed_block_comment> {};
struct line_comment : tao::pegtl::seq<tao::pegtl::one<'%'>, rest_of_line> {};
struct layout : tao::pegtl::star<tao::pegtl::sor<blanks, line_comment, block_comment>> {};

/// The character after the dot is not part of it.
struct clause_end
    : tao::pegtl::seq<
          tao::pegtl::one<'.'>,
          tao::pegtl::at<tao::pegtl::sor<blank, tao::pegtl::one<'%'>, tao::pegtl::eof>>> {};

}  // namespace minimax::grammar

namespace tao::pegtl {

template <class Name>
struct analyze_traits<Name, minimax::grammar::rest_of_line> : analyze_opt_traits<> {};

template <class Name>
struct analyze_traits<Name, minimax::grammar::block_comment_rest> : analyze_any_traits<> {};

}  // namespace tao::pegtl
