#include "cli/search_flags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

#include "cli/choices.hpp"
#include "cli/game_flags.hpp"
#include "search/common/names.hpp"

namespace minimax {

std::uint64_t whole_number(const char* option, const std::string& text, const char* what) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end)
    throw CLI::ValidationError(option, fmt::format("`{}` is no number of {}", text, what));
  return number;
}

double seconds(const char* option, const std::string& text) {
  double number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || !std::isfinite(number) || number < 0)
    throw CLI::ValidationError(option, fmt::format("`{}` is no number of seconds", text));
  return number;
}

namespace {

const Choices<Algorithm> algorithms(algorithm_names.begin(), algorithm_names.end());
const Choices<CutOff> cut_offs(cut_off_names.begin(), cut_off_names.end());
const Choices<MoverRule> mover_rules(mover_names.begin(), mover_names.end());
constexpr std::string_view ordering_text = "given|reversed|static|table|killers|history,...";

// Without `table` its move does not come first.
Ordering ordering_of(const std::string& text) {
  Ordering ordering{.table = false};
  for (const std::string& name : CLI::detail::split(text, ',')) {
    if (!add_by_name(ordering, name))
      throw CLI::ValidationError("--ordering",
                                 fmt::format("`{}` is none of {}", name, ordering_text));
  }
  return ordering;
}

// No line of positions is so long that the greatest number below the mark would not do.
Plies plies(const char* option, const std::string& text) {
  const std::uint64_t number = whole_number(option, text, "plies");
  return static_cast<Plies>(std::min<std::uint64_t>(number, most_plies));
}

// More would only be in each other's way.
unsigned thread_count(const std::string& text) {
  constexpr std::uint64_t most = 64;
  const std::uint64_t number = whole_number("--threads", text, "threads");
  if (number < 1 || number > most)
    throw CLI::ValidationError("--threads", fmt::format("give a number from 1 to {}", most));
  return static_cast<unsigned>(number);
}

std::size_t bytes(const char* option, const std::string& text) {
  constexpr std::uint64_t most = std::uint64_t{1} << 30;  // of megabytes
  return std::min(whole_number(option, text, "megabytes"), most) << 20;
}

void add_text_option(CLI::App& command, const char* name,
                     std::function<void(const std::string&)> set, const char* help,
                     const char* text) {
  command.add_option_function<std::string>(name, std::move(set), help)->option_text(text);
}

}  // namespace

void add_limit_flags(CLI::App& command, SearchFlags& flags) {
  add_text_option(
      command, "--depth",
      [&flags](const std::string& text) { flags.depth = plies("--depth", text); },
      "Value positions so many plies deep statically", "N");
  command
      .add_option("--on-cycle", flags.on_cycle,
                  "A repeated position is an error (the default), or has the value V")
      ->option_text("error|draw(V)");
}

void add_tree_flags(CLI::App& command, SearchFlags& flags) {
  add_limit_flags(command, flags);
  command
      .add_option(
          "--singular", flags.singular,
          "With --depth: search a successor that is better than all others by V a ply deeper")
      ->option_text("V");
  command
      .add_option("--quiescence", flags.quiescence,
                  "With --depth, of a program: search a position there on over noisy_moves/2, or "
                  "moves/2, unless this goal holds of it")
      ->option_text("GOAL");
  add_text_option(
      command, "--quiescence-depth",
      [&flags](const std::string& text) {
        flags.quiescence_plies = plies("--quiescence-depth", text);
      },
      "For so many plies at the most (default: 16)", "N");
  add_choice(command, "--mover", flags.mover, mover_rules,
             "Whose declaration decides: that of the position (default), or that of each "
             "successor, as in the notes' program");
}

void add_patience_flag(CLI::App& command, std::optional<double>& patience) {
  add_text_option(
      command, "--time-limit",
      [&patience](const std::string& text) { patience = seconds("--time-limit", text); },
      "Of a program: stop after that time", "SECONDS");
}

void add_cut_off_flag(CLI::App& command, SearchFlags& flags) {
  add_choice(command, "--cut-off", flags.cut_off, cut_offs,
             "Cut off where alpha >= beta, or only where alpha > beta (default: equal)");
}

void add_ordering_flag(CLI::App& command, SearchFlags& flags, const std::string& default_text) {
  add_text_option(
      command, "--ordering",
      [&flags](const std::string& text) { flags.ordering = ordering_of(text); },
      ("Which successors are searched first (default: " + default_text + ")").c_str(),
      ordering_text.data());
}

void add_algorithm_flag(CLI::App& command, SearchFlags& flags) {
  add_choice(command, "--algorithm", flags.algorithm, algorithms,
             "All give the same answer (default: auto)");
}

void add_bound_flags(CLI::App& command, SearchFlags& flags) {
  command
      .add_option("--value-range", flags.value_range,
                  "With star1 or star2: all static values lie between these two (default: those of "
                  "the file do)")
      ->option_text("LOW HIGH")
      ->transform(unguarded_argument);
  command
      .add_option("--payoff-sum", flags.payoff_sum,
                  "With shallow: the payoffs of a position sum to no more (default: that of the "
                  "file)")
      ->option_text("SUM")
      ->transform(unguarded_argument);
}

void add_effort_flags(CLI::App& command, SearchFlags& flags) {
  add_cut_off_flag(command, flags);
  add_ordering_flag(command, flags, "given,table");
  add_text_option(
      command, "--transposition",
      [&flags](const std::string& text) { flags.table_bytes = bytes("--transposition", text); },
      "The most that the transposition table may use; 0 for none (default: 64)", "MEGABYTES");
  add_text_option(
      command, "--time-limit",
      [&flags](const std::string& text) { flags.time_limit = seconds("--time-limit", text); },
      "Go deeper ply by ply, and answer from the last depth completed in that time", "SECONDS");
  add_text_option(
      command, "--node-limit",
      [&flags](const std::string& text) {
        flags.node_limit = whole_number("--node-limit", text, "positions");
      },
      "Likewise, until so many positions were visited", "N");
  add_text_option(
      command, "--memory",
      [&flags](const std::string& text) { flags.memory_bytes = bytes("--memory", text); },
      "Likewise, until the command uses so much memory", "MEGABYTES");
  add_text_option(
      command, "--threads",
      [&flags](const std::string& text) { flags.threads = thread_count(text); },
      "Of a program: search on so many threads, with the answer of one (default: 1)", "N");
}

}  // namespace minimax
