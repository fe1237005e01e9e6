#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "cli/choices.hpp"
#include "cli/description.hpp"
#include "cli/generate.hpp"
#include "cli/list_flags.hpp"
#include "cli/number_flags.hpp"
#include "cli/path_flags.hpp"

namespace minimax {

namespace {

using grade::Range;
using grade::WishedBest;
using grade::WishedTies;

const Choices<Mover> movers = {{"max", Mover::max}, {"min", Mover::min}};
const Choices<WishedTies> wished_ties = {
    {"none", WishedTies::none}, {"some", WishedTies::some}, {"any", WishedTies::any}};
const Choices<WishedBest> wished_best = {
    {"one", WishedBest::one}, {"several", WishedBest::several}, {"any", WishedBest::any}};

// `3`, `2-4`, `-5-5`, `-5--1`.
Range range_of(const std::string& option, const std::string& text) {
  Range range;
  const char* const end = text.data() + text.size();
  auto [stop, error] = std::from_chars(text.data(), end, range.least);
  range.most = range.least;
  if (error == std::errc() && stop != end && *stop == '-') {
    const auto second = std::from_chars(stop + 1, end, range.most);
    stop = second.ptr;
    error = second.ec;
  }
  if (error != std::errc() || stop != end)
    throw CLI::ValidationError(
        option, fmt::format("`{}` is no whole number N, nor two of them, MIN-MAX", text));
  return range;
}

template <class Wish>
void add_range(CLI::App& command, const std::string& option, Wish& wish, const std::string& help) {
  command
      .add_option_function<std::string>(
          option, [&wish, option](const std::string& text) { wish = range_of(option, text); }, help)
      ->option_text("N|MIN-MAX");
}

// `svg,tex`
std::vector<PictureFormat> formats_of(const std::string& endings) {
  std::vector<PictureFormat> formats;
  for (std::size_t begin = 0; begin <= endings.size();) {
    const std::size_t end = std::min(endings.find(',', begin), endings.size());
    const std::string ending = endings.substr(begin, end - begin);
    begin = end + 1;
    const auto format = picture_format(ending.starts_with('.') ? ending : "." + ending);
    // Of the steps of a search there is nothing blank to hand out.
    if (!format || is_film(*format))
      throw CLI::ValidationError(
          "--draw", fmt::format("`{}` is none of {}", ending, fmt::join(still_formats(), "|")));
    if (std::ranges::find(formats, *format) == formats.end()) formats.push_back(*format);
  }
  return formats;
}

void add_wishes(CLI::App& command, grade::Wishes& wishes) {
  add_range(command, "--depth", wishes.depth, "Plies from the root to each leaf (default: 3)");
  add_range(command, "--branching", wishes.branching,
            "Successors of each position that is no leaf (default: 2)");
  add_range(command, "--values", wishes.values,
            "Integers that are values of leaves (default: 0-9)");
  add_choice(command, "--root", wishes.root, movers, "Who moves at the root (default: max)");
  command.add_flag("--mixed", wishes.mixed, "MAX and MIN need not take turns");
  add_choice(command, "--ties", wishes.ties, wished_ties,
             "Several best successors in no position, in one at least, or as it comes (default)");
  add_choice(command, "--best", wishes.best, wished_best,
             "How many best successors the root has (default: any)");
  add_range(command, "--leaves", wishes.leaves, "How many leaves there are");
  add_range(command, "--pruned", wishes.pruned,
            "How many of them alpha-beta cuts off, from left to right, where alpha >= beta");
}

}  // namespace

void add_generate_flags(CLI::App& command, grade::ExerciseOptions& options) {
  add_number(command, "--seed", options.seed, {"a seed"},
             "Another one makes other trees (default: 1)");
  add_wishes(command, options.wishes);
  command.add_flag("--plain", options.plain,
                   "Of any size, millions of positions too, written while they are drawn: without "
                   "--ties, --best, --pruned, --key, --draw and --for");
  group_options(command, "The trees");
  add_output(command, "-o,--output", options.output, "PATH",
             "Where the tree is written, of several the folder: files of their names are replaced "
             "(default: standard output)");
  command
      .add_option_function<std::vector<std::string>>(
          "--key",
          [&options](const std::vector<std::string>& path) {
            options.with_key = true;
            if (!path.empty() && !path.front().empty()) options.key = path.front();
          },
          "Write the right answers too: to this file, of several trees to this folder (default: "
          "NAME.key.pl beside NAME.pl, of several trees keys/ in the folder)")
      ->expected(0, 1)
      ->option_text("[PATH]");
  command
      .add_option_function<std::string>(
          "--draw",
          [&options](const std::string& endings) { options.pictures = formats_of(endings); },
          "Draw each tree, beside it, and with --key its solution beside the key: in one of these "
          "formats, or several")
      ->option_text(fmt::format("{},...", fmt::join(still_formats(), "|")));
  CLI::Option* const count = add_number(command, "--count", options.count, {"exercises", 1, 10'000},
                                        "Write so many exercises to a folder");
  CLI::Option* const students =
      command
          .add_option("--for", options.students,
                      "Write one for each student of a list, which are equally hard: a CSV file")
          ->option_text("FILE")
          ->excludes(count);
  add_id_column(command, options.id_column, students);
  group_options(command, "What is written");
}

}  // namespace minimax
