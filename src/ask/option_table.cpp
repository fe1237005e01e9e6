#include "ask/option_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "ask/option_choices.hpp"

namespace minimax {

namespace {

// --- The choices of a user

constexpr bool has(User user, const OptionChoice& choice) {
  return (choice.is_traced || !is_traced(user)) && (choice.is_one || user != User::compare);
}

template <class Value>
std::vector<std::string_view> names_for(User user) {
  std::vector<std::string_view> names;
  for (const auto& each : choices_of<Value>) {
    if (has(user, each)) names.push_back(each.name);
  }
  return names;
}

template <class Value>
const auto& choice_named(std::string_view name) {
  return *std::ranges::find(choices_of<Value>, name, &OptionChoice::name);
}

// --- How a value of each type is read

template <class Value>
requires std::is_enum_v<Value>
void read_as(Value& to, OptionValue& value, User user) {
  const auto names = names_for<Value>(user);
  to = choice_named<Value>(names[value.choice(names)]).value;
}
// Without `table` its move does not come first.
void read_as(Ordering& to, OptionValue& value, User user) {
  const auto names = names_for<Ordering>(user);
  to = {.table = false};
  for (const std::size_t index : value.choices(names))
    choice_named<Ordering>(names[index]).value(to);
}
void read_as(std::vector<Algorithm>& to, OptionValue& value, User user) {
  const auto names = names_for<Algorithm>(user);
  to.clear();
  for (const std::size_t index : value.choices(names))
    to.push_back(choice_named<Algorithm>(names[index]).value);
}
void read_as(std::optional<Draw>& to, OptionValue& value, User) {
  to = value.draw();
}
// No line of positions is so long that the greatest number below the mark would not do.
void read_as(std::optional<Plies>& to, OptionValue& value, User) {
  to = static_cast<Plies>(value.count(most_plies, "plies"));
}
void read_as(std::optional<Margin>& to, OptionValue& value, User) {
  to = Margin{value.magnitude()};
}
void read_as(std::optional<Goal>& to, OptionValue& value, User) {
  to = value.goal();
}
void read_as(std::optional<Bounds<Payoff>>& to, OptionValue& value, User) {
  to = Bounds<Payoff>{Payoff(value.finite(0)), Payoff(value.finite(1))};
  if (to->upper < to->lower) value.refuse_order();
}
void read_as(std::optional<Payoff>& to, OptionValue& value, User) {
  to = Payoff(value.finite(0));
}
void read_as(Megabytes& to, OptionValue& value, User) {
  constexpr std::uint64_t most = std::uint64_t{1} << 30;
  to = {static_cast<std::size_t>(value.count(most, "megabytes"))};
}
void read_as(std::optional<Megabytes>& to, OptionValue& value, User user) {
  read_as(to.emplace(), value, user);
}
void read_as(std::optional<Seconds>& to, OptionValue& value, User) {
  to = Seconds{value.seconds()};
}
void read_as(std::optional<Count>& to, OptionValue& value, User) {
  to = Count{value.count(std::numeric_limits<std::int64_t>::max(), "positions")};
}
void read_as(std::optional<Step>& to, OptionValue& value, User) {
  to = Step{value.count(std::numeric_limits<std::int64_t>::max(), "steps")};
}
void read_as(std::optional<FileName>& to, OptionValue& value, User) {
  to = FileName{value.path()};
}
void read_as(Threads& to, OptionValue& value, User) {
  to = {static_cast<unsigned>(value.count_within(1, most_threads, "threads"))};
}

// --- How it is written

using Texts = std::vector<std::string>;

template <class Value>
requires std::is_enum_v<Value> Texts texts_of(Value value) {
  return {
      std::string(std::ranges::find(choices_of<Value>, value, &NamedChoice<Value>::value)->name)};
}
// The choice that adds nothing to an order which holds it is one of its own.
Texts texts_of(const Ordering& ordering) {
  Texts texts;
  for (const auto& each : choices_of<Ordering>) {
    Ordering with = ordering;
    each.value(with);
    if (with == ordering) texts.emplace_back(each.name);
  }
  return texts;
}
Texts texts_of(const std::vector<Algorithm>& algorithms) {
  Texts texts;
  for (const Algorithm each : algorithms) texts.emplace_back(name_of(each));
  return texts;
}
Texts texts_of(const Draw& draw) {
  return {"draw(" + draw.number.text() + ")"};
}
Texts texts_of(Plies plies) {
  return {std::to_string(plies)};
}
Texts texts_of(const Margin& margin) {
  return {margin.number.text()};
}
// Only who reads it knows how it is written.
Texts texts_of(const Goal&) {
  return {};
}
Texts texts_of(const Payoff& payoff) {
  return {payoff.number().text()};
}
Texts texts_of(const Bounds<Payoff>& bounds) {
  return {bounds.lower.number().text(), bounds.upper.number().text()};
}
Texts texts_of(Megabytes megabytes) {
  return {std::to_string(megabytes.number)};
}
Texts texts_of(Seconds seconds) {
  return {fmt::format("{}", seconds.number)};
}
Texts texts_of(Count count) {
  return {std::to_string(count.number)};
}
Texts texts_of(Step step) {
  return {std::to_string(step.number)};
}
Texts texts_of(const FileName& file) {
  return {file.path};
}
Texts texts_of(Threads threads) {
  return {std::to_string(threads.number)};
}
template <class Value>
Texts texts_of(const std::optional<Value>& value) {
  return value ? texts_of(*value) : Texts();
}

// --- The fields

template <class Value>
constexpr bool is_optional = false;
template <class Value>
constexpr bool is_optional<std::optional<Value>> = true;

template <class Value>
constexpr bool needs_game = false;
template <>
constexpr bool needs_game<std::optional<Draw>> = true;
template <>
constexpr bool needs_game<std::optional<Margin>> = true;
template <>
constexpr bool needs_game<std::optional<Goal>> = true;
template <>
constexpr bool needs_game<std::optional<Bounds<Payoff>>> = true;
template <>
constexpr bool needs_game<std::optional<Payoff>> = true;

template <class Value, std::size_t count>
constexpr std::array<OptionChoice, count> plain(
    const std::array<NamedChoice<Value>, count>& choices) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return std::array<OptionChoice, count>{choices[i]...};
  }
  (std::make_index_sequence<count>());
}
template <class Value>
constexpr auto plain_choices_of = plain(choices_of<Value>);

