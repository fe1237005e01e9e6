#include "syntax/clause_extent.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <tao/pegtl.hpp>

#include "grammar/messages.hpp"
#include "grammar/skip_clause.hpp"
#include "syntax/syntax_error.hpp"

namespace minimax {

namespace {

namespace pegtl = tao::pegtl;

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

template <class Rule>
struct Action : pegtl::nothing<Rule> {};

template <ClauseEnd Kind>
struct SetKind {
  template <class ActionInput>
  static void apply(const ActionInput& in, ClauseExtent& extent) {
    if (extent.kind != ClauseEnd::full_stop) return;  // the end of the text, in an item
    extent.kind = Kind;
    extent.unclosed = in.begin();
  }
};
template <>
struct Action<grammar::missing_end> : SetKind<ClauseEnd::missing> {};
template <>
struct Action<grammar::unclosed<grammar::skipped_quoted_rest<'\''>>> : SetKind<ClauseEnd::in_atom> {};
template <>
struct Action<grammar::unclosed<grammar::skipped_quoted_rest<'"'>>> : SetKind<ClauseEnd::in_string> {};
template <>
struct Action<grammar::unclosed<grammar::skipped_quoted_rest<'`'>>> : SetKind<ClauseEnd::in_back_quotes> {};
template <>
struct Action<grammar::unclosed<grammar::block_comment_rest>> : SetKind<ClauseEnd::in_comment> {};
template <>
struct Action<grammar::unclosed<grammar::quasi_quotation_rest>>
    : SetKind<ClauseEnd::in_quasi_quotation> {};

// What stands there, as far as it helps to find it.
std::string excerpt(const char* begin, const char* end) {
  constexpr std::ptrdiff_t longest = 24;
  const char* const line_end = std::find(begin, end, '\n');
  const char* cut = std::min(line_end, begin + std::min(longest, line_end - begin));
  while (cut != line_end && (static_cast<unsigned char>(*cut) & 0xc0) == 0x80) --cut;
  return begin == cut ? "the end of its line" : "\"" + std::string(begin, cut) + "\"";
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
  pegtl::parse<grammar::skip_clause, Action, grammar::control>(in, extent);
  extent.end = in.current();
  return extent;
}

void require_full_stop(const char* clause, const ClauseExtent& extent) {
  switch (extent.kind) {
    case ClauseEnd::full_stop: return;
    case ClauseEnd::missing:
      throw SyntaxError(reported_place(clause, extent.end), "the text ends within a clause",
                        "Each clause ends with a full stop and a blank.");
    case ClauseEnd::in_atom: fail_unclosed(clause, extent, "a quoted atom", "'", "closing '");
    case ClauseEnd::in_string: fail_unclosed(clause, extent, "a string", "\"", "closing \"");
    case ClauseEnd::in_back_quotes:
      fail_unclosed(clause, extent, "text in back quotes", "`", "closing `");
    case ClauseEnd::in_comment: fail_unclosed(clause, extent, "a block comment", "/*", "*/");
    case ClauseEnd::in_quasi_quotation:
      throw SyntaxError(reported_place(clause, extent.end), "end of file in a quasi-quotation",
                        "Close it with |}, or put a blank between the two bars.");
  }
}

}  // namespace minimax
