// The tokens of SWI-Prolog 7 syntax that are neither numbers nor quoted.
#pragma once

#include <tao/pegtl.hpp>

#include "grammar/characters.hpp"

namespace minimax::grammar {

struct name : tao::pegtl::seq<name_start, name_tail> {};
struct variable : tao::pegtl::seq<variable_start, name_tail> {};

/// `[ ]` and `{ }` are names: no comment may stand between the brackets.
struct nil : tao::pegtl::seq<tao::pegtl::one<'['>, tao::pegtl::opt<blanks>, tao::pegtl::one<']'>> {};
struct empty_braces
    : tao::pegtl::seq<tao::pegtl::one<'{'>, tao::pegtl::opt<blanks>, tao::pegtl::one<'}'>> {};

}  // namespace minimax::grammar
