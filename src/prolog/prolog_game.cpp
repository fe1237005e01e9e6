#include "prolog/prolog_game.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <new>
#include <system_error>
#include <utility>

#include "game/game_error.hpp"
#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

constexpr unsigned mover_bits = 2;  // of a tag

const char* variables_hint(bool variables) {
  return variables ? "neither a variable nor one with attributes can be searched"
                   : "positions may hold free variables with interface([variables = true])";
}

// The formal term of the pending exception, where that is an error.
std::optional<term_t> pending_error() {
  static const functor_t error = new_functor("error", 2);
  const term_t exception = PL_copy_term_ref(PL_exception(0));
  const bool is_error =
      exception != 0 && PL_is_functor(exception, error) && PL_get_arg(1, exception, exception);
  return is_error ? std::optional(exception) : std::nullopt;
}

// Whether the pending exception is one.
bool is_resource_error() {
  static const functor_t resource = new_functor("resource_error", 1);
  const std::optional<term_t> error = pending_error();
  return error && PL_is_functor(*error, resource);
}

// A guess may take so long, and up to twice as long.
constexpr std::chrono::seconds longest_guess(1);

// Tells how long it has lived.
template <class Tell>
class Timed {
 public:
  explicit Timed(Tell tell) : tell_(tell) {}
  Timed(const Timed&) = delete;
  Timed& operator=(const Timed&) = delete;
  ~Timed() {
    try {
      tell_(Clock::now() - begin_);
    } catch (const std::bad_alloc&) {  // one that is not counted
    }
  }

 private:
  using Clock = std::chrono::steady_clock;

  Tell tell_;
  Clock::time_point begin_ = Clock::now();
};

}  // namespace

PrologGame::PrologGame(module_t module, Interface interface, Caller caller, GameKind kind)
    : PrologGame(module, interface, caller, kind, Part::leader,
                 std::make_shared<KnownPositions>(interface.variables)) {}

PrologGame::PrologGame(module_t module, Interface interface, Caller caller,
                       std::shared_ptr<KnownPositions> positions)
    : PrologGame(module, std::move(interface), caller, GameKind::two_players, Part::helper,
                 std::move(positions)) {}

PrologGame::PrologGame(module_t module, Interface interface, Caller caller, GameKind kind,
                       Part part, std::shared_ptr<KnownPositions> positions)
    : module_(module),
      caller_(caller),
      interface_(std::move(interface)),
      moves_(interface_.move    ? *interface_.move
             : interface_.moves ? *interface_.moves
                                : Callback("moves", 2, module)),
      static_eval_(interface_.static_eval.value_or(Callback("static_eval", 2, module))),
      staticval_("staticval", 2, module),
      max_to_move_(interface_.max_to_move.value_or(Callback("max_to_move", 1, module))),
      min_to_move_(interface_.min_to_move.value_or(Callback("min_to_move", 1, module))),
      chance_to_move_(interface_.chance_to_move.value_or(Callback("chance_to_move", 1, module))),
      player_to_move_(interface_.player_to_move.value_or(Callback("player_to_move", 2, module))),
      noisy_moves_("noisy_moves", 2, module),
      kind_(kind),
      part_(part),
      positions_(std::move(positions)) {}

// Each question is put once, whoever puts it.
void PrologGame::answer(TermId position, Question question, const std::function<void()>& ask) {
  if (!may_ask(position, question)) return;
  const Timed timed([&](auto time) { positions_->end(position, question, part_, time); });
  if (part_ == Part::leader) return ask();
  try {
    return ask();
  } catch (const PendingException&) {
    PL_clear_exception();
  } catch (const GameError&) {
  }
  throw NoAnswer();
}

