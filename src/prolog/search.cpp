#include "prolog/search.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "ask/fact_question.hpp"
#include "ask/module_question.hpp"
#include "game/game_error.hpp"
#include "module/module_terms.hpp"
#include "prolog/asked_game.hpp"
#include "prolog/consulted_facts.hpp"
#include "prolog/fact_terms.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/interface.hpp"
#include "prolog/module_terms.hpp"
#include "prolog/predicate_question.hpp"
#include "prolog/program_question.hpp"
#include "prolog/prolog_game.hpp"
#include "prolog/quiescence.hpp"
#include "prolog/search_drawing.hpp"
#include "prolog/search_trace.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/trace_list.hpp"
#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

class FactSurroundings final : public Surroundings {
 public:
  FactSurroundings(const FactGame& game, FactTerms& terms) : game_(game), terms_(terms) {}

  Interrupt interrupt() override { return Interrupt(handle_signals, nullptr); }
  std::unique_ptr<Quiescence> quiescence(const Goal& goal) override {
    return std::make_unique<FactQuiescence>(game_, terms_, goal);
  }

 private:
  const FactGame& game_;
  FactTerms& terms_;
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

/// A game that a predicate asks about, of facts or of a program.
class AskedAbout {
 public:
  /// All must outlive this.
  AskedAbout(GameTerms& terms, TermId root, const Inquiry& inquiry, Faults faults,
             QuestionWith question)
      : terms_(terms),
        root_(root),
        inquiry_(inquiry),
        question_(std::move(question)),
        asked_(terms, inquiry.options, inquiry.caller, faults) {}

  void answer(term_t answers, term_t report) {
    asked_.guarded([&] { asked_.answer(*question(), root_, answers, report); });
  }
  void answer_window(const Number& alpha, const Number& beta, term_t best, term_t value) {
    asked_.guarded([&] { asked_.answer_window(*question(), root_, alpha, beta, best, value); });
  }
  void answer_trace(term_t events) {
    asked_.guarded([&] {
      TraceList list(terms_, events, inquiry_.options.on_cycle,
                     inquiry_.asked.kind != GameKind::two_players);
      question()->trace(root_, [&](const GameEvent& event) { list.add(event); });
      list.close();
    });
  }
  std::string trace(std::uint64_t most) {
    std::string text;
    asked_.guarded([&] {
      text = trace_text(terms_, root_, inquiry_.options, inquiry_.module, *question(), most);
    });
    return text;
  }
  Number paths(Plies plies) {
    Number paths(std::int64_t{plies == 0});
    asked_.guarded([&] {
      question()->count_paths(root_, plies,
                              [&](const ReachedPly& reached) { paths = reached.paths; });
    });
    return paths;
  }
  /// Around that position, or all of it where it is 0.
  Drawing drawing(term_t around) { return drawn(drawn_search, around); }
  Filmed film(term_t around) { return drawn(filmed_search, around); }

 private:
  std::unique_ptr<Question> question() const { return question_(inquiry_.options); }
  template <class Picture>
  Picture drawn(Picture (*draw)(GameTerms&, const DrawnSearch&), term_t around) {
    Picture picture;
    const DrawnSearch search{root_,           inquiry_.options, inquiry_.asked.kind,
                             inquiry_.module, question_,        around};
    asked_.guarded([&] { picture = draw(terms_, search); });
    return picture;
  }

