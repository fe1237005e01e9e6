// Compounds as they are spelled: `pos(x,[1,2,3])`, without blanks, and in one way only. Two of them
// are the same term where they are the same text.
#pragma once

#include <tao/pegtl.hpp>

#include "grammar/plain_clause.hpp"

namespace minimax::grammar::spelled {

using namespace tao::pegtl;

struct name : seq<range<'a', 'z'>, star<ascii::identifier_other>> {};

/// The rule in a function of its own, with all in it that is not apart again: where all rules of a
/// fact are one function, none of them is compiled well.
template <class Rule>
struct apart {
  using rule_t = apart;
  using subs_t = type_list<Rule>;

  template <class ParseInput>
  [[gnu::noinline, gnu::flatten]] static bool match(ParseInput& in) {
    return tao::pegtl::match<Rule, apply_mode::nothing, rewind_mode::required, nothing, normal>(in);
  }
};

struct integer
    : apart<sor<one<'0'>, seq<opt<one<'-'>>, range<'1', '9'>, rep_opt<17, ascii::digit>>>> {};
struct nil : string<'[', ']'> {};

/// Behind each term, so that `1.5`, `a-b` and a name that goes on with an accent are none.
struct at_end : at<one<',', ')', ']'>> {};

template <int Depth>
struct term;
template <int Depth>
struct arguments : seq<one<'('>, list<term<Depth>, one<','>>, one<')'>> {};
template <int Depth>
struct elements : seq<one<'['>, list<term<Depth>, one<','>>, one<']'>> {};
template <int Depth>
struct nested_term : sor<seq<name, opt<arguments<Depth - 1>>>, integer, nil, elements<Depth - 1>> {
};
template <>
struct nested_term<0> : sor<name, integer, nil> {};
template <int Depth>
struct term : seq<nested_term<Depth>, at_end> {};

struct compound : seq<name, apart<arguments<plain::nesting_limit - 1>>> {};

}  // namespace minimax::grammar::spelled
