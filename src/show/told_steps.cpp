#include "show/told_steps.hpp"

#include "base/message.hpp"

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
  const std::vector<MessagePart> parts = {{"option", option}};
  return (is_at_least
              ? say("... and {count} more step at least: {option} tells more of them",
                    "... and {count} more steps at least: {option} tells more of them", left_out,
                    parts)
              : say("... and {count} more step: {option} tells more of them",
                    "... and {count} more steps: {option} tells more of them", left_out, parts)) +
         "\n";
}

}  // namespace minimax
