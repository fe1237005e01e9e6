// A program, as a command works on it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "check/check.hpp"
#include "embedded/problem.hpp"
#include "embedded/program_game.hpp"
#include "embedded/search_watch.hpp"
#include "facts/diagnostic.hpp"
#include "facts/source.hpp"
#include "file/game_file.hpp"
#include "file/game_source.hpp"
#include "game/game_error.hpp"
#include "game/game_kind.hpp"
#include "prolog/errors.hpp"
#include "prolog/interface.hpp"
#include "prolog/limited_calls.hpp"
#include "prolog/prolog.hpp"
#include "search/common/control.hpp"
#include "term/operators.hpp"

namespace minimax::embedded {

/// Consulted in the SWI-Prolog of this process, of which there is one.
class ProgramFile final : public GameFile {
 public:
  /// Throws BadInput where the program has syntax errors or is no game.
  ProgramFile(Source source, const GameSource& game);

  const std::string& name() const override { return source_.name(); }
  TermTable& terms() override { return exchange_.terms(); }
  const OperatorTable& operators() const override { return operators_; }
  std::vector<TermId> positions(const std::vector<std::string>& texts) override;
  /// Only its rules could tell.
  bool is_position(TermId) override { return true; }
  std::vector<TermId> all_positions(std::optional<minimax::Seconds> limit) override;
  CheckReport check(const std::vector<std::string>& texts, const CheckLimits& limits) override;
  std::optional<std::string> picture(TermId position) override;
  std::optional<TermId> move_name(TermId position, TermId successor) override;
  std::optional<std::string> proposal() override { return proposal(true); }
  void look_at_leaf(TermId position) override;
  /// Throws UsageError where the text is no goal.
  Goal goal(const std::string& text) override;
  std::optional<std::string> certified_interface() override;
  std::unique_ptr<FileGame> game(const Options& options) override;

  /// Of a kind: see GameSource.
  std::size_t most_messages() const { return most_messages_; }
  GameKind kind() override { return kind_; }
  bool minds_depth() override { return interface_->minds_depth(); }
  ProgramGame question_game() {
    return ProgramGame(module_, *interface_, caller_, kind_, exchange_);
  }
  /// A warning that the program keeps a state, so that one thread searches; once.
  void tell_of_state(term_t state);
  /// While it lives, people are told where something takes long.
  class Watched {
   public:
    Watched(SearchWatch& watch, ProgramGame& game, const SearchWatch::Limits& limits);

   private:
    SearchWatch::Session session_;
    std::optional<prolog::LimitedCalls> calls_;
  };
  Watched watched(ProgramGame& game, const Options& options);
  Interrupt interrupt() { return Interrupt(SearchWatch::ask, &watch_, 1); }
  template <class Ask>
  auto guarded(ProgramGame& game, Ask ask) try {
    return ask();
  } catch (const SearchStopped&) {
    fail_stopped(game.stopped_call());
  } catch (...) {
    fail(problems().of_exception(game));
  }

 private:
  friend class ProgramCheck;
  friend class ProgramFileGame;

  /// A predicate that an answer does not need.
  struct ForPeople {
    const char* name;
    bool comes_back = true;
    bool was_told_of = false;
  };

  std::optional<Problem> problem_of_leaf(TermId position);
  bool call_for_people(const char* name, int arity, term_t arguments) const;
  void take_operators();
  term_t about_entries(int count) const;
  std::optional<std::string> proposal(bool explains) const;
  void check_moves() const;
  bool asks_for(const std::vector<std::string>& predicates);
  void run_start();
  void read_entries(const ProgramOptions& said);
  prolog::Interface read_interface();
  bool read_term(const std::string& text, term_t to) const;
  TermId position(const std::string& text);
  std::optional<TermId> initial_position();
  Message stopped_text() const;

  Problems problems() const { return {exchange_.terms(), operators_}; }
  void complain(ForPeople& predicate, const Message& reason) const;
  void give_up(ForPeople& predicate) const;

  [[noreturn]] void fail(const Problem& problem) const;
  [[noreturn]] static void fail_stopped(const Message& call);

  Source source_;
  ToldDiagnostics told_;
  double call_seconds_;  // that loading and showing may call for
  std::size_t most_messages_;
  OperatorTable operators_;
  TermExchange exchange_;
  SearchWatch watch_;
  ForPeople pictures_{"show_position/1"};
  ForPeople names_{"move_name/3"};
  module_t module_ = nullptr;
  prolog::Caller caller_;
  bool was_told_of_state_ = false;
  term_t entries_ = 0;                          // of the command line, a list
  std::optional<prolog::Interface> interface_;  // nothing before the program is loaded
  GameKind kind_ = GameKind::two_players;
};

}  // namespace minimax::embedded
