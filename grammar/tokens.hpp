// The tokens of SWI-Prolog 7 syntax that are neither numbers nor quoted.
#pragma once

#include <tao/pegtl.hpp>

#include "grammar/characters.hpp"

namespace minimax::grammar {

struct name : tao::pegtl::seq<name_start, name_tail> {};
struct variable : tao::pegtl::seq<variable_start, name_tail> {};

}  // namespace minimax::grammar
