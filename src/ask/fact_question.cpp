#include "ask/fact_question.hpp"

#include "ask/make_question.hpp"
#include "facts/fact_bounds.hpp"

namespace minimax {

std::unique_ptr<Question> fact_question(const FactGame& game, GameKind kind, const Options& options,
                                        Surroundings& surroundings) {
  return make_question(game, kind, options, surroundings);
}

}  // namespace minimax
