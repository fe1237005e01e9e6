// The picture and the film of a search over the game of a file.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ask/options.hpp"
#include "draw/drawing.hpp"
#include "file/game_file.hpp"
#include "term/term.hpp"

namespace minimax {

/// What a search from a position finds, on the tree of the whole game. Positions are called what
/// the file shows of them, or by their terms. Where a position is given, it is drawn around that
/// alone: see DrawingBuilder::draw_around(). Throws TooManyDrawn, NoSuchStep, and what FileQuestion
/// throws; UsageError where the position is not in the tree.
Drawing drawn_search(GameFile& file, TermId root, const Options& options,
                     std::optional<TermId> around);
/// The film of it: see FilmBuilder::json().
std::string filmed_search(GameFile& file, TermId root, const Options& options,
                          std::optional<TermId> around);

/// What somebody has answered about the root: see mark_answer().
struct Answered {
  std::string value;
  std::vector<std::string> line;  ///< positions
};

/// A search over these facts, from the position with this text, and the answer beside it, where
/// there is one. Throws UsageError where they are no game or lack a position, and BadInput.
Drawing drawn_facts(std::string_view facts, const std::string& root, const Options& options,
                    const std::optional<Answered>& answered = std::nullopt);

}  // namespace minimax
