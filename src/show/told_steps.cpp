#include "show/told_steps.hpp"

#include <fmt/format.h>

namespace minimax {

bool ToldSteps::take(TraceStep step, TermId position) {
  if (step == TraceStep::leaf) evaluated_.set(position, true);
  if (told_ < most_) return ++told_ > 0;
  if (++left_out_ > most_counted) throw EndlessTrace();
  return false;
}

SplitFrontier ToldSteps::split(const std::vector<TermId>& frontier) const {
  SplitFrontier split;
  for (const TermId position : frontier)
    (evaluated_.find(position) ? split.evaluated : split.pruned).push_back(position);
  return split;
}

std::string left_out_text(std::uint64_t left_out, bool is_at_least, const char* option) {
  if (left_out == 0) return {};
  return fmt::format("... and {} more steps{}: {} tells more of them\n", left_out,
                     is_at_least ? " at least" : "", option);
}

}  // namespace minimax
