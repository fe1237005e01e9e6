#include "syntax/clause_extent.hpp"

#include <string>
#include <tao/pegtl.hpp>

#include "base/utf8.hpp"
#include "grammar/character_classes.hpp"
#include "grammar/messages.hpp"
#include "grammar/skip_clause.hpp"
#include "syntax/syntax_error.hpp"

namespace minimax {

namespace {

namespace pegtl = tao::pegtl;

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

template <class Rule>
struct ExtentAction : pegtl::nothing<Rule> {};

template <ClauseEnd Kind>
struct SetEnd {
  template <class ActionInput>
  static void apply(const ActionInput& in, ClauseExtent& extent) {
    if (extent.kind != ClauseEnd::full_stop) return;  // the end of the text, in an item
    extent.kind = Kind;
    extent.unclosed = in.begin();
  }
};
template <>
struct ExtentAction<grammar::missing_end> : SetEnd<ClauseEnd::missing> {};
template <>
struct ExtentAction<grammar::unclosed<grammar::skipped_quoted_rest<'\''>>>
    : SetEnd<ClauseEnd::in_atom> {};
template <>
struct ExtentAction<grammar::unclosed<grammar::skipped_quoted_rest<'"'>>>
    : SetEnd<ClauseEnd::in_string> {};
template <>
struct ExtentAction<grammar::unclosed<grammar::skipped_quoted_rest<'`'>>>
    : SetEnd<ClauseEnd::in_back_quotes> {};
template <>
struct ExtentAction<grammar::unclosed<grammar::block_comment_rest>>
    : SetEnd<ClauseEnd::in_comment> {};
template <>
struct ExtentAction<grammar::unclosed<grammar::quasi_quotation_rest>>
    : SetEnd<ClauseEnd::in_quasi_quotation> {};

// The first characters that stand there, as far as they can be shown and help to find the place.
std::string excerpt(const char* begin, const char* end) {
  constexpr int longest = 24;
  const char* here = begin;
  for (int i = 0; i < longest; ++i) {
    const DecodedCharacter character = decode_utf8(here, end);
    if (character.length == 0 || grammar::is_escaped_code_point(character.code_point)) break;
    here += character.length;
  }
  return here == begin ? "the end of its line" : "\"" + std::string(begin, here) + "\"";
}

[[noreturn]] void fail_unclosed(const char* clause, const ClauseExtent& extent,
                                const std::string& item, const std::string& opener,
                                const std::string& closer) {
  throw SyntaxError(clause, "end of file in " + item + " of this clause",
                    "There is no " + closer + " to the " + opener + " before " +
                        excerpt(extent.unclosed, extent.end) + ".");
}

}  // namespace

ClauseExtent find_extent(const char* clause, const char* end) {
  ClauseExtent extent{end};
  Input in(clause, end, "");
  pegtl::parse<grammar::skip_clause, ExtentAction, grammar::control>(in, extent);
  extent.end = in.current();
  return extent;
}

void require_full_stop(const char* clause, const ClauseExtent& extent) {
  switch (extent.kind) {
    case ClauseEnd::full_stop:
      return;
    case ClauseEnd::missing:
      throw SyntaxError(reported_place(clause, extent.end), "the text ends within a clause",
                        "Each clause ends with a full stop and a blank.");
    case ClauseEnd::in_atom:
      fail_unclosed(clause, extent, "a quoted atom", "'", "closing '");
    case ClauseEnd::in_string:
      fail_unclosed(clause, extent, "a string", "\"", "closing \"");
    case ClauseEnd::in_back_quotes:
      fail_unclosed(clause, extent, "text in back quotes", "`", "closing `");
    case ClauseEnd::in_comment:
      fail_unclosed(clause, extent, "a block comment", "/*", "*/");
    case ClauseEnd::in_quasi_quotation:
      throw SyntaxError(reported_place(clause, extent.end), "end of file in a quasi-quotation",
                        "Close it with |}, or put a blank between the two bars.");
  }
}

}  // namespace minimax
