#include "prolog/run_ahead.hpp"

#include <algorithm>
#include <utility>

#include "game/game_error.hpp"
#include "game/position_map.hpp"
#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

// A table that is too small would let the walk go the same ways again and again.
constexpr std::size_t least_table_bytes = std::size_t{16} << 20;

}  // namespace

HelpedSearch helped_search(const Options& options) {
  HelpedSearch search{
      .prunes = options.algorithm != Algorithm::minimax && options.algorithm != Algorithm::negamax,
      .rules = options.alpha_beta,
      .depth = options.depth,
      .deepens = limits_of(options).deepens(),
      .draw = std::nullopt,
      .table_bytes = options.transposition.bytes()};
  if (options.on_cycle) search.draw = options.on_cycle->number;
  return search;
}

RunAhead::RunAhead(PrologGame& game, SharedAnswers& shared, AnswerSharing& sharing,
                   const HelpedSearch& search)
    : game_(game),
      shared_(shared),
      sharing_(sharing),
      search_(search),
      order_(game, search.rules.ordering),
      table_(std::max(search.table_bytes, least_table_bytes)) {
  if (search_.draw) draw_ = game_.value_of(*search_.draw);
}

void RunAhead::run(TermId root) try {
  // A search with draws asks for all moves first, one without cut-offs for everything.
  if (draw_ || !search_.prunes) explore(root, search_.depth);
  if (search_.prunes) deepen(root);
} catch (const SearchStopped&) {
} catch (const TooDeep&) {
  // So is it for the search, which is plain minimax then, or fails.
}

// Iterative deepening, as in Solver.
void RunAhead::deepen(TermId root) {
  const Plies most = search_.depth.value_or(search_.deepens ? most_plies : unlimited_plies);
  Plies depth = search_.deepens ? std::min<Plies>(1, most) : most;
  while (true) {
    const std::uint64_t news = shared_.news();
    const std::uint64_t uses_before = horizon_uses_;
    lacks_horizon_values_ = false;
    const Missing missing = walk_from(root, depth);
    if (lacks_horizon_values_ && search_.deepens && !search_.depth) {
      depth = unlimited_plies;  // no depth but the last can be searched to
    } else if (missing == Missing::asked) {
      shared_.wait_for_news(news);
    } else if (missing == Missing::withdrawn || depth >= most || horizon_uses_ == uses_before) {
      return;
    } else {
      ++depth;
    }
  }
}

// To the end or to the first thing that somebody else is asking, and one question further.
RunAhead::Missing RunAhead::walk_from(TermId root, Plies depth) try {
  const Frame frame;
  path_.clear();
  missing_ = Missing::nothing;
  calls_before_ = sharing_.calls();
  sharing_.leave_first();
  walk(root, depth, full_window<Value>());
  return missing_;
} catch (const Restart&) {
  return Missing::asked;
}

// The value as far as it is known.
std::optional<StaticValue> RunAhead::walk(TermId position, Plies remaining,
                                          const Window<Value>& window) {
  poll();
  stack_.check();
  if (missing_ == Missing::asked && sharing_.calls() != calls_before_) throw Restart();
  const bool minds_path = draw_ || remaining == unlimited_plies;
  if (minds_path && path_.contains(position)) {
    if (!draw_) missing_ = std::max(missing_, Missing::withdrawn);  // the search throws an error
    return draw_;
  }
  return walk_successors(position, remaining, window);
}

std::optional<StaticValue> RunAhead::walk_successors(TermId position, Plies remaining,
                                                     Window<Value> window) {
  if (remaining == 0) {
    ++horizon_uses_;
    return attempt([&] { return std::optional(game_.value(position)); });
  }
  using Successors = std::span<const TermId>;
  const auto successors =
      attempt([&] { return std::optional<Successors>(game_.successors(position)); });
  if (!successors) return std::nullopt;
  if (successors->empty()) return attempt([&] { return std::optional(game_.value(position)); });
  if (const auto* entry = table_.find(position, remaining)) {
    if (!entry->scope.reaches_end()) ++horizon_uses_;
    if (!(entry->lower < window.beta)) return entry->lower;
    if (!(window.alpha < entry->upper) || !(entry->lower < entry->upper)) return entry->upper;
    window = {std::max(window.alpha, entry->lower), std::min(window.beta, entry->upper)};
  }
  const auto mover = attempt([&] { return std::optional(game_.mover(position)); });
  if (!mover) return std::nullopt;
  return best_of(position, *successors, *mover, remaining, window);
}

