// A game that a Prolog program defines.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/list_store.hpp"
#include "base/message.hpp"
#include "game/asking.hpp"
#include "game/game.hpp"
#include "game/game_error.hpp"
#include "game/game_kind.hpp"
#include "game/mover.hpp"
#include "game/payoff.hpp"
#include "game/static_value.hpp"
#include "prolog/call_limit.hpp"
#include "prolog/callback.hpp"
#include "prolog/chances.hpp"
#include "prolog/errors.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/interface.hpp"
#include "prolog/known_positions.hpp"
#include "prolog/mover_facts.hpp"
#include "prolog/position_table.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "search/common/plies.hpp"
#include "search/common/report.hpp"
#include "search/two/any_game.hpp"
#include "term/number.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

/// Thrown by the game of a thread that helps where it does not answer.
struct NoAnswer {};

/// Thrown where a game meets more positions than it may: see PrologGame::stop_beyond().
struct TooManyPositions {};

/// Models Game, ChanceGame or RankedPlayersGame, as its kind is, by calling what the interface maps
/// its roles to: moves/2, static_eval/2 (or staticval/2 where that gives no answer), max_to_move/1
/// and min_to_move/1 unless it says otherwise; each once a position: their first answer counts, and
/// is remembered as long as the game lives. Each call gets a copy of the position of its own; what
/// a call leaves on the stacks is undone.
///
/// The value of a position is what the first of these gives: utility; in a leaf static_eval and
/// then heuristic, elsewhere heuristic and then static_eval; the default value. So it depends on
/// the position alone, and not on how deep it is met.
///
/// Belongs to one Prolog engine and to the foreign frame it was made in. A member function throws
/// PendingException with what the user's predicates throw, unchanged, or with an error that says
/// what is wrong with their answers; and GameError.
class PrologGame : public AnyGame, public GameTerms {
 public:
  using Payoff = minimax::Payoff;
  using Probability = minimax::Payoff;

  PrologGame(module_t module, Interface interface, Caller caller,
             GameKind kind = GameKind::two_players);
  /// That of a thread that helps: the same game of two players as another one, with its positions.
  /// Where something fails it throws NoAnswer, and no exception is left.
  PrologGame(module_t module, Interface interface, Caller caller,
             std::shared_ptr<KnownPositions> positions);

  std::span<const TermId> successors(TermId position) override;
  Mover mover(TermId position) override;
  Declaration declaration(TermId position) override;
  StaticValue value(TermId position) override;
  /// Nothing where the program gives no value, or one that is no number.
  std::optional<StaticValue> estimate(TermId position) override;
  bool is_dear() const override { return true; }
  std::uint64_t move_key(TermId position, std::size_t index, TermId successor) override;
  /// Nothing, too, where the program throws an error, or does not come back for a second.
  std::optional<StaticValue> guess(TermId position) override;
  void begin_guessing() override;
  void end_guessing() override;
  /// Those that noisy_moves/2 gives; where that is not defined, all.
  std::vector<TermId> noisy_successors(TermId position);

  /// Where chance moves.
  Payoff merit(TermId position);
  const Probability& probability(TermId position, std::size_t index);

  /// Of GameKind::players. Where no interface and no players/1 names them, they are as many as the
  /// first static value has payoffs; before that any number of them may play.
  std::size_t players() const noexcept { return player_count_.value_or(most_players); }
  /// Makes `to` the name or the number of a player.
  void put_player(term_t to, std::size_t index) override;
  std::size_t player_count() override { return player_count_.value_or(0); }
  /// One for each player.
  std::span<const Payoff> payoffs(TermId position);
  /// That of the player's payoff.
  StaticValue value(TermId position, std::size_t player) {
    return StaticValue(payoffs(position)[player].number());
  }

  /// The position of a question, where all lines of play begin; where the two take turns, so many
  /// plies after the first position. Throws TermError.
  TermId position(term_t term, std::size_t plies = 0);
  GameKind kind() const noexcept { return kind_; }
  bool takes_turns() const noexcept { return interface_.parity.has_value(); }

  /// To meet more positions than that throws TooManyPositions, rather than to know them.
  void stop_beyond(std::uint64_t positions) noexcept { most_positions_ = positions; }
  /// What it was asked since the last time: the calls of its predicates.
  Askings take_askings() { return positions_->take_askings(); }
  /// How many positions were met.
  std::uint64_t size() const { return positions_->size(); }

  void put_position(term_t to, TermId position) override;
  std::optional<TermId> position_of(term_t term) override { return position(term); }
  /// The static value as the program gives it, or the negated number. Needs a position that was
  /// asked for its value.
  void put_value(term_t to, TermId position) override;

  /// The values of a program that minds the depth are from now on those of a search so deep. Before
  /// any position but the root of the search is met.
  void search_to(std::optional<Plies> depth) noexcept;
  bool minds_depth() const noexcept { return interface_.minds_depth(); }
  /// From now on what the program calls under the limit; null: without. Gives the limit until now.
  /// SearchStopped is thrown where it stops a call.
  CallLimit* limit_calls(CallLimit* limit) noexcept { return std::exchange(limit_, limit); }
  /// From now on a call for which the stacks are too small is stopped as by a limit.
  void stop_at_full_stacks() noexcept { stops_at_full_stacks_ = true; }
  /// Those that help from now on; null: none.
  void help_by(AskingThreads<AnyGame>* threads) noexcept { threads_ = threads; }
  AskingThreads<AnyGame>* asking_threads() override { return threads_; }
  /// What it knows, for the games of those.
  const std::shared_ptr<KnownPositions>& known_positions() const noexcept { return positions_; }
  /// Where what is not qualified is called.
  module_t module() const noexcept { return module_; }
  /// Whether a goal of the user's holds of the position.
  bool holds(const Callback& goal, TermId position);

