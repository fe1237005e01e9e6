#include "syntax/clause_extent.hpp"

#include <string>
#include <tao/pegtl.hpp>
#include <utility>

#include "base/message.hpp"
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
std::string excerpt(const ClauseExtent& extent) {
  constexpr int longest = 24;
  const char* here = extent.unclosed;
  for (int i = 0; i < longest; ++i) {
    const DecodedCharacter character = decode_utf8(here, extent.end);
    if (character.length == 0 || grammar::is_escaped_code_point(character.code_point)) break;
    here += character.length;
  }
  return {extent.unclosed, here};
}

Message missing_quote(const ClauseExtent& extent, const char* quote) {
  std::string text = excerpt(extent);
  if (text.empty())
    return Message("There is no closing {quote} to the {quote} before the end of its line",
                   {{"quote", quote}});
  return Message("There is no closing {quote} to the {quote} before \"{text}\"",
                 {{"quote", quote}, {"text", std::move(text)}});
}

Message missing_comment_end(const ClauseExtent& extent) {
  std::string text = excerpt(extent);
  if (text.empty()) return Message("There is no */ to the /* before the end of its line");
  return Message("There is no */ to the /* before \"{text}\"", {{"text", std::move(text)}});
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
      throw SyntaxError::end_of_text(reported_place(clause, extent.end));
    case ClauseEnd::in_atom:
      throw SyntaxError(clause, Message("end of file in a quoted atom of this clause"),
                        missing_quote(extent, "'"));
    case ClauseEnd::in_string:
      throw SyntaxError(clause, Message("end of file in a string of this clause"),
                        missing_quote(extent, "\""));
    case ClauseEnd::in_back_quotes:
      throw SyntaxError(clause, Message("end of file in text in back quotes of this clause"),
                        missing_quote(extent, "`"));
    case ClauseEnd::in_comment:
      throw SyntaxError(clause, Message("end of file in a block comment of this clause"),
                        missing_comment_end(extent));
    case ClauseEnd::in_quasi_quotation:
      throw SyntaxError(reported_place(clause, extent.end),
                        Message("end of file in a quasi-quotation"),
                        Message("Close it with |}, or put a blank between the two bars"));
  }
}

}  // namespace minimax
