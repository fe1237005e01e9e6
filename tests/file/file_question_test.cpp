#include "file/file_question.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "ask/option_table.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/fact_file.hpp"
#include "file/given_options.hpp"
#include "search/common/stack_guard.hpp"
#include "term/writer.hpp"
#include "tests/games/text_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// A file of facts, and what is asked of it as in a shell.
class AskedFile {
 public:
  explicit AskedFile(std::string_view text)
      : source_(Source::of_text("tree.pl", text)), file_(source_copy(text), load_facts(source_)) {}

  /// `name value` of options, by their names in the table.
  Options options(const std::vector<std::pair<std::string, std::string>>& given) {
    GivenOptions options(User::solve);
    for (const auto& [name, value] : given) {
      std::vector<std::string> parts = {value};
      if (const std::size_t blank = value.find(' '); blank != value.npos)
        parts = {value.substr(0, blank), value.substr(blank + 1)};
      options.add(*find_option(name, User::solve), parts);
    }
    return read_options(options, file_);
  }
  std::vector<Result> results(const std::string& position, const Options& options) {
    FileQuestion question(file_, options);
    return question.results(file_.positions({position}).front(), options.ties);
  }
  Result result(const std::string& position, const Options& options = {}) {
    return results(position, options).front();
  }
  std::string text(TermId term) { return write_quoted(file_.terms(), term, file_.operators()); }
  std::string texts(const std::vector<TermId>& terms) {
    std::string all;
    for (const TermId term : terms) all += (all.empty() ? "" : " ") + text(term);
    return all;
  }
  /// `BestPos Val NodesList` of each answer, and no warnings.
  std::string answer(const std::string& position, const Options& options) {
    const auto found = with_usage_errors([&] {
      check_combination(options);
      check_for(options, file_.kind());
      const auto game = file_.game(options);
      return game->question().find(file_.positions({position}).front(), options.ties);
    });
    std::string all;
    for (const FoundAnswer& answer : found.answers)
      all += fmt::format("{} {} [{}];", answer.best ? text(*answer.best) : "_", value(answer.value),
                         texts(answer.nodes));
    return all;
  }
  std::string value(const FoundValue& value) {
    if (value.origin == FoundValue::Origin::repetition) return "draw";
    return text(*file_.static_value(value.position));
  }

 private:
  static Source source_copy(std::string_view text) { return Source::of_text("tree.pl", text); }

  Source source_;
  FactFile file_;
};

TEST_CASE("a result has the value as it was written") {
  AskedFile file("moves(a, [b,c]). max_to_move(a). static_eval(b, 6). static_eval(c, 2*3).");
  const Result result = file.result("a");
  CHECK(result.mover == Mover::max);
  CHECK(file.text(result.best.value()) == "c");
  CHECK(file.text(result.value) == "2*3");
  CHECK(file.texts(result.nodes) == "c");
  CHECK(result.report.complete);
}

TEST_CASE("a leaf has neither a mover nor a best successor") {
  AskedFile file(notes_tree);
  const Result result = file.result("h");
  CHECK_FALSE(result.mover);
  CHECK_FALSE(result.best);
  CHECK(file.text(result.value) == "1");
  CHECK(result.nodes.empty());
}

TEST_CASE("at the depth limit the result is the static value of the line's end") {
  AskedFile file(std::string(notes_tree) + "static_eval(b, 2.5). static_eval(c, 1).");
  const Result result = file.result("a", file.options({{"depth", "1"}}));
  CHECK(file.texts(result.nodes) == "b");
  CHECK(file.text(result.value) == "2.5");
}

TEST_CASE("the notes' list is made where it is wanted") {
  AskedFile file(
      "moves(a, [b,c,d]). max_to_move(a). moves(b, [e]). min_to_move(b)."
      " static_eval(e, 3). static_eval(c, 3). static_eval(d, 1).");
  const Options notes = file.options({{"nodes_list", "notes"}});
  CHECK(file.texts(file.result("a", notes).nodes) == "c c");
  CHECK(file.texts(file.result("b", notes).nodes).empty());
}

TEST_CASE("a repetition has its value as it was written") {
  AskedFile file("moves(a, [b]). moves(b, [a]). max_to_move(a). min_to_move(b).");
  const Result result = file.result("a", file.options({{"on_cycle", "draw(1-1)"}}));
  CHECK(file.text(result.value) == "1-1");
  CHECK(file.texts(result.nodes) == "b a");
}

std::string usage_error(AskedFile& file,
                        const std::vector<std::pair<std::string, std::string>>& options) {
  try {
    file.result("a", file.options(options));
  } catch (const UsageError& error) {
    return error.what();
  }
  return "none";
}

