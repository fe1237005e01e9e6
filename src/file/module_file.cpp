#include "file/module_file.hpp"

#include <fmt/format.h>

#include <utility>

#include "ask/module_question.hpp"
#include "base/print.hpp"
#include "facts/game_faults.hpp"
#include "file/errors.hpp"
#include "file/reachable.hpp"
#include "module/module_terms.hpp"
#include "search/common/control.hpp"
#include "search/common/stack_guard.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

class ModuleFileGame final : public FileGame {
 public:
  ModuleFileGame(ModuleFile& file, const Options& options)
      : file_(file), question_(module_question(file.searched(), options, surroundings_)) {}

  Question& question() override { return *question_; }
  TermId term(TermId position) override { return file_.term_of(position); }
  TermId position(TermId term) override { return file_.position_of(term).value(); }
  std::vector<TermId> successors(TermId position) override {
    const auto successors = file_.searched().successors(position);
    return {successors.begin(), successors.end()};
  }
  TermId written_value(TermId position) override {
    return file_.terms().number(file_.searched().value(position).number());
  }
  /// There are MAX and MIN alone.
  TermId player_name(std::size_t) override { return file_.terms().nil(); }
  /// A position says who moves.
  void after(std::size_t) override {}
  void guarded(const std::function<void()>& ask) override { file_.guarded(ask); }

 private:
  ModuleFile& file_;
  ModuleSurroundings surroundings_;
  std::unique_ptr<Question> question_;
};

}  // namespace

ModuleFile::ModuleFile(std::string name, std::string_view content) : name_(std::move(name)) {
  game_ = guarded([&] {
    module_.emplace(name_, content);
    return std::make_unique<SearchedModule>(module_->make());
  });
}

void ModuleFile::fail(const std::string& problem) const {
  tell("{}: error: {}\n", name_, problem);
  throw BadInput();
}

template <class Ask>
std::invoke_result_t<Ask> ModuleFile::guarded(Ask ask) {
  try {
    return ask();
  } catch (const NoModule& error) {
    fail(fmt::format("it is no module with a game: {}", error.what()));
  } catch (const CycleError<TermId>& error) {
    std::vector<TermId> loop;
    for (const TermId position : error.loop) loop.push_back(term_of(position));
    fail(fmt::format("{}\n  {}", say(loop_sentence(loop, terms_, operators_)),
                     say(loop_advice(kind()))));
  } catch (const GameThrew& error) {
    fail(sentence_of(error));
  }
}

std::vector<TermId> ModuleFile::positions(const std::vector<std::string>& texts) {
  std::vector<TermId> positions;
  for (const std::string& text : texts) positions.push_back(position(text));
  if (!texts.empty()) return positions;
  return guarded([&] {
    const std::optional<TermId> initial = game_->game().initial();
    if (!initial)
      throw UsageError(fmt::format(
          "{} does not say where the game begins\n  Say which position is asked for, or define "
          "initial() in C++.",
          name_));
    return std::vector<TermId>{term_of(*initial)};
  });
}

TermId ModuleFile::position(const std::string& text) {
  return guarded([&] {
    try {
      const TermId term = read_term(text, terms_, operators_);
      if (is_position(term)) return term;
    } catch (const NotATerm& problem) {
      throw_no_term(text, problem);
    }
    throw UsageError(fmt::format("{} has no position `{}`{}", name_, text, where_it_begins()));
  });
}

std::string ModuleFile::where_it_begins() {
  const std::optional<TermId> initial = game_->game().initial();
  if (!initial) return "";
  return fmt::format("\n  The game begins at {}",
                     write_quoted(terms_, term_of(*initial), operators_));
}

std::optional<TermId> ModuleFile::position_of(TermId term) {
  if (const auto known = by_term_.find(term); known != by_term_.end()) return known->second;
  const std::optional<PlainTerm> plain = plain_term(terms_, term);
  return plain ? game_->game().position(*plain) : std::nullopt;
}

TermId ModuleFile::term_of(TermId position) {
  const std::size_t index = index_of(position);
  if (index >= written_.size()) written_.resize(index + index / 2 + 1);
  if (!written_[index]) {
    written_[index] = interned(terms_, game_->game().term(position));
    by_term_.emplace(*written_[index], position);
  }
  return *written_[index];
}

std::vector<TermId> ModuleFile::all_positions(std::optional<Seconds> limit) {
  const TermId root = positions({}).front();
  return guarded([&] {
    Interrupt interrupt;
    if (limit)
      interrupt.limit(std::nullopt, time_after(Interrupt::Clock::now(),
                                               std::chrono::duration<double>(limit->number)));
    std::vector<TermId> found;
    for (const TermId position : reachable_positions(*game_, position_of(root).value(), interrupt))
      found.push_back(term_of(position));
    return found;
  });
}

CheckReport ModuleFile::check(const std::vector<std::string>&, const CheckLimits&) {
  throw UsageError(
      "check is for files of facts and programs: the compiler has checked a game in C++\n  "
      "`minimax perft` counts what its moves lead to.");
}

std::optional<std::string> ModuleFile::picture(TermId term) {
  return guarded([&] { return game_->game().picture(position_of(term).value()); });
}

std::optional<TermId> ModuleFile::move_name(TermId position, TermId successor) {
  return guarded([&]() -> std::optional<TermId> {
    const std::optional<PlainTerm> name =
        game_->game().move_name(position_of(position).value(), position_of(successor).value());
    return name ? std::optional(interned(terms_, *name)) : std::nullopt;
  });
}

Goal ModuleFile::goal(const std::string&) {
  throw UsageError("--quiescence names a goal of a program, and this game is in C++");
}

std::optional<std::string> ModuleFile::certified_interface() {
  throw UsageError(
      "--certificate is for games in Prolog: the checker asks moves/2 and static_eval/2");
}

void ModuleFile::forget() {
  guarded([&] {
    game_->begin_anew(module_->make());
    return true;
  });
  terms_ = TermTable();
  written_ = {};
  by_term_ = {};
}

std::unique_ptr<FileGame> ModuleFile::game(const Options& options) {
  return std::make_unique<ModuleFileGame>(*this, options);
}

}  // namespace minimax
