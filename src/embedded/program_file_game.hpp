// The game of a program while a question is asked about it.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "ask/options.hpp"
#include "embedded/program_file.hpp"
#include "embedded/program_game.hpp"
#include "file/file_game.hpp"
#include "prolog/program_question.hpp"

namespace minimax::embedded {

/// What surrounds a search of the command.
class CommandSurroundings final : public prolog::ProgramSurroundings {
 public:
  /// Both must outlive this; `interface` is what the command line says of it.
  CommandSurroundings(ProgramFile& file, ProgramGame& game, std::optional<term_t> interface)
      : ProgramSurroundings(game, interface), file_(file) {}

  Interrupt interrupt() override { return file_.interrupt(); }

 protected:
  void tell_of_state(term_t state) override { file_.tell_of_state(state); }

 private:
  ProgramFile& file_;
};

class ProgramFileGame final : public FileGame {
 public:
  /// The file must outlive this.
  ProgramFileGame(ProgramFile& file, const Options& options)
      : file_(file),
        options_(options),
        game_(file.question_game()),
        surroundings_(file, game_, file.entries_),
        question_(prolog::program_question(game_, file.kind(), options, surroundings_)) {}

  Question& question() override { return *question_; }
  TermId term(TermId position) override { return game_.term(position); }
  TermId position(TermId term) override { return game_.position(term); }
  std::vector<TermId> successors(TermId position) override {
    const auto limit = surroundings_.limit_calls(options_);
    const auto successors = game_.successors(position);
    return {successors.begin(), successors.end()};
  }
  TermId written_value(TermId position) override { return *game_.written_value(position); }
  TermId player_name(std::size_t index) override { return game_.player_name(index); }
  void after(std::size_t plies) override { game_.after(plies); }
  void guarded(const std::function<void()>& ask) override {
    file_.guarded(game_, [&] {
      const auto watched = file_.watched(game_, options_);
      ask();
    });
  }

 private:
  ProgramFile& file_;
  Options options_;
  ProgramGame game_;
  CommandSurroundings surroundings_;
  std::unique_ptr<Question> question_;
};

}  // namespace minimax::embedded