TEST_CASE("options that do not go together are told of") {
  AskedFile file(notes_tree);
  CHECK(usage_error(file, {{"singular", "1"}}) ==
        "--singular needs a depth limit\n  Give --depth N.");
  CHECK(usage_error(file, {{"singular", "1"}, {"memory", "1000"}}) == "none");
  CHECK(usage_error(file, {{"singular", "-1"}, {"depth", "3"}}) == "--singular: `-1` is negative");
  CHECK(usage_error(file, {{"value_range", "1 2"}}) ==
        "--value-range cannot be used here: this is a game of MAX and MIN alone");
  CHECK(usage_error(file, {{"algorithm", "star1"}}).find("There are auto, minimax") !=
        std::string::npos);
}

TEST_CASE("options of one kind of game are for none of another") {
  AskedFile dice(
      "chance_to_move(a). moves(a, [0.5-b,0.5-c]). static_eval(b, 1). static_eval(c, 2).");
  CHECK(usage_error(dice, {{"nodes_list", "notes"}})
            .starts_with("--nodes-list notes cannot be used here: in this game chance moves"));
  CHECK(usage_error(dice, {{"cut_off", "strict"}}) ==
        "--cut-off cannot be used here: in this game chance moves");
  CHECK(usage_error(dice, {{"value_range", "0 3"}}) ==
        "--value-range is for --algorithm star1 and star2");
  CHECK(usage_error(dice, {{"algorithm", "star2"}, {"value_range", "3 0"}}) ==
        "--value-range LOW HIGH: the first number is the smaller one");
}

// --- Options against each other

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t limit) {
  return random() % limit;
}

/// Three plies, every position with a value, some of them shared.
std::string random_tree(Random& random) {
  std::string text;
  for (int i = 0; i < 15; ++i) {
    text += fmt::format("static_eval(p{}, {}).\n{}(p{}).\n", i, below(random, 5),
                        below(random, 2) == 0 ? "max_to_move" : "min_to_move", i);
    if (i >= 7) continue;
    const int other = i + 1 + static_cast<int>(below(random, static_cast<std::size_t>(14 - i)));
    text += fmt::format("moves(p{}, [p{},p{},p{}]).\n", i, 2 * i + 1, 2 * i + 2, other);
  }
  return text;
}

std::string random_text(Random& random, const OptionRow& row) {
  if (row.field.is_list) {
    std::string text;
    for (std::size_t i = 0; i <= below(random, 3); ++i)
      text += (text.empty() ? "" : ",") +
              std::string(row.field.choices[below(random, row.field.choices.size())].name);
    return text;
  }
  if (!row.field.choices.empty())
    return std::string(row.field.choices[below(random, row.field.choices.size())].name);
  if (row.name == "on_cycle") return below(random, 2) == 0 ? "error" : "draw(2)";
  if (row.name == "value_range") return "0 9";
  return std::to_string(below(random, 4));
}

/// What decides which tree it is, and not how that is searched.
Options of_tree(const Options& options) {
  return {.ties = options.ties,
          .nodes_list = options.nodes_list,
          .mover = options.mover,
          .on_cycle = options.on_cycle,
          .depth = options.depth,
          .singular = options.singular,
          .algorithm = Algorithm::minimax};
}

TEST_CASE("any options together give the answer of plain minimax or a usage error") {
  Random random(random_seed());
  const int rounds = test_size(3000);
  int answered = 0;
  int refused = 0;
  for (int i = 0; i < rounds; ++i) {
    AskedFile file(random_tree(random));
    std::vector<std::pair<std::string, std::string>> given;
    std::string shown;
    for (const OptionRow& row : option_table()) {
      // Limits of time, positions and memory answer of another depth; goals are for programs.
      const bool is_tried = row.users.hold(User::solve) && row.name != "time_limit" &&
                            row.name != "node_limit" && row.name != "memory" &&
                            row.name != "quiescence" && row.name != "threads";
      if (!is_tried || below(random, 4) != 0) continue;
      given.emplace_back(row.name, random_text(random, row));
      shown += " " + given.back().first + "=" + given.back().second;
    }
    CAPTURE(shown);
    CAPTURE(i);
    try {
      const Options options = file.options(given);
      const std::string answer = file.answer("p0", options);
      CHECK(answer == file.answer("p0", of_tree(options)));
      ++answered;
    } catch (const UsageError&) {
      ++refused;
    }
  }
  MESSAGE("seed " << random_seed() << ": of " << rounds << " sets of options " << answered
                  << " were answered and compared, " << refused << " refused");
  CHECK(answered > rounds / 20);
}

}  // namespace
}  // namespace minimax
