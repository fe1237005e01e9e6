// What to tell the user when a rule fails whose failing is final.
#pragma once

#include <tao/pegtl.hpp>

#include "base/message.hpp"
#include "grammar/layout.hpp"
#include "grammar/quoted.hpp"

namespace minimax::grammar {

/// Null for a rule that may fail because another one matches.
template <class Rule>
inline constexpr const char* message = nullptr;

template <>
inline constexpr const char* message<closed_block_comment> =
    msgid("end of file in a block comment: its `*/` is missing (comments nest)");
template <>
inline constexpr const char* message<closed_quoted<'\''>> =
    msgid("end of file in a quoted atom: its closing ' is missing");
template <>
inline constexpr const char* message<closed_quoted<'"'>> =
    msgid("end of file in a string: its closing \" is missing");
template <>
inline constexpr const char* message<closed_quoted<'`'>> =
    msgid("end of file in a code list: its closing ` is missing");

struct messages {
  template <class Rule>
  static constexpr const char* message = grammar::message<Rule>;
  /// Only `must` makes a failure final: skip_clause tries the same rules.
  template <class Rule>
  static constexpr bool raise_on_failure = false;
};

/// For tao::pegtl::parse: throws parse_error with the message above.
template <class Rule>
using control = tao::pegtl::must_if<messages>::control<Rule>;

}  // namespace minimax::grammar
