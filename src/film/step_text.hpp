// Why a step of a search is taken, in a sentence that can be translated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "draw/drawing_builder.hpp"
#include "game/game_kind.hpp"
#include "term/term.hpp"

namespace minimax {

/// Tells the steps of one search as JSON: a Message of src/page/film/film.ts.
class StepText {
 public:
  /// The text of a position.
  using PositionText = std::function<std::string(TermId)>;
  StepText(GameKind kind, PositionText text) : kind_(kind), text_(std::move(text)) {}

  /// The sentence of a step.
  std::string message(const DrawnEvent& event);
  /// So many steps are not told.
  std::string left_out(std::uint64_t steps) const;
  /// What a player is called in sentences.
  static std::string player(const DrawnMover& mover);

 private:
  struct Part;

  std::string position(TermId position);
  std::variant<std::string, Message> positions(const std::vector<TermId>& positions);

  GameKind kind_;
  PositionText text_;
  std::unordered_map<std::uint32_t, std::string> known_;  // by the position
};

}  // namespace minimax
