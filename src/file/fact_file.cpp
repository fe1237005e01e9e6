#include "file/fact_file.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string_view>
#include <utility>

#include "ask/fact_question.hpp"
#include "base/print.hpp"
#include "base/similar_names.hpp"
#include "facts/game_problem.hpp"
#include "file/errors.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

constexpr std::size_t shown_roots = 20;

class FactFileGame final : public FileGame {
 public:
  FactFileGame(FactFile& file, const FactGame& game, const Options& options)
      : file_(file),
        game_(game),
        options_(options),
        question_(fact_question(game, game.kind(), options, surroundings_)) {}

  Question& question() override { return *question_; }
  TermId term(TermId position) override { return position; }
  TermId position(TermId term) override { return term; }
  std::vector<TermId> successors(TermId position) override {
    const auto successors = game_.successors(position);
    return {successors.begin(), successors.end()};
  }
  TermId written_value(TermId position) override { return *game_.written_value(position); }
  TermId player_name(std::size_t index) override { return game_.player_name(index); }
  /// Who moves does not depend on that.
  void after(std::size_t) override {}
  void guarded(const std::function<void()>& ask) override try {
    ask();
  } catch (const GameError& error) {
    file_.fail(error);
  } catch (const CycleError<TermId>& error) {
    file_.fail(error);
  }

 private:
  FactFile& file_;
  const FactGame& game_;
  Options options_;
  Surroundings surroundings_;
  std::unique_ptr<Question> question_;
};

}  // namespace

FactFile::FactFile(Source source, Loaded loaded)
    : source_(std::move(source)), loaded_(std::move(loaded)) {
  print(render(loaded_.diagnostics, source_), stderr);
  if (!loaded_.game) throw BadInput();
}

Goal FactFile::goal(const std::string&) {
  throw UsageError(
      "--quiescence names a goal of a program, and this file is searched as facts\n  "
      "--engine swipl has SWI-Prolog search it.");
}

std::unique_ptr<FileGame> FactFile::game(const Options& options) {
  return std::make_unique<FactFileGame>(*this, facts(), options);
}

std::vector<TermId> FactFile::positions(const std::vector<std::string>& texts) {
  if (texts.empty()) return {beginning()};
  std::vector<TermId> positions;
  for (const std::string& text : texts) positions.push_back(position(text));
  return positions;
}

TermId FactFile::position(const std::string& text) {
  try {
    const TermId term = read_term(text, facts().terms(), operators());
    if (facts().is_position(term)) return term;
  } catch (const NotATerm& problem) {
    throw_no_term(text, problem);
  }
  throw UsageError(
      fmt::format("{} has no position `{}`{}\n  `minimax solve --all {}` lists all positions.",
                  source_.name(), text, meant(nearest_position(text)), source_.name()));
}

std::string FactFile::nearest_position(const std::string& text) {
  std::vector<std::string> names;
  for (const TermId each : facts().positions())
    names.push_back(write_quoted(facts().terms(), each, operators()));
  const std::vector<std::string_view> views(names.begin(), names.end());
  return std::string(nearest_name(text, views));
}

// Where the file does not say, the game begins at its only root.
TermId FactFile::beginning() {
  if (const std::optional<TermId> initial = facts().initial_position()) {
    if (facts().is_position(*initial)) return *initial;
    throw UsageError(fmt::format(
        "{} says initial_position({}), and has no such position\n  Say which one is asked for.",
        source_.name(), write_quoted(facts().terms(), *initial, operators())));
  }
  const std::vector<TermId> roots = facts().roots();
  if (roots.size() == 1) return roots.front();
  if (roots.empty())
    throw UsageError(fmt::format(
        "every position of {} is a successor of another one\n  Say which one is asked for.",
        source_.name()));
  std::string list;
  for (std::size_t i = 0; i < roots.size() && i < shown_roots; ++i) {
    list += (i == 0 ? " " : ", ") + write_argument(facts().terms(), roots[i], operators());
  }
  if (roots.size() > shown_roots) list += fmt::format(" and {} more", roots.size() - shown_roots);
  throw UsageError(fmt::format(
      "{} has {} positions that are nobody's successor:{}\n  Say which one is asked for.",
      source_.name(), roots.size(), list));
}

void FactFile::fail(const GameError& error) {
  print(render({describe(error, facts(), operators(), source_)}, source_), stderr);
  throw BadInput();
}

void FactFile::fail(const CycleError<TermId>& error) {
  print(render({describe(error, facts(), operators(), source_)}, source_), stderr);
  throw BadInput();
}

}  // namespace minimax
