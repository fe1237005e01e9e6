// The game of a file, for judging answers about it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "grade/judge/reference.hpp"

namespace minimax::grade {

/// What is wrong with the game ends the command as when it is solved.
class GameReference : public Reference {
 public:
  /// The game begins at the position with this text; where there is none, where the file says.
  GameReference(std::unique_ptr<GameFile> file, const std::optional<std::string>& root);

  GameFile& file() { return *file_; }

  TermTable& terms() override { return file_->terms(); }
  const OperatorTable& operators() const override { return file_->operators(); }
  bool is_position(TermId term) override { return file_->is_position(term); }
  TermId root() override;
  std::vector<TermId> successors(TermId position) override;
  Mover mover(TermId position) override;
  TermId value(TermId position) override;
  const Pruning& pruning(TermId root, CutOff rule) override;

 private:
  Pruning search_by_hand(TermId root, CutOff rule);

  std::unique_ptr<GameFile> file_;
  std::vector<std::string> root_;  // one text or none
  FileQuestion question_;
  std::map<std::pair<TermId, CutOff>, Pruning> prunings_;
};

}  // namespace minimax::grade