  /// What the message of an error says more: whom the game has asked, and by which line of play.
  Message circumstances(const GameError& error) override;
  std::optional<std::string> unknown_position(TermId position) override;
  /// Which call was stopped, as a sentence without a full stop; empty where none was.
  Message stopped_call() override;
  /// Which call has thrown an exception, and by which line of play; empty where none has, or it was
  /// told already.
  Message failed_call();

 private:
  /// Which answers of a predicate are asked for: all of them as a list.
  enum class Answers : std::uint8_t { first, all };
  /// A value as the program gives it, and by what: null for the default value.
  struct Given {
    term_t value;
    const Callback* by;
  };
  /// A copy of a position that is made when it is needed, and then is there until this ends.
  class Copy;
  using Part = KnownPositions::Part;
  using Question = KnownPositions::Question;

  PrologGame(module_t module, Interface interface, Caller caller, GameKind kind, Part part,
             std::shared_ptr<KnownPositions> positions);

  void answer(TermId position, Question question, const std::function<void()>& ask);
  bool may_ask(TermId position, Question question);
  /// What is not told by the term of a position.
  struct Circumstance {
    Mover mover;  // where the players take turns
    Plies ply;    // below the root, where values depend on it
  };
  std::uint32_t tag_of(const Circumstance& circumstance) const noexcept;
  Circumstance circumstance(TermId position) const;
  TermId learn(term_t term, std::optional<TermId> from, const Circumstance& circumstance,
               PositionTable::References& references);
  bool call(const Callback& callback, term_t arguments, TermId position,
            Answers answers = Answers::first);
  void renew_guess_limit();
  /// Valid until they are asked for again.
  std::span<const TermId> successors_by(const Callback& callback, Answers answers, TermId position,
                                        Chances* chances = nullptr);
  void ask_successors(TermId position);
  TermId successor(term_t term, TermId position, const Callback& by,
                   PositionTable::References& references);

  // Whether one predicate names MAX or MIN. Chance has its own.
  bool has_turns() const noexcept { return interface_.mover || interface_.last_mover; }
  Declaration declare(TermId position);
  Declaration declare_by(const Callback& callback, TermId position);
  bool moves_by_chance(TermId position);
  Declaration declare_by_each(TermId position);
  Declaration declare_player(TermId position);
  Mover player(term_t term, TermId position, const Callback& by);
  bool declares(Callback& predicate, MoverFacts& facts, Copy& copy);
  bool holds(const Callback& goal, TermId position, term_t copy);
  [[noreturn]] void throw_no_declarations();

  struct ChanceMoves {
    std::span<const Probability> probabilities;
    Message problem;  // empty where there is none
  };
  const ChanceMoves& chance_moves(TermId position);
  void name_players();
  std::vector<TermId> names_of(term_t list);
  std::optional<std::size_t> player_of(term_t name, TermId position);
  void meet_payoffs(std::size_t count);
  std::vector<Payoff> payoffs_of(term_t value, TermId position);
  void put_mover(term_t to, Mover mover);

  bool evaluate_position(TermId position);
  std::optional<Given> given_value(TermId position);
  std::optional<Given> given_by(const Callback& callback, TermId position);
  void put_told(const Callback& callback, term_t arguments, TermId position, Mover mover);
  std::optional<Given> given_statically(TermId position);
  bool has_static_eval();
  bool is_leaf(TermId position) { return successors(position).empty(); }
  bool negates(TermId position);

  std::string text(TermId position);
  Message line_of_play(TermId position);
  std::string where(const Callback& by, TermId position);
  std::string place_of(const std::string& name) const;

  module_t module_;
  Caller caller_;
  Interface interface_;
  Callback moves_;
  Callback static_eval_;
  Callback staticval_;
  Callback max_to_move_;
  Callback min_to_move_;
  Callback chance_to_move_;
  Callback player_to_move_;
  Callback noisy_moves_;
  MoverFacts max_facts_;
  MoverFacts min_facts_;
  MoverFacts chance_facts_;
  GameKind kind_;
  std::optional<Plies> depth_;  // where values depend on it, and so on the ply
  bool lacks_depth_ = false;    // although they do
  CallLimit* limit_ = nullptr;
  std::unique_ptr<CallLimit> guess_limit_;  // where there is no other
  CallLimit::Clock::time_point guess_limit_made_;
  AskingThreads<AnyGame>* threads_ = nullptr;
  bool stops_at_full_stacks_ = false;
  using Call = std::pair<std::string, TermId>;  // what was called, and where
  std::optional<Call> stopped_;
  std::optional<Call> failed_;
  TermReader reader_;
  TermWriter writer_;
  Part part_;
  std::shared_ptr<KnownPositions> positions_;
  std::vector<PositionTable::Word> row_;  // that is being looked at
  std::vector<TermId> found_;             // successors that are being read
  std::unordered_map<TermId, ChanceMoves> chance_moves_;
  ListStore<Probability> probabilities_;
  bool has_floats_ = false;           // among what was averaged so far
  bool are_named_ = false;            // whether names were looked for
  std::vector<TermId> player_names_;  // their names among the terms
  std::optional<std::size_t> player_count_;
  std::optional<std::pair<std::size_t, TermId>> last_player_;  // that was met, and where
  std::unordered_map<TermId, std::span<const Payoff>> payoffs_;
  ListStore<Payoff> kept_payoffs_;
  std::uint64_t most_positions_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace minimax::prolog