// Whether nobody else has answered. The one who leads loses little, whatever another one is doing.
bool PrologGame::may_ask(TermId position, Question question) {
  using Clock = KnownPositions::Clock;
  using Turn = KnownPositions::Turn;
  constexpr auto slice = std::chrono::milliseconds(10);  // how long signals may wait
  const bool leads = part_ == Part::leader;
  bool is_late = false;
  std::optional<Clock::time_point> end;
  for (;;) {
    switch (positions_->begin(position, question, part_, leads && is_late)) {
      case Turn::answered:
        return false;
      case Turn::own:
        return true;
      case Turn::failed:
        throw NoAnswer();
      case Turn::other:
        break;
    }
    if (is_late) throw NoAnswer();
    if (!end) end = Clock::now() + positions_->patience(question);
    positions_->wait(position, question, std::min(*end, Clock::now() + slice));
    if (leads) handle_signals(nullptr);
    is_late = Clock::now() >= *end;
  }
}

std::span<const TermId> PrologGame::successors(TermId position) {
  if (const auto known = positions_->successors(position, part_)) return *known;
  answer(position, Question::successors, [&] { ask_successors(position); });
  return *positions_->successors(position, part_);
}

void PrologGame::ask_successors(TermId position) {
  const auto answers = interface_.move ? Answers::all : Answers::first;
  const bool is_chance = moves_by_chance(position);
  Chances chances;
  const auto successors = successors_by(moves_, answers, position, is_chance ? &chances : nullptr);
  if (is_chance)
    chance_moves_.insert_or_assign(position,
                                   ChanceMoves{probabilities_.keep(chances.probabilities()),
                                               successors.empty() ? Message() : chances.problem()});
  positions_->set_successors(position, successors);
}

std::uint64_t PrologGame::move_key(TermId position, std::size_t, TermId successor) {
  return positions_->move_key(position, successor);
}

void PrologGame::begin_guessing() {
  if (!limit_) renew_guess_limit();
}

void PrologGame::end_guessing() {
  if (!guess_limit_) return;
  limit_ = nullptr;
  guess_limit_.reset();
}

// To make one for each guess would take as long as a call.
void PrologGame::renew_guess_limit() {
  limit_ = nullptr;
  guess_limit_.reset();
  guess_limit_made_ = CallLimit::Clock::now();
  try {
    guess_limit_ = std::make_unique<CallLimit>(guess_limit_made_ + 2 * longest_guess);
    limit_ = guess_limit_.get();
  } catch (const std::system_error&) {  // there is no thread for it
  }
}

// Who stops a program does not throw an error.
std::optional<StaticValue> PrologGame::guess(TermId position) try {
  if (guess_limit_ && CallLimit::Clock::now() - guess_limit_made_ > longest_guess)
    renew_guess_limit();
  return value(position);
} catch (const GameError&) {
  return std::nullopt;
} catch (const SearchStopped&) {
  if (!guess_limit_) throw;
  stopped_.reset();
  return std::nullopt;
} catch (const PendingException&) {
  if (!pending_error()) throw;
  PL_clear_exception();
  failed_.reset();
  return std::nullopt;
}

std::vector<TermId> PrologGame::noisy_successors(TermId position) {
  const std::span<const TermId> all = noisy_moves_.defined()
                                          ? successors_by(noisy_moves_, Answers::first, position)
                                          : successors(position);
  return {all.begin(), all.end()};
}

TermId PrologGame::position(term_t term, std::size_t plies) {
  const Mover first = interface_.parity.value_or(Mover::max);
  const Frame frame;
  PositionTable::References references;
  return learn(term, std::nullopt, {plies % 2 == 0 ? first : opponent(first), 0}, references);
}

void PrologGame::search_to(std::optional<Plies> depth) noexcept {
  if (!minds_depth()) return;
  depth_ = depth;
  lacks_depth_ = !depth;
}

void PrologGame::put_position(term_t to, TermId position) {
  positions_->put(to, position);
}

bool PrologGame::holds(const Callback& goal, TermId position) {
  const Frame frame;
  const term_t copy = new_term();
  put_position(copy, position);
  return holds(goal, position, copy);
}

