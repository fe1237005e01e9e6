// A program, as a command works on it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/game_file.hpp"
#include "cli/program_options.hpp"
#include "facts/diagnostic.hpp"
#include "facts/source.hpp"
#include "game/game_error.hpp"
#include "program/program_game.hpp"
#include "search/control.hpp"
#include "swipl/errors.hpp"
#include "swipl/interface.hpp"
#include "swipl/limited_calls.hpp"
#include "swipl/prolog.hpp"
#include "term/operators.hpp"

namespace minimax::program {

/// Consulted in the SWI-Prolog of this process, of which there is one.
class ProgramFile final : public GameFile {
 public:
  using Game = ProgramGame;
  using QuestionGame = ProgramGame;

  /// Throws BadInput where the program has syntax errors or is no game.
  ProgramFile(Source source, const ProgramOptions& options);

  const std::string& name() const override { return source_.name(); }
  TermTable& terms() override { return exchange_.terms(); }
  const OperatorTable& operators() const override { return operators_; }
  std::vector<TermId> positions(const std::vector<std::string>& texts) override;
  std::vector<TermId> all_positions() override;
  std::optional<std::string> picture(TermId position) override;
  std::optional<TermId> move_name(TermId position, TermId successor) override;
  std::unique_ptr<Question> question(const SearchFlags& flags, NodesList nodes_list) override;

  ProgramGame question_game() { return ProgramGame(module_, *interface_, caller_, exchange_); }
  /// While it lives, no call of the program's takes longer than the search may.
  static std::unique_ptr<swipl::LimitedCalls> limit_calls(ProgramGame& game,
                                                          const SearchFlags& flags);
  static Interrupt interrupt() { return Interrupt(swipl::handle_signals, nullptr, 1); }
  template <class Ask>
  auto guarded(ProgramGame& game, Ask ask) try {
    return ask();
  } catch (const GameError& error) {
    fail(error, game);
  } catch (const CycleError<TermId>& error) {
    fail(error, game);
  } catch (const swipl::TermError& error) {
    fail(error);
  } catch (const swipl::PendingException&) {
    fail_with_exception(game.failed_call());
  } catch (const SearchStopped&) {
    fail_stopped(game.stopped_call());
  }

 private:
  void load(double seconds);
  void tell(term_t messages);
  void take_operators();
  swipl::Interface read_interface(const std::vector<std::string>& entries);
  TermId position(const std::string& text);
  TermId open_position(const std::string& text);
  std::optional<TermId> initial_position();
  std::vector<TermId> reachable(TermId root);
  std::string text(TermId term) const;

  [[noreturn]] void fail(const std::string& message, const std::string& advice = {}) const;
  [[noreturn]] void fail(const GameError& error, ProgramGame& game) const;
  [[noreturn]] void fail(const CycleError<TermId>& error, ProgramGame& game) const;
  [[noreturn]] void fail(const swipl::TermError& error) const;
  [[noreturn]] void fail_with_exception(const std::string& call = {}) const;
  [[noreturn]] static void fail_stopped(const std::string& call);

  Source source_;
  OperatorTable operators_;
  TermExchange exchange_;
  module_t module_ = nullptr;
  swipl::Caller caller_;
  std::optional<swipl::Interface> interface_;  // nothing before the program is loaded
};

}  // namespace minimax::program
