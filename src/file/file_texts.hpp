// The positions of a file as the texts that tables know them by.
#pragma once

#include <optional>
#include <string>

#include "endgame/tabled_game.hpp"
#include "file/file_game.hpp"
#include "file/game_file.hpp"
#include "syntax/read_term.hpp"
#include "term/operators.hpp"
#include "term/writer.hpp"

namespace minimax {

/// Written with Prolog's own operators, whatever those of the file are.
class FileTexts final : public PositionTexts {
 public:
  /// Both must outlive this.
  FileTexts(GameFile& file, FileGame& game) : file_(file), game_(game) {}

  std::string text(TermId position) override {
    return write_quoted(file_.terms(), game_.term(position), operators_);
  }
  std::optional<TermId> position(const std::string& text) override try {
    const TermId term = read_term(text, file_.terms(), operators_);
    return file_.is_position(term) ? std::optional(game_.position(term)) : std::nullopt;
  } catch (const NotATerm&) {
    return std::nullopt;
  }
  void forget() override { file_.forget(); }

 private:
  GameFile& file_;
  FileGame& game_;
  OperatorTable operators_;
};

}  // namespace minimax