// What the call does to the copy is undone.
bool PrologGame::holds(const Callback& goal, TermId position, term_t copy) {
  const Frame frame;
  const term_t argument = goal.new_arguments();
  check(PL_put_term(argument, copy));
  return call(goal, argument, position);
}

// Where players take turns, a position with the other one to move is another position; where values
// depend on the ply, so is one that is met at another.
std::uint32_t PrologGame::tag_of(const Circumstance& circumstance) const noexcept {
  const auto mover = static_cast<std::uint32_t>(circumstance.mover);
  return (interface_.parity ? mover : 0) | (depth_ ? circumstance.ply << mover_bits : 0);
}

PrologGame::Circumstance PrologGame::circumstance(TermId position) const {
  const std::uint32_t tag = positions_->tag(position);
  return {static_cast<Mover>(tag & ((1U << mover_bits) - 1)), tag >> mover_bits};
}

TermId PrologGame::learn(term_t term, std::optional<TermId> from, const Circumstance& circumstance,
                         PositionTable::References& references) {
  const TermId position = positions_->add(term, tag_of(circumstance), references);
  if (part_ == Part::leader) positions_->meet(position, from);
  if (index_of(position) >= most_positions_) throw TooManyPositions();
  return position;
}

// What is asked about a position is its last argument, unless that is the position.
bool PrologGame::call(const Callback& callback, term_t arguments, TermId position,
                      Answers answers) try {
  const Timed timed([&](auto time) { positions_->count(callback.name(), position, time); });
  const auto call = [&] {
    return answers == Answers::all ? callback.call_for_all(arguments),
           true                    : callback.call(arguments);
  };
  return limit_ ? limit_->guard(call) : call();
} catch (const SearchStopped&) {
  stopped_.emplace(callback.name(), position);
  throw;
} catch (const PendingException&) {
  if (stops_at_full_stacks_ && is_resource_error()) {
    PL_clear_exception();
    stopped_.emplace(callback.name(), position);
    throw SearchStopped();
  }
  failed_.emplace(callback.name(), position);
  throw;
}

std::span<const TermId> PrologGame::successors_by(const Callback& callback, Answers answers,
                                                  TermId position, Chances* chances) {
  const Frame frame;
  const term_t arguments = callback.new_arguments();
  positions_->put_for_call(arguments, position);
  if (callback.told_with().player) {
    const std::optional<Mover> mover = declaration(position).mover();
    if (!mover) throw GameError(GameError::Kind::no_mover, position);
    put_told(callback, arguments, position, *mover);
  }
  found_.clear();
  if (call(callback, arguments, position, answers)) {
    const term_t list = arguments + static_cast<term_t>(callback.arity() - 1);
    switch (PL_skip_list(list, 0, nullptr)) {
      case PL_LIST:
        break;
      case PL_PARTIAL_LIST:
        throw_error(caller_, {"type_error", "list", list},
                    "the successors of " + where(callback, position) + "; the list has no end");
      default:
        throw_error(caller_, {"type_error", "list", list},
                    "the successors of " + where(callback, position));
    }
    const term_t head = new_term();
    PositionTable::References references;
    while (PL_get_list(list, head, list)) {
      if (chances) chances->take(head);
      found_.push_back(successor(head, position, callback, references));
    }
  }
  return found_;
}

TermId PrologGame::successor(term_t term, TermId position, const Callback& by,
                             PositionTable::References& references) try {
  const Circumstance above = circumstance(position);
  return learn(term, position, {opponent(above.mover), above.ply + 1}, references);
} catch (const TermError& error) {
  const std::string message = "a successor of " + where(by, position);
  switch (error.kind) {
    case TermError::Kind::unbound:
      throw_error(caller_, {"type_error", "ground", term},
                  message + "; " + variables_hint(interface_.variables));
    case TermError::Kind::cyclic:
      throw_error(caller_, {"type_error", "acyclic_term", term}, message);
    case TermError::Kind::opaque:
      break;
  }
  throw_error(caller_, {"type_error", "position", term}, message);
}

}  // namespace minimax::prolog
