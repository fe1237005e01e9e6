#include "ask/tabled_question.hpp"

#include <fmt/format.h>

#include <chrono>
#include <set>
#include <utility>

#include "ask/option_faults.hpp"
#include "base/file.hpp"
#include "endgame/fingerprint.hpp"
#include "endgame/opened_tables.hpp"
#include "endgame/table_value.hpp"
#include "game/game_error.hpp"
#include "game/payoff.hpp"

namespace minimax {

TabledQuestion::TabledQuestion(Question& question, PositionTexts& texts, const Options& options)
    : question_(question),
      opened_(opened_table(options.endgame->path)),
      table_(*opened_),
      game_(question.explore(), texts),
      searches_root_(options.user == User::compare) {
  check_game();
  check_draw(options);
}

void TabledQuestion::check_game() {
  for (const std::string& root : table_.roots()) {
    if (!game_.number(root)) fail("which has no position " + root);
  }
  try {
    if (fingerprint(game_) == table_.fingerprint()) return;
  } catch (const GameError&) {
    // What is a position of another game has no value here.
  }
  fail("whose moves are other ones");
}

void TabledQuestion::check_draw(const Options& options) const {
  const Number draw = number(table_.draw());
  if (!options.on_cycle || Payoff(options.on_cycle->number) == Payoff(draw)) return;
  throw OptionFault(
      OptionFault::Kind::combination, "on_cycle",
      fmt::format("{{on_cycle}} gives another value than the table of {{endgame}} was "
                  "made with, which is {}",
                  draw.text()));
}

Number TabledQuestion::number(Rank value) const {
  const std::optional<Number> number = number_of(table_.values()[value]);
  if (!number) fail("whose values are numbers");
  return *number;
}

void TabledQuestion::fail(const std::string& problem) const {
  throw FileError(fmt::format(
      "{}: error: the endgame table was made from {}, and does not belong to this game, {}\n  Make "
      "one with `minimax tabulate`.",
      table_.path(), table_.source(), problem));
}

std::optional<TabledQuestion::Ranked> TabledQuestion::look_up(TermId position) {
  ++looked_up_;
  return table_.find(key_of(game_.text(game_.number(position))));
}

// All that a position in the table leads to is in it.
TabledQuestion::Ranked TabledQuestion::known(TermId position) {
  const std::optional<Ranked> worth = look_up(position);
  if (!worth) fail("whose moves are other ones");
  return *worth;
}

// The successors that are as good as the position is, one ply nearer to the end where there is one.
std::vector<TermId> TabledQuestion::best(TermId position, const Ranked& worth) {
  std::vector<TermId> best;
  const bool has_end = worth.value != table_.draw();
  const Mover mover = question_.mover(position);
  for (const TermId successor : question_.possible_successors(position)) {
    const Ranked after = known(successor);
    if (prefers(mover, after.value, worth.value)) fail("whose values are other ones");
    if (after.value == worth.value && (!has_end || after.distance + 1 == worth.distance))
      best.push_back(successor);
  }
  if (best.empty()) fail("whose values are other ones");
  return best;
}

// Of a leaf, as the game says it.
FoundValue TabledQuestion::static_value(TermId leaf, const Ranked& worth) {
  const auto entry = game_.ask(game_.number(leaf));
  if (!entry.value || Payoff(*entry.value) != Payoff(number(worth.value)))
    fail("whose values are other ones");
  return FoundValue::of(leaf);
}

FoundAnswer TabledQuestion::answer(TermId root, TermId first, const Ranked& worth, Ties ties) {
  FoundAnswer answer{first, FoundValue::of(root), {first}};
  Ranked after = worth;
  if (worth.value != table_.draw()) --after.distance;
  answer.value = follow(root, answer.nodes, after, ties);
  return answer;
}

// On from the last of these nodes, which come after the root and of which it is worth that, to a
// leaf, or to where it goes round.
FoundValue TabledQuestion::follow(TermId root, std::vector<TermId>& nodes, Ranked worth,
                                  Ties ties) {
  const bool has_end = worth.value != table_.draw();
  std::set<TermId> path(nodes.begin(), nodes.end() - 1);
  path.insert(root);
  while (path.insert(nodes.back()).second) {
    const TermId position = nodes.back();
    if (question_.possible_successors(position).empty()) return static_value(position, worth);
    const std::vector<TermId> next = best(position, worth);
    nodes.push_back(ties == Ties::last ? next.back() : next.front());
    if (has_end) --worth.distance;
  }
  return FoundValue::of(number(worth.value));
}

std::optional<Found> TabledQuestion::looked_up(TermId root, TieRule ties) {
  const auto begin = std::chrono::steady_clock::now();
  looked_up_ = 0;
  if (searches_root_) return std::nullopt;
  const std::optional<Ranked> worth = look_up(root);
  if (!worth) return std::nullopt;
  Found found{root, std::nullopt, {}};
  if (question_.possible_successors(root).empty()) {
    found.answers.push_back({std::nullopt, static_value(root, *worth)});
  } else {
    found.mover = question_.mover(root);
    std::vector<TermId> firsts = best(root, *worth);
    if (ties != TieRule::all) firsts = {ties == TieRule::last ? firsts.back() : firsts.front()};
    for (const TermId first : firsts)
      found.answers.push_back(answer(root, first, *worth, ties_of(ties)));
  }
  found.report.algorithm = Algorithm::retrograde;
  found.report.statistics.positions = looked_up_;
  found.report.time = std::chrono::steady_clock::now() - begin;
  return found;
}

std::optional<Number> TabledQuestion::value(TermId position) {
  if (position == root_) return std::nullopt;
  const std::optional<Ranked>& worth = remembered(position);
  return worth ? std::optional(number(worth->value)) : std::nullopt;
}

const std::optional<TabledQuestion::Ranked>& TabledQuestion::remembered(TermId position) {
  if (const auto* const known = remembered_.find(position)) return *known;
  remembered_.set(position, look_up(position));
  return *remembered_.find(position);
}

// A search remembers what ends the game, which is another thing for another root.
Question& TabledQuestion::search_from(TermId root) {
  if (!above_ || (searches_root_ && root_ != root)) {
    if (searches_root_) root_ = root;
    above_ = question_.with_known(*this);
  }
  return *above_;
}

// The lines of a search on through the table.
Found TabledQuestion::with_ends(Found found, Ties ties) {
  for (FoundAnswer& answer : found.answers) {
    const bool is_static = answer.value.origin == FoundValue::Origin::position;
    if (!is_static || answer.value.position == root_) continue;
    const std::optional<Ranked> worth = remembered(answer.value.position);
    if (!worth) continue;
    std::vector<TermId> line = {answer.value.position};
    std::vector<TermId>& nodes = answer.nodes.empty() ? line : answer.nodes;
    answer.value = follow(found.position, nodes, *worth, ties);
  }
  return found;
}

Found TabledQuestion::find(TermId root, TieRule ties) {
  if (std::optional<Found> known = looked_up(root, ties)) return std::move(*known);
  return with_ends(search_from(root).find(root, ties), ties_of(ties));
}

Found TabledQuestion::think(TermId root, const std::function<void(const Found&)>& tell) {
  if (std::optional<Found> known = looked_up(root, TieRule::last)) return std::move(*known);
  const auto tell_whole = [&](const Found& found) { tell(with_ends(found, Ties::last)); };
  return with_ends(search_from(root).think(root, tell_whole), Ties::last);
}

Found TabledQuestion::outcome(TermId root, Ties ties) {
  if (std::optional<Found> known = looked_up(root, rule_of(ties))) return std::move(*known);
  return with_ends(search_from(root).outcome(root, ties), ties);
}

Proved TabledQuestion::prove(TermId, TieRule) {
  throw OptionFault(OptionFault::Kind::combination, "certificate",
                    "{certificate} cannot be used with {endgame}: a table is no proof");
}

}  // namespace minimax