/// A member of the options, or of a member.
template <auto... members>
constexpr auto& member_of(auto& options) {
  return (options.*....*members);
}

template <auto... members>
constexpr OptionField field() {
  using Value = std::remove_cvref_t<decltype(member_of<members...>(std::declval<Options&>()))>;
  OptionField field{
      .read = [](Options& options, OptionValue& value,
                 User user) { read_as(member_of<members...>(options), value, user); },
      .reset =
          [](Options& options) {
            const Options defaults;
            member_of<members...>(options) = member_of<members...>(defaults);
          },
      .is_changed =
          [](const Options& options) {
            const Value& value = member_of<members...>(options);
            if constexpr (is_optional<Value>) {
              return value.has_value();
            } else {
              const Options defaults;
              return value != member_of<members...>(defaults);
            }
          },
      .texts = [](const Options& options) { return texts_of(member_of<members...>(options)); },
      .choice = [](const Options&) -> const OptionChoice* { return nullptr; },
      .needs_game = needs_game<Value>,
      .parts = std::is_same_v<Value, std::optional<Bounds<Payoff>>> ? std::size_t{2} : 1};
  if constexpr (std::is_enum_v<Value>) {
    field.choice = [](const Options& options) -> const OptionChoice* {
      return &*std::ranges::find(choices_of<Value>, member_of<members...>(options),
                                 &NamedChoice<Value>::value);
    };
    field.choices = plain_choices_of<Value>;
  }
  if constexpr (std::is_same_v<Value, Ordering>) {
    field.choices = plain_choices_of<Ordering>;
    field.is_list = true;
  }
  if constexpr (std::is_same_v<Value, std::vector<Algorithm>>) {
    field.choices = plain_choices_of<Algorithm>;
    field.is_list = true;
  }
  return field;
}

