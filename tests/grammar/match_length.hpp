// How much of a text a rule matches.
#pragma once

#include <string_view>
#include <tao/pegtl.hpp>

#include "grammar/messages.hpp"

namespace minimax {

/// In bytes, from the beginning; -1 where the rule does not match. Throws what the grammar does.
template <class Rule>
int match_length(std::string_view text) {
  namespace pegtl = tao::pegtl;
  pegtl::memory_input in(text.data(), text.size(), "test");
  return pegtl::parse<Rule, pegtl::nothing, grammar::control>(in) ? static_cast<int>(in.byte())
                                                                  : -1;
}

}  // namespace minimax
