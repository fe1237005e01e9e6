#include "prolog/search.hpp"

#include <memory>
#include <optional>
#include <string>
#include <type_traits>

#include "ask/make_question.hpp"
#include "game/game_error.hpp"
#include "prolog/answer_terms.hpp"
#include "prolog/asked_game.hpp"
#include "prolog/consulted_facts.hpp"
#include "prolog/interface.hpp"
#include "prolog/loaded_game.hpp"
#include "prolog/position_error.hpp"
#include "prolog/predicate_question.hpp"
#include "prolog/program_question.hpp"
#include "prolog/prolog_game.hpp"
#include "prolog/quiescence.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/trace_list.hpp"
#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

template <class G>
constexpr bool calls_prolog = std::is_same_v<G, PrologGame>;

template <class G>
class TermsOf final : public GameTerms {
 public:
  explicit TermsOf(G& game) : game_(game) {}

  void put_position(term_t to, TermId position) override { game_.put_position(to, position); }
  void put_value(term_t to, TermId position) override { game_.put_value(to, position); }
  void put_player(term_t to, std::size_t index) override { game_.put_player(to, index); }
  std::string circumstances(const GameError& error) override {
    if constexpr (calls_prolog<G>) return game_.circumstances(error);
    return error.reason;
  }
  std::string stopped_call() override {
    if constexpr (calls_prolog<G>) return game_.stopped_call();
    return {};
  }

 private:
  G& game_;
};

class FactSurroundings final : public Surroundings<LoadedGame> {
 public:
  Interrupt interrupt() override { return Interrupt(handle_signals, nullptr); }
  std::unique_ptr<Quiescence<LoadedGame>> quiescence(LoadedGame& game, const Goal& goal) override {
    return std::make_unique<GoalQuiescence<LoadedGame>>(game, goal);
  }
};

/// A game that a predicate asks about, of facts or of a program.
template <class G>
class AskedAbout {
 public:
  /// All must outlive this.
  AskedAbout(G& game, GameKind kind, TermId root, const PredicateOptions& options, Caller caller,
             Faults faults)
      : game_(game),
        kind_(kind),
        root_(root),
        options_(options),
        terms_(game),
        surroundings_(surroundings(options)),
        asked_(terms_, options, caller, faults) {}

  void answer(term_t answers, term_t report) {
    asked_.guarded([&] { asked_.answer(*question(), root_, answers, report); });
  }
  void answer_window(const Number& alpha, const Number& beta, term_t best, term_t value) {
    asked_.guarded([&] { asked_.answer_window(*question(), root_, alpha, beta, best, value); });
  }
  void answer_trace(term_t events) {
    asked_.guarded([&] {
      TraceList list(
          terms_, events,
          options_.on_cycle ? std::optional<term_t>(options_.on_cycle->written) : std::nullopt,
          kind_ != GameKind::two_players);
      question()->trace(root_, [&](const GameEvent& event) { list.add(event); });
      list.close();
    });
  }

 private:
  using SurroundingsOfGame =
      std::conditional_t<calls_prolog<G>, ProgramSurroundings, FactSurroundings>;

  static SurroundingsOfGame surroundings(const PredicateOptions& options) {
    if constexpr (calls_prolog<G>)
      return ProgramSurroundings(options.interface);
    else
      return FactSurroundings();
  }
  std::unique_ptr<Question> question() {
    if constexpr (calls_prolog<G>)
      return program_question(game_, kind_, options_, surroundings_);
    else
      return make_question<LoadedGame>(game_, kind_, options_, surroundings_);
  }

  G& game_;
  GameKind kind_;
  TermId root_;
  const PredicateOptions& options_;
  TermsOf<G> terms_;
  SurroundingsOfGame surroundings_;
  PredicateQuestion asked_;
};

/// On whose behalf which game is asked about.
struct Inquiry {
  AskedGame asked;
  module_t module;
  term_t position;
  const PredicateOptions& options;
  Caller caller;