// --- Which algorithms an option is for

bool for_star(Algorithm algorithm, GameKind) {
  return algorithm == Algorithm::star1 || algorithm == Algorithm::star2;
}
bool for_shallow(Algorithm algorithm, GameKind) {
  return algorithm == Algorithm::shallow;
}
// The others remember each position.
bool for_bounded_table(Algorithm algorithm, GameKind kind) {
  return kind == GameKind::two_players || has_bounded_table(algorithm);
}

// --- The rows

constexpr Kinds two = GameKind::two_players;
constexpr Kinds chance = GameKind::chance;
constexpr Kinds players = GameKind::players;
using enum User;
constexpr Users answers = Users(solve) | predicate;
constexpr Users searches = answers | compare | play;
constexpr Users traces = Users(trace) | draw | film;
constexpr Users trace_predicates = Users(trace_predicate) | draw_predicate;
constexpr Users all_users = searches | traces | trace_predicates;
// What concerns the answer alone makes no difference to the steps.
constexpr Users with_trace_predicates = searches | trace_predicates;

// The headings.
constexpr std::string_view answer = "The answer";
constexpr std::string_view extent = "What is searched";
constexpr std::string_view way = "How it is searched";
constexpr std::string_view limits = "Limits";
constexpr std::string_view written = "What is written";

