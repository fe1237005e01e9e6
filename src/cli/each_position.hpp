// Commands that tell of several positions, one after the other.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/print.hpp"
#include "cli/format.hpp"
#include "term/term.hpp"

namespace minimax {

/// Calls tell_json(position) for programs, or tell_text(position) for people: there an empty line
/// stands between two, and title(position), where there are several, above each.
template <class TellJson, class Title, class TellText>
void tell_each(const std::vector<TermId>& positions, Format format, TellJson tell_json, Title title,
               TellText tell_text) {
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (format == Format::json) {
      tell_json(positions[i]);
      continue;
    }
    if (i > 0) print("\n");
    if (positions.size() > 1) print(title(positions[i]));
    tell_text(positions[i]);
  }
}

}  // namespace minimax
