// A game that a Prolog program defines.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/list_store.hpp"
#include "game/game.hpp"
#include "game/game_error.hpp"
#include "game/game_kind.hpp"
#include "game/mover.hpp"
#include "game/payoff.hpp"
#include "game/static_value.hpp"
#include "prolog/answer_sharing.hpp"
#include "prolog/call_limit.hpp"
#include "prolog/callback.hpp"
#include "prolog/chances.hpp"
#include "prolog/errors.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/interface.hpp"
#include "prolog/mover_facts.hpp"
#include "prolog/position_table.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "search/two/any_game.hpp"
#include "term/number.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

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

  std::span<const TermId> successors(TermId position) override;
  Mover mover(TermId position) override;
  Declaration declaration(TermId position) override;
  StaticValue value(TermId position) override;
  /// Nothing where the program gives no value, or one that is no number.
  std::optional<StaticValue> estimate(TermId position) override;
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
  /// How many positions were met.
  std::uint64_t size() const noexcept { return known_.size(); }

  void put_position(term_t to, TermId position) override;
  /// The static value as the program gives it, or the negated number. Needs a position that was
  /// asked for its value.
  void put_value(term_t to, TermId position) override;

  /// From now on what the program calls under the limit; null: without. Gives the limit until now.
  /// SearchStopped is thrown where it stops a call.
  CallLimit* limit_calls(CallLimit* limit) noexcept { return std::exchange(limit_, limit); }
  /// From now on a call for which the stacks are too small is stopped as by a limit.
  void stop_at_full_stacks() noexcept { stops_at_full_stacks_ = true; }
  /// From now on with what other threads were answered; null: without.
  void share_answers(AnswerSharing* sharing) noexcept { sharing_ = sharing; }
  /// Where what is not qualified is called.
  module_t module() const noexcept { return module_; }
  /// Whether a goal of the user's holds of the position.
  bool holds(const Callback& goal, TermId position);

  /// What the message of an error says more: whom the game has asked, and by which line of play.
  std::string circumstances(const GameError& error) override;
  /// Which call was stopped, as a sentence without a full stop; empty where none was.
  std::string stopped_call() override;
  /// Which call has thrown an exception, and by which line of play; empty where none has, or it was
  /// told already.
  std::string failed_call();

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
  struct Known {
    std::uint32_t met_by;  // number of the position whose successor it was first, or nobody
    TermId written_value{};
    std::optional<std::span<const TermId>> successors;
    std::optional<StaticValue> value;
    std::optional<Declaration> declaration;
  };

  static constexpr std::uint32_t nobody = 0xffff'ffff;

  /// Valid until something is asked.
  Known& known(TermId position);
  TermId learn(term_t term, std::uint32_t met_by, Mover mover,
               PositionTable::References& references);
  bool call(const Callback& callback, term_t arguments, TermId position,
            Answers answers = Answers::first);
  bool ask(const Callback& callback, term_t arguments, TermId position, Answers answers);
  std::optional<unsigned> kind_of(const Callback& callback) const;
  /// Valid until they are asked for again.
  std::span<const TermId> successors_by(const Callback& callback, Answers answers, TermId position,
                                        Chances* chances = nullptr);
  TermId successor(term_t term, TermId position, const Callback& by,
                   PositionTable::References& references);

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
    std::string problem;  // empty where there is none
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
  std::optional<Given> given_statically(TermId position);
  bool has_static_eval();
  bool is_leaf(TermId position) { return successors(position).empty(); }
  bool negates(TermId position);

  std::string text(TermId position);
  std::string line_of_play(TermId position);
  std::string where(const Callback& by, TermId position);

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
  CallLimit* limit_ = nullptr;
  AnswerSharing* sharing_ = nullptr;
  bool stops_at_full_stacks_ = false;
  using Call = std::pair<std::string, TermId>;  // what was called, and where
  std::optional<Call> stopped_;
  std::optional<Call> failed_;
  TermTable values_;  // as the program writes them
  TermReader reader_;
  TermWriter writer_;
  PositionTable positions_;
  std::vector<Known> known_;  // by the number of the position
  ListStore<TermId> successors_;
  std::vector<TermId> found_;  // successors that are being read
  std::unordered_map<TermId, ChanceMoves> chance_moves_;
  ListStore<Probability> probabilities_;
  bool has_floats_ = false;           // among what was averaged so far
  bool are_named_ = false;            // whether names were looked for
  std::vector<TermId> player_names_;  // their names among values_
  std::optional<std::size_t> player_count_;
  std::optional<std::pair<std::size_t, TermId>> last_player_;  // that was met, and where
  std::unordered_map<TermId, std::span<const Payoff>> payoffs_;
  ListStore<Payoff> kept_payoffs_;
  std::uint64_t most_positions_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace minimax::prolog
