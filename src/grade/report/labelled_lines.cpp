#include "grade/report/labelled_lines.hpp"

#include <algorithm>

#include "base/width.hpp"

namespace minimax::grade {

std::string labelled_lines(const std::vector<Labelled>& lines, std::size_t gap,
                           const std::string& indent) {
  std::size_t widest = 0;
  for (const auto& [label, text] : lines) widest = std::max(widest, width(label));
  std::string told;
  for (const auto& [label, text] : lines) {
    if (!told.empty()) told += '\n';
    told += indent + label + std::string(widest - width(label) + gap, ' ') + text;
  }
  return told;
}

}  // namespace minimax::grade
