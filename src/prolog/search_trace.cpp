#include "prolog/search_trace.hpp"

#include <optional>
#include <vector>

#include "ask/mapped_event.hpp"
#include "prolog/told_words.hpp"
#include "prolog/traced_terms.hpp"
#include "show/told_steps.hpp"
#include "show/trace_text.hpp"

namespace minimax::prolog {

std::string trace_text(GameTerms& game, TermId root, const Options& options, module_t module,
                       Question& question, std::uint64_t most) {
  const ToldWords words(TracedTerms(game, options.on_cycle), module);
  const auto texts = [&](const std::vector<TermId>& positions) {
    std::vector<std::string> texts;
    for (const TermId position : positions) texts.push_back(words.position(position));
    return texts;
  };
  TraceText trace;
  ToldSteps steps(most);
  std::string text;
  std::optional<ToldFrontier> frontier;
  try {
    question.trace(root, [&](const GameEvent& event) {
      if (steps.take(event.step, event.position)) text += trace.line(mapped(event, words)).text();
    });
    const SplitFrontier split = steps.split(question.frontier(root));
    frontier = {texts(split.evaluated), texts(split.pruned)};
  } catch (const EndlessTrace&) {
  }
  return text + left_out_text(steps.left_out(), !frontier, "events(N)") + "\n" +
         frontier_text(frontier, most);
}

}  // namespace minimax::prolog
