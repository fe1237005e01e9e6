// What all questions about a game have in common, and the errors that they end with.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "game/game_error.hpp"
#include "prolog/errors.hpp"
#include "prolog/limited_calls.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog_game.hpp"
#include "prolog/term_list.hpp"
#include "search/common/control.hpp"
#include "search/common/names.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax::prolog {

/// What a question makes of what is wrong in its game: an error, or what the game threw.
enum class Faults : std::uint8_t { told, passed_on };

/// One question about a game: a PrologGame or a LoadedGame.
template <class G>
class GameQuestion {
 public:
  GameQuestion(G& game, const Options& options, Caller caller, Faults faults)
      : game_(game), options_(options), caller_(caller), faults_(faults) {}

 protected:
  static constexpr bool calls_prolog = std::is_same_v<G, PrologGame>;

  // A game that calls Prolog is so slow that each position may ask.
  static Interrupt interrupt() {
    return Interrupt(handle_signals, nullptr, calls_prolog ? 1 : 256);
  }

  template <class Body>
  void guarded(Body body) {
    try {
      body();
    } catch (const GameError& error) {
      if (faults_ == Faults::passed_on) throw;
      throw_game_error(error);
    } catch (const CycleError<TermId>& error) {
      if (faults_ == Faults::passed_on) throw;
      throw_cycle(error.loop);
    } catch (const TooDeep& error) {
      throw_resource_error(caller_, "c_stack", error.what());
    } catch (const SearchStopped&) {
      throw_stopped();
    }
  }

  /// What search() gives: a predicate of the user's that does not come back is stopped too.
  template <class Search>
  auto within_time(Search search) {
    if constexpr (calls_prolog) {
      if (options_.time_limit) {
        const std::chrono::duration<double> seconds(*options_.time_limit);
        const LimitedCalls limited(game_, time_after(Interrupt::Clock::now(), seconds));
        return search();
      }
    }
    return search();
  }

  void put_positions(term_t to, const std::vector<TermId>& positions) {
    put_list(to, std::span(positions),
             [&](term_t term, TermId position) { game_.put_position(term, position); });
  }

  /// Makes `to` what search() makes of its report. `line` is what it took to find the lines.
  template <class Solution>
  void put_report(term_t to, const Solution& solution, const Statistics& line, term_t warnings,
                  term_t certificate) {
    static const functor_t report = PL_new_functor(PL_new_atom("report"), 3);
    const term_t parts = new_terms(3);
    put_statistics(parts, solution, line);
    check(PL_put_term(parts + 1, warnings) && PL_put_term(parts + 2, certificate) &&
          PL_cons_functor_v(to, report, parts));
  }

  G& game_;
  const Options& options_;
  Caller caller_;

 private:
  template <class Solution>
  void put_statistics(term_t to, const Solution& solution, const Statistics& line) {
    const double seconds = solution.time.count();
    const Statistics all = solution.statistics + line;
    const term_t depth = new_term();
    if (solution.depth) {
      check(PL_put_integer(depth, static_cast<long>(*solution.depth)));
    } else {
      check(PL_put_atom_chars(depth, "unlimited"));
    }
    const auto count = [](std::uint64_t number) { return static_cast<std::int64_t>(number); };
    const auto rate = seconds > 0 ? static_cast<double>(all.positions) / seconds : 0.0;
    check(PL_unify_term(
        to, PL_LIST, 10,                                                                      //
        PL_FUNCTOR_CHARS, "algorithm", 1, PL_UTF8_CHARS, name_of(solution.algorithm).data(),  //
        PL_FUNCTOR_CHARS, "complete", 1, PL_BOOL, int{solution.complete},                     //
        PL_FUNCTOR_CHARS, "depth", 1, PL_TERM, depth,                                         //
        PL_FUNCTOR_CHARS, "positions", 1, PL_INT64, count(solution.statistics.positions),     //
        PL_FUNCTOR_CHARS, "leaves", 1, PL_INT64, count(solution.statistics.leaves),           //
        PL_FUNCTOR_CHARS, "cut_offs", 1, PL_INT64, count(solution.statistics.cut_offs),       //
        PL_FUNCTOR_CHARS, "table_hits", 1, PL_INT64, count(solution.statistics.table_hits),   //
        PL_FUNCTOR_CHARS, "line_positions", 1, PL_INT64, count(line.positions),               //
        PL_FUNCTOR_CHARS, "seconds", 1, PL_FLOAT, seconds,                                    //
        PL_FUNCTOR_CHARS, "positions_per_second", 1, PL_FLOAT, rate));
  }

  [[noreturn]] void throw_stopped() {
    std::string message;
    if constexpr (calls_prolog) message = game_.stopped_call();
    if (message.empty()) message = "the limit stopped the search before there was an answer";
    throw_resource_error(caller_, "search_limit", message);
  }

  // What the message says more than the formal term.
  std::string circumstances(const GameError& error) {
    if constexpr (calls_prolog) return game_.circumstances(error);
    return error.reason;
  }

  [[noreturn]] void throw_game_error(const GameError& error) {
    const term_t culprit = new_term();
    game_.put_position(culprit, error.position);
    switch (error.kind) {
      case GameError::Kind::no_mover:
        throw_error(caller_, {"existence_error", "mover", culprit}, circumstances(error));
      case GameError::Kind::both_movers:
        throw_error(caller_, {"domain_error", "single_mover", culprit}, circumstances(error));
      case GameError::Kind::no_value:
        throw_error(caller_, {"existence_error", "static_value", culprit}, circumstances(error));
      case GameError::Kind::too_large:
        throw_evaluation_error(
            caller_, "float_overflow",
            "the static value of " + quoted_text(culprit) + ": " + circumstances(error));
      case GameError::Kind::bad_probabilities:
        throw_error(caller_, {"domain_error", "probabilities", culprit}, circumstances(error));
      case GameError::Kind::unknown_player:
        throw_error(caller_, {"existence_error", "player", culprit}, circumstances(error));
      case GameError::Kind::bad_payoffs:
        throw_error(caller_, {"domain_error", "payoffs", culprit}, circumstances(error));
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

  Faults faults_;
};

/// Makes `to` answer(BestPos, Val, NodesList) of these.
inline void put_answer_of(term_t to, term_t parts) {
  static const functor_t answer = PL_new_functor(PL_new_atom("answer"), 3);
  check(PL_cons_functor_v(to, answer, parts));
}

}  // namespace minimax::prolog