  bool may_hold_variables() const { return asked.interface && asked.interface->variables; }
};

/// False where the facts do not have the position, and where they are at fault: what the error says
/// is for the predicates to tell.
template <class Ask>
bool ask_facts(const std::shared_ptr<const FactGame>& facts, const Inquiry& inquiry, Ask ask) try {
  // To find the same faults as by calls, where nothing is known of the paths.
  LoadedGame game(facts, LoadedGame::Paths::unknown);
  const std::optional<TermId> root = game.position(inquiry.position);
  if (!root) return false;
  Frame frame;
  AskedAbout about(game, inquiry.asked.kind, *root, inquiry.options, inquiry.caller,
                   Faults::passed_on);
  ask(about);
  frame.keep();
  return true;
} catch (const GameError&) {
  return false;
} catch (const CycleError<TermId>&) {
  return false;
}

/// False where it is better to take the facts over, as `consulted` says.
template <class Ask>
bool ask_predicates(ConsultedFacts& consulted, const Inquiry& inquiry, Ask ask) try {
  Frame frame;
  PrologGame game(inquiry.module, *inquiry.asked.interface, inquiry.caller, inquiry.asked.kind);
  const WorkCount count(consulted, game);
  const TermId root = game.position(inquiry.position);
  AskedAbout about(game, inquiry.asked.kind, root, inquiry.options, inquiry.caller, Faults::told);
  ask(about);
  frame.keep();
  return true;
} catch (const TooManyPositions&) {
  return false;
}

/// With the game that the predicates define.
template <class Ask>
void ask_program(const Inquiry& inquiry, Ask ask) {
  ConsultedFacts consulted(inquiry.module, inquiry.asked, inquiry.options);
  for (;;) {
    if (consulted.game() && ask_facts(consulted.game(), inquiry, ask)) return;
    if (ask_predicates(consulted, inquiry, ask)) return;
    consulted.take_over();
  }
}

template <class Ask>
void ask_loaded(const Inquiry& inquiry, Ask ask) {
  LoadedGame game(inquiry.options.game);
  const std::optional<TermId> root = game.position(inquiry.position);
  if (!root)
    throw_error(inquiry.caller, {"existence_error", "position", inquiry.position},
                "in the loaded game");
  AskedAbout about(game, inquiry.asked.kind, *root, inquiry.options, inquiry.caller, Faults::told);
  ask(about);
}

/// Calls ask(about) with what is asked about.
template <class Ask>
void ask_about(Asked asked, module_t module, term_t position, const PredicateOptions& options,
               Caller caller, Ask ask) {
  const Inquiry inquiry{asked_game(asked, module, position, options, caller), module, position,
                        options, caller};
  try {
    if (!inquiry.may_hold_variables() && !PL_is_ground(position))
      throw TermError(TermError::Kind::unbound);
    if (options.game)
      ask_loaded(inquiry, ask);
    else
      ask_program(inquiry, ask);
  } catch (const TermError& error) {
    throw_term_error(error, position, options.game || inquiry.may_hold_variables(), caller);
  }
}

}  // namespace

void search(Asked asked, module_t module, term_t position, const PredicateOptions& options,
            term_t answers, term_t report, Caller caller) {
  ask_about(asked, module, position, options, caller,
            [&](auto& about) { about.answer(answers, report); });
}

void search_window(module_t module, term_t position, const PredicateOptions& options,
                   const Number& alpha, const Number& beta, term_t best, term_t value,
                   Caller caller) {
  ask_about(Asked::two_players, module, position, options, caller,
            [&](auto& about) { about.answer_window(alpha, beta, best, value); });
}

void search_trace(module_t module, term_t position, const PredicateOptions& options, term_t events,
                  Caller caller) {
  ask_about(Asked::any, module, position, options, caller,
            [&](auto& about) { about.answer_trace(events); });
}

}  // namespace minimax::prolog
