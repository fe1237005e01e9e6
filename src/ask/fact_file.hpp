// A fact file, as a command works on it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ask/game_file.hpp"
#include "facts/diagnostic.hpp"
#include "facts/fact_bounds.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "game/game_error.hpp"
#include "game/payoff.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/control.hpp"
#include "search/two/selective.hpp"
#include "search/two/solution.hpp"

namespace minimax {

class FactFile final : public GameFile {
 public:
  using Game = FactGame;
  using QuestionGame = FactGame&;

  /// What the source holds, with its diagnostics. Throws BadInput where it holds errors.
  FactFile(Source source, Loaded loaded);

  const std::string& name() const override { return source_.name(); }
  TermTable& terms() override { return game().terms(); }
  const OperatorTable& operators() const override { return loaded_.operators; }
  GameKind kind() override { return game().kind(); }
  std::vector<TermId> positions(const std::vector<std::string>& texts) override;
  bool is_position(TermId term) override { return game().is_position(term); }
  std::vector<TermId> all_positions(std::optional<double>) override { return game().positions(); }
  /// Of the whole file, wherever one begins.
  CheckReport check(const std::vector<std::string>&, const CheckLimits&) override {
    return check_facts(source_);
  }
  std::optional<TermId> move_name(TermId position, TermId successor) override {
    return game().move_name(position, successor);
  }
  std::optional<Declaration> declaration(TermId position) override {
    return game().declaration(position);
  }
  std::optional<TermId> static_value(TermId position) override {
    return game().written_value(position);
  }
  std::unique_ptr<Question> question(const SearchFlags& flags, NodesList nodes_list) override;

  FactGame& question_game() noexcept { return game(); }
  /// Throws UsageError: there is no goal to call.
  static std::unique_ptr<Quiescence<FactGame>> quiescence(FactGame& game, const SearchFlags& flags);
  static int watched(FactGame&, const SearchFlags&) { return 0; }
  static int limit_calls(FactGame&, const SearchFlags&) { return 0; }  // none are made
  /// There is nothing to wait for.
  static int help(FactGame&, TermId, unsigned, const SolverOptions<Rank>&,
                  const std::optional<Number>&) {
    return 0;
  }
  static void check_certifiable() {}
  /// What all values lie between, where there are any.
  std::optional<Bounds<Payoff>> value_bounds() { return minimax::value_bounds(game()); }
  bool may_round() { return game().has_floats(); }
  /// Of the payoffs of any position. Throws Unsuitable where one is negative.
  Payoff greatest_sum();
  static Interrupt interrupt() { return {}; }
  template <class Ask>
  auto guarded(FactGame&, Ask ask) try {
    return ask();
  } catch (const GameError& error) {
    fail(error);
  } catch (const CycleError<TermId>& error) {
    fail(error);
  }

 private:
  FactGame& game() noexcept { return *loaded_.game; }
  TermId position(const std::string& text);
  TermId beginning();
  [[noreturn]] void fail(const GameError& error);
  [[noreturn]] void fail(const CycleError<TermId>& error);

  Source source_;
  Loaded loaded_;
};

}  // namespace minimax
