// The clauses that fact files are full of: `moves(a, [b, c]).`, `static_eval(pos(x,[1,2]), -5).`
//
// In these no operator, quote or comment occurs, so that no operator table is needed to read them:
// a name between brackets and commas is an atom, whatever operator it may be elsewhere. A clause
// that is not of this form may still be one, for the full parser to read.
#pragma once

#include <tao/pegtl.hpp>

#include "grammar/characters.hpp"
#include "grammar/layout.hpp"

namespace minimax::grammar::plain {

using namespace tao::pegtl;

struct name : seq<range<'a', 'z'>, name_tail> {};
struct integer : seq<opt<one<'-'>>, plus<ascii::digit>> {};

/// What ends an argument or an element, so that `1.5`, `0'c`, `a-b`, `a{` and `1 000` are left to
/// the full parser.
struct at_end_of_term : at<star<one<' '>>, one<',', ')', ']'>> {};
struct comma : seq<one<','>, opt<blanks>> {};

struct open_arguments : one<'('> {};
struct close_arguments : one<')'> {};
struct open_list : one<'['> {};
struct close_list : one<']'> {};

// Terms nest in terms so deep at the most, which bounds the recursion.
inline constexpr int nesting_limit = 4;

template <int Depth>
struct term;
template <int Depth>
struct arguments : seq<open_arguments, list<term<Depth>, comma>, close_arguments> {};
template <int Depth>
struct elements : seq<open_list, list<term<Depth>, comma>, close_list> {};
template <int Depth>
struct named_term : seq<name, opt<arguments<Depth - 1>>> {};
template <>
struct named_term<0> : name {};
template <int Depth>
struct nested_term : sor<named_term<Depth>, integer, elements<Depth - 1>> {};
template <>
struct nested_term<0> : sor<name, integer> {};
template <int Depth>
struct term : seq<nested_term<Depth>, at_end_of_term> {};

struct fact : seq<name, arguments<nesting_limit>> {};

}  // namespace minimax::grammar::plain

namespace minimax::grammar {

struct plain_clause : tao::pegtl::seq<plain::fact, clause_end> {};

}  // namespace minimax::grammar