constexpr OptionRow rows[] = {
    {"ties", "", "last", field<&Options::ties>(), all_kinds, answers | traces | trace_predicates,
     nullptr, "Which of equally good successors is best", answer},
    {"nodes_list", "", "positions", field<&Options::nodes_list>(), all_kinds,
     answers | trace_predicates, nullptr,
     "NodesList as defined, or to the letter as the notes' program builds it; where chance moves, "
     "on by the likeliest successor, or the whole policy",
     answer},
    {"depth", "N", "", field<&Options::depth>(), all_kinds, all_users, nullptr,
     "Value positions so many plies deep statically", extent},
    {"on_cycle", "error|draw(V)", "error", field<&Options::on_cycle>(), two, all_users, nullptr,
     "A repeated position is an error, or has the value V", extent},
    {"on_cycle", "draw(V)", "draw(0)", field<&Options::on_cycle>(), two, tabulate, nullptr,
     "What play without end is worth", extent},
    {"singular", "MARGIN", "", field<&Options::singular>(), two, searches, nullptr,
     "Within a depth: search a successor that is better than all others by so much a ply deeper",
     extent},
    {"quiescence", "GOAL", "", field<&Options::quiescence>(), two, searches, nullptr,
     "Within a depth, of a program: search a position there on over noisy_moves/2, or moves/2, "
     "unless this goal holds of it",
     extent},
    {"quiescence_depth", "N", "16", field<&Options::quiescence_depth>(), two, searches, nullptr,
     "For so many plies at the most", extent},
    {"mover", "", "position", field<&Options::mover>(), two, searches, nullptr,
     "Whose declaration decides: that of the position, or that of each successor, as in the notes' "
     "program",
     extent},
    {"algorithm", "", "auto", field<&Options::algorithm>(), all_kinds,
     answers | play | traces | trace_predicates, nullptr,
     "How it is searched; of those for one kind of game most give the same answer", way},
    {"algorithm", "", "all that there are for the game", field<&Options::compared>(), all_kinds,
     compare, nullptr, "Only these, in this order", way},
    {"value_range", "LOW HIGH", "those of the file", field<&Options::value_range>(), chance,
     answers | compare | traces | trace_predicates, for_star,
     "With star1 or star2: all static values lie between these two", way},
    {"payoff_sum", "SUM", "that of the file", field<&Options::payoff_sum>(), players,
     answers | compare | traces | trace_predicates, for_shallow,
     "With shallow: the payoffs of a position sum to no more", way},
    {"endgame", "TABLE", "", field<&Options::endgame>(), two, answers | compare | play, nullptr,
     "Look positions up in this file, which `minimax tabulate` has made: the one that is asked "
     "about, or else where a search comes to them",
     way},
    {"cut_off", "", "equal", field<&Options::alpha_beta, &AlphaBetaRules::cut_off>(), two,
     all_users, nullptr, "Cut off where alpha >= beta, or only where alpha > beta", way},
    {"ordering", "", "given,table", field<&Options::alpha_beta, &AlphaBetaRules::ordering>(), two,
     with_trace_predicates, nullptr, "Which successors are searched first", way},
    // Who prints steps or draws them has no table.
    {"ordering", "", "given", field<&Options::alpha_beta, &AlphaBetaRules::ordering>(), two, traces,
     nullptr, "Which successors are searched first", way},
    {"transposition", "MEGABYTES", "64", field<&Options::transposition>(), two | players,
     with_trace_predicates, for_bounded_table,
     "The most that the transposition table may use; 0 for none", way},
    {"time_limit", "SECONDS", "", field<&Options::time_limit>(), all_kinds, searches, nullptr,
     "Go deeper ply by ply, and answer from the last depth completed in that time", limits},
    {"node_limit", "N", "", field<&Options::node_limit>(), all_kinds, searches, nullptr,
     "Likewise, until so many positions were visited", limits},
    {"memory", "MEGABYTES", "", field<&Options::memory>(), all_kinds, searches, nullptr,
     "Likewise, until the process uses so much memory", limits},
    {"memory", "MEGABYTES", "", field<&Options::memory>(), two, tabulate, nullptr,
     "Work in so much memory: what is more is kept in files beside TABLE", limits},
    {"threads", "N", "1; a large file of facts is read on two", field<&Options::threads>(), two,
     with_trace_predicates, nullptr,
     "Search a program or a game in C++, or read a file of facts, on so many threads, with the "
     "answer of one",
     way},
    {"time_limit", "SECONDS", "", field<&Options::patience>(), all_kinds, traces | check, nullptr,
     "Of a program: stop after that time", limits},
    {"time_limit", "SECONDS", "", field<&Options::time_limit>(), all_kinds,
     Users(perft) | perft_predicate | tabulate, nullptr, "Stop after that time", limits},
    {"step", "N", "", field<&Options::step>(), all_kinds, Users(draw) | draw_predicate, nullptr,
     "The tree after so many steps of the search, in the layout of the finished picture", written},
};

}  // namespace

std::span<const OptionRow> option_table() noexcept {
  return rows;
}

const OptionRow* find_option(std::string_view name, User user) noexcept {
  const auto found = std::ranges::find_if(
      rows, [&](const OptionRow& row) { return row.name == name && row.users.hold(user); });
  return found == std::end(rows) ? nullptr : &*found;
}

std::string choice_names(const OptionRow& row, User user, std::string_view separator,
                         std::optional<GameKind> kind) {
  std::string names;
  for (const OptionChoice& each : row.field.choices) {
    if (!has(user, each) || (kind && !each.kinds.hold(*kind))) continue;
    if (!names.empty()) names += separator;
    names += each.name;
  }
  return names;
}

std::string argument_text(const OptionRow& row, User user) {
  if (!row.argument.empty()) return std::string(row.argument);
  return choice_names(row, user, "|") + (row.field.is_list ? ",..." : "");
}

std::string_view name_of(Algorithm algorithm) noexcept {
  return std::ranges::find(choices_of<Algorithm>, algorithm, &NamedChoice<Algorithm>::value)->name;
}

Algorithm algorithm_named(std::string_view name) noexcept {
  return choice_named<Algorithm>(name).value;
}

}  // namespace minimax