// What is known of some successors is enough where it cuts off the others.
std::optional<StaticValue> RunAhead::best_of(TermId position, std::span<const TermId> successors,
                                             Mover mover, Plies remaining, Window<Value> window) {
  constexpr auto none = MoveOrder<AnyGame>::none;
  const auto first = search_.rules.ordering.table ? table_.best_guess(position) : none;
  const std::uint64_t uses_before = horizon_uses_;
  const Window<Value> open = window;
  std::optional<Value> best;
  std::uint32_t best_index = none;
  bool is_known = true;
  const auto order =
      attempt([&] { return std::optional(order_.order(successors, mover, path_.size(), first)); });
  if (!order) return std::nullopt;
  path_.push(position);
  for (const std::uint32_t index : *order) {
    const std::optional<Value> value = walk(successors[index], below(remaining), window);
    if (!value) {
      is_known = false;
      continue;
    }
    if (!best || prefers(mover, *value, *best)) {
      best = value;
      best_index = index;
    }
    window.narrow(mover, *value);
    if (!is_closed(window, search_.rules.cut_off)) continue;
    order_.cut_off(mover, path_.size() - 1, index);
    is_known = true;
    break;
  }
  path_.pop();
  if (!is_known) return std::nullopt;
  const bool reaches_end = horizon_uses_ == uses_before;
  table_.store(position, remaining, {remaining, reaches_end ? unlimited_plies : remaining}, open,
               *best, best_index);
  return best;
}

// What the game answers; nothing where it does not. The search will meet what is wrong itself.
template <class Body>
auto RunAhead::attempt(Body body) -> decltype(body()) try {
  return body();
} catch (const NoAnswerYet&) {
  missing_ = Missing::asked;
  return std::nullopt;
} catch (const NoAnswer&) {
  missing_ = std::max(missing_, Missing::withdrawn);
  return std::nullopt;
} catch (const NoStaticValue&) {
  lacks_horizon_values_ = true;
  missing_ = std::max(missing_, Missing::withdrawn);
  return std::nullopt;
} catch (const GameError&) {
  missing_ = std::max(missing_, Missing::withdrawn);
  return std::nullopt;
} catch (const PendingException&) {
  PL_clear_exception();
  poll();
  missing_ = std::max(missing_, Missing::withdrawn);
  return std::nullopt;
}

// Everything, ply by ply. The order does not matter where all is needed.
void RunAhead::explore(TermId root, std::optional<Plies> depth) {
  PositionMap<TermId, bool> seen;
  std::vector<TermId> ply = {root};
  seen.set(root, true);
  for (Plies plies = 0; !ply.empty(); ++plies) {
    const bool is_limit = depth && plies >= *depth;
    std::vector<TermId> next;
    std::vector<TermId> found;
    while (!ply.empty()) {
      const std::uint64_t news = shared_.news();
      const std::size_t before = ply.size();
      sharing_.leave_first();
      std::vector<TermId> left;
      for (const TermId position : ply) {
        if (!explore_at(position, is_limit, found)) left.push_back(position);
      }
      ply = std::move(left);
      if (ply.size() == before) shared_.wait_for_news(news);
    }
    for (const TermId position : found) {
      if (seen.find(position)) continue;
      seen.set(position, true);
      next.push_back(position);
    }
    ply = std::move(next);
    if (is_limit) return;
  }
}

// Whether nobody else is asking about the position.
bool RunAhead::explore_at(TermId position, bool is_limit, std::vector<TermId>& next) {
  poll();
  const Frame frame;
  missing_ = Missing::nothing;
  const auto value = [&] { return std::optional(game_.value(position)); };
  if (is_limit) {
    if (!draw_) attempt(value);
    return missing_ != Missing::asked;
  }
  const auto successors =
      attempt([&] { return std::optional<std::span<const TermId>>(game_.successors(position)); });
  if (!successors) return missing_ != Missing::asked;
  const bool may_be_limit = search_.deepens && !lacks_horizon_values_;
  if (!successors->empty()) attempt([&] { return std::optional(game_.mover(position)); });
  if (successors->empty() || may_be_limit) attempt(value);
  if (missing_ == Missing::asked) return false;
  next.insert(next.end(), successors->begin(), successors->end());
  return true;
}

void RunAhead::poll() {
  if (!shared_.is_worthwhile()) shared_.wait_until_worthwhile();
  if (shared_.is_stopped()) throw SearchStopped();
  if (PL_handle_signals() < 0) PL_clear_exception();
}

}  // namespace minimax::prolog
