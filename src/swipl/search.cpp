#include "swipl/search.hpp"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/game_error.hpp"
#include "search/control.hpp"
#include "search/solver.hpp"
#include "swipl/loaded_game.hpp"
#include "swipl/prolog_game.hpp"
#include "swipl/term_reader.hpp"

namespace minimax::swipl {

namespace {

bool handle_signals(void*) {
  if (PL_handle_signals() < 0) throw PendingException();
  return false;
}

/// Makes `to` the list of what `put(term, element)` puts.
template <class Element, class Put>
void put_list(term_t to, std::span<const Element> elements, Put put) {
  const term_t head = new_term();
  check(PL_put_nil(to));
  for (std::size_t i = elements.size(); i-- > 0;) {
    put(head, elements[i]);
    check(PL_cons_list(to, head, to));
  }
}

/// One question about a game.
template <class G>
class Question {
 public:
  Question(G& game, const Options& options, Caller caller)
      : game_(game), options_(options), caller_(caller) {}

  void answer(TermId position, term_t answers) {
    try {
      put_answers(position, find_answers(position), answers);
    } catch (const GameError& error) {
      throw_game_error(error);
    } catch (const CycleError<TermId>& error) {
      throw_cycle(error.loop);
    } catch (const TooDeep& error) {
      throw_resource_error(caller_, "c_stack", error.what());
    }
  }

 private:
  std::vector<Answer<G>> find_answers(TermId position) {
    SolverOptions<typename G::Value> options{.algorithm = options_.algorithm,
                                             .depth = options_.depth,
                                             .cut_off = options_.cut_off};
    if (options_.draw) options.repetition = game_.value_of(options_.draw->number);
    Solver<G> solver(game_, options, Interrupt(handle_signals, nullptr));
    return solver.answers(position, options_.ties);
  }

  void put_answers(TermId position, const std::vector<Answer<G>>& answers, term_t to) {
    put_list(to, std::span(answers),
             [&](term_t term, const Answer<G>& answer) { put_answer(term, position, answer); });
  }

  void put_answer(term_t to, TermId position, const Answer<G>& answer) {
    static const functor_t functor = PL_new_functor(PL_new_atom("answer"), 3);
    const term_t parts = new_terms(3);
    if (!answer.line.empty()) game_.put_position(parts, answer.line.front());
    if (answer.repetition) {
      check(PL_put_term(parts + 1, options_.draw->written));
    } else {
      game_.put_value(parts + 1, answer.line.empty() ? position : answer.line.back());
    }
    put_positions(parts + 2, nodes_list(game_, position, answer, options_.nodes));
    check(PL_cons_functor_v(to, functor, parts));
  }

  void put_positions(term_t to, const std::vector<TermId>& positions) {
    put_list(to, std::span(positions),
             [&](term_t term, TermId position) { game_.put_position(term, position); });
  }

  [[noreturn]] void throw_game_error(const GameError& error) {
    const term_t culprit = new_term();
    game_.put_position(culprit, error.position);
    switch (error.kind) {
      case GameError::Kind::no_mover:
        throw_error(caller_, {"existence_error", "mover", culprit}, error.reason);
      case GameError::Kind::both_movers:
        throw_error(caller_, {"domain_error", "single_mover", culprit}, error.reason);
      case GameError::Kind::no_value:
        throw_error(caller_, {"existence_error", "static_value", culprit}, error.reason);
      case GameError::Kind::bad_value:
        break;
    }
    const std::string position = quoted_text(culprit);
    game_.put_value(culprit, error.position);
    throw_error(caller_, {"type_error", "evaluable", culprit},
                "the static value of " + position + ": " + error.reason);
  }

  [[noreturn]] void throw_cycle(const std::vector<TermId>& loop) {
    const term_t list = new_term();
    put_positions(list, loop);
    throw_error(caller_, {"domain_error", "acyclic_game", list});
  }

  G& game_;
  const Options& options_;
  Caller caller_;
};

[[noreturn]] void throw_term_error(const TermError& error, term_t position, Caller caller) {
  switch (error.kind) {
    case TermError::Kind::unbound:
      throw_instantiation_error(caller, "a position must be ground");
    case TermError::Kind::cyclic:
      throw_error(caller, {"type_error", "acyclic_term", position});
    case TermError::Kind::opaque:
      break;
  }
  throw_error(caller, {"type_error", "position", position});
}

void search_loaded_game(term_t position, const Options& options, term_t answers, Caller caller) {
  LoadedGame game(options.game);
  const std::optional<TermId> root = game.position(position);
  if (!root) {
    throw_error(caller, {"existence_error", "position", position}, "in the loaded game");
  }
  Question(game, options, caller).answer(*root, answers);
}

}  // namespace

void search(module_t module, term_t position, const Options& options, term_t answers,
            Caller caller) try {
  if (!PL_is_ground(position)) throw TermError(TermError::Kind::unbound);
  if (options.game) {
    search_loaded_game(position, options, answers, caller);
  } else {
    PrologGame game(module, caller);
    Question(game, options, caller).answer(game.position(position), answers);
  }
} catch (const TermError& error) {
  throw_term_error(error, position, caller);
}

}  // namespace minimax::swipl
