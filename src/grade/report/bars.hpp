// What reports show as bars.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// What is counted, and how many there are of it.
using Bars = std::vector<std::pair<std::string, std::size_t>>;

/// Those that there are.
Bars verdict_bars(std::span<const Marked> submissions);
/// The same, called as people read it.
Bars titled(Bars verdicts);
/// By the names of the catalogue; what most have got wrong comes first.
Bars misconception_bars(std::span<const Marked> submissions);

struct Histogram {
  std::string title;
  Bars bars;
};
/// How much is right of answers worked by hand: the share of the points where it is known what was
/// asked, else the number of right answers. Empty where fewer than two have handed in such answers.
Histogram sheets_histogram(std::span<const Marked> submissions);

}  // namespace minimax::grade
