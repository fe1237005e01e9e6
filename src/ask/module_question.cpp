#include "ask/module_question.hpp"

#include "ask/any_question.hpp"

namespace minimax {

// Who moves is asked where there are moves; of a leaf the notes' program would ask, too.
std::unique_ptr<Question> module_question(SearchedModule& game, const Options& options,
                                          Surroundings& surroundings) {
  if (options.mover == MoverRule::successor)
    throw OptionFault(OptionFault::Kind::option, "mover",
                      "{mover=successor} is for games in Prolog: in C++ a leaf is nobody's");
  return std::make_unique<TwoPlayersQuestion<AnyGame>>(game, options, surroundings);
}

}  // namespace minimax