  GameTerms& terms_;
  TermId root_;
  const Inquiry& inquiry_;
  QuestionWith question_;
  PredicateQuestion asked_;
};

using Ask = std::function<void(AskedAbout&)>;

/// False where the facts do not have the position.
bool ask_facts(const FactGame& game, const Inquiry& inquiry, Faults faults, const Ask& ask) {
  FactTerms terms(game);
  const std::optional<TermId> root = terms.position_of(inquiry.position);
  if (!root) return false;
  FactSurroundings surroundings(game, terms);
  AskedAbout about(terms, *root, inquiry, faults, [&](const Options& options) {
    return fact_question(game, inquiry.asked.kind, options, surroundings);
  });
  ask(about);
  return true;
}

/// False where the facts do not have the position, and where they are at fault: what the error says
/// is for the predicates to tell.
bool ask_consulted(const FactGame& game, const Inquiry& inquiry, const Ask& ask) try {
  Frame frame;
  if (!ask_facts(game, inquiry, Faults::passed_on, ask)) return false;
  frame.keep();
  return true;
} catch (const GameError&) {
  return false;
} catch (const CycleError<TermId>&) {
  return false;
}

/// False where it is better to take the facts over, as `consulted` says.
bool ask_predicates(ConsultedFacts& consulted, const Inquiry& inquiry, const Ask& ask) try {
  Frame frame;
  PrologGame game(inquiry.module, *inquiry.asked.interface, inquiry.caller, inquiry.asked.kind);
  const WorkCount count(consulted, game);
  const TermId root = game.position(inquiry.position);
  ProgramSurroundings surroundings(game, inquiry.options.interface);
  AskedAbout about(game, root, inquiry, Faults::told, [&](const Options& options) {
    return program_question(game, inquiry.asked.kind, options, surroundings);
  });
  ask(about);
  frame.keep();
  return true;
} catch (const TooManyPositions&) {
  return false;
}

/// With the game that the predicates define.
void ask_program(const Inquiry& inquiry, const Ask& ask) {
  ConsultedFacts consulted(inquiry.module, inquiry.asked, inquiry.options);
  for (;;) {
    if (consulted.game() && ask_consulted(*consulted.game(), inquiry, ask)) return;
    if (ask_predicates(consulted, inquiry, ask)) return;
    consulted.take_over();
  }
}

/// Likewise. What the game throws is a system error.
bool ask_module(const LoadedModule& module, const Inquiry& inquiry, const Ask& ask) try {
  if (inquiry.options.certificate)
    throw_option_fault(
        OptionFault(
            OptionFault::Kind::option, "certificate",
            "{certificate} is for games in Prolog: the checker asks moves/2 and static_eval/2"),
        inquiry.options, inquiry.caller);
  SearchedModule game(module.make());
  ModuleTerms terms(game);
  const std::optional<TermId> root = terms.position_of(inquiry.position);
  if (!root) return false;
  ModuleSurroundings surroundings(Interrupt(handle_signals, nullptr));
  AskedAbout about(terms, *root, inquiry, Faults::told, [&](const Options& options) {
    return module_question(game, options, surroundings);
  });
  ask(about);
  return true;
} catch (const GameThrew& error) {
  throw_system_error(inquiry.caller, sentence_of(error));
}

bool ask_game(const LoadedGame& game, const Inquiry& inquiry, const Ask& ask) {
  return game.facts ? ask_facts(*game.facts, inquiry, Faults::told, ask)
                    : ask_module(*game.module, inquiry, ask);
}

void ask_loaded(const Inquiry& inquiry, const Ask& ask) {
  if (!ask_game(*inquiry.options.game, inquiry, ask))
    throw_error(inquiry.caller, {"existence_error", "position", inquiry.position},
                "in the loaded game");
}

/// Calls ask(about) with what is asked about.
void ask_about(Asked asked, module_t module, term_t position, const PredicateOptions& options,
               Caller caller, const Ask& ask) {
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
            [&](AskedAbout& about) { about.answer(answers, report); });
}

void search_window(module_t module, term_t position, const PredicateOptions& options,
                   const Number& alpha, const Number& beta, term_t best, term_t value,
                   Caller caller) {
  ask_about(Asked::two_players, module, position, options, caller,
            [&](AskedAbout& about) { about.answer_window(alpha, beta, best, value); });
}

void search_trace(module_t module, term_t position, const PredicateOptions& options, term_t events,
                  Caller caller) {
  ask_about(Asked::any, module, position, options, caller,
            [&](AskedAbout& about) { about.answer_trace(events); });
}

std::string search_trace_text(module_t module, term_t position, const PredicateOptions& options,
                              std::uint64_t most, Caller caller) {
  std::string text;
  ask_about(Asked::any, module, position, options, caller,
            [&](AskedAbout& about) { text = about.trace(most); });
  return text;
}

Number count_paths(module_t module, term_t position, Plies plies, const PredicateOptions& options,
                   Caller caller) {
  Number paths;
  ask_about(Asked::any, module, position, options, caller,
            [&](AskedAbout& about) { paths = about.paths(plies); });
  return paths;
}

Drawing search_drawing(module_t module, term_t position, const PredicateOptions& options,
                       term_t around, Caller caller) {
  Drawing drawing;
  ask_about(Asked::any, module, position, options, caller,
            [&](AskedAbout& about) { drawing = about.drawing(around); });
  return drawing;
}

Filmed search_film(module_t module, term_t position, const PredicateOptions& options, term_t around,
                   Caller caller) {
  Filmed film;
  ask_about(Asked::any, module, position, options, caller,
            [&](AskedAbout& about) { film = about.film(around); });
  return film;
}

}  // namespace minimax::prolog
