// The game of a file, for judging answers about it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "grade/judge/reference.hpp"

namespace minimax {

/// What is wrong with the game ends the command as when it is solved.
class GameReference final : public grade::Reference {
 public:
  /// The game begins at the position with this text; where there is none, where the file says. The
  /// file must outlive this.
  GameReference(GameFile& file, const std::optional<std::string>& root);

  TermTable& terms() override { return file_.terms(); }
  const OperatorTable& operators() const override { return file_.operators(); }
  bool is_position(TermId term) override { return file_.is_position(term); }
  TermId root() override;
  std::vector<TermId> successors(TermId position) override;
  Mover mover(TermId position) override;
  TermId value(TermId position) override;
  const grade::Pruning& pruning(CutOff rule) override;

 private:
  grade::Pruning search_by_hand(CutOff rule);

  GameFile& file_;
  std::vector<std::string> root_;  // one text or none
  FileQuestion question_;
  std::map<CutOff, grade::Pruning> prunings_;
};

}  // namespace minimax
