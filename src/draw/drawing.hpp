// What a picture of a search shows, before it is a picture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "search/common/trace_step.hpp"
#include "term/term.hpp"

namespace minimax {

/// What a picture shows of a window, as text; an end that is open is an infinity.
struct DrawnWindow {
  std::string alpha;
  std::string beta;

  bool operator==(const DrawnWindow&) const = default;
};

/// A position as the search came to it, and the edge that leads to it. All text is printable UTF-8,
/// without line feeds.
struct DrawingNode {
  TermId position = {};            ///< of the game
  std::vector<std::string> label;  ///< a line or more
  /// Who moves there; nobody where it is valued statically or repeats.
  std::optional<Mover> mover;
  std::string player;  ///< the name of the player, where one moves
  std::vector<std::size_t> successors;
  bool is_collapsed = false;  ///< it has some that are not drawn

  /// The static value, or that of a repetition.
  std::string static_value;
  bool is_repetition = false;
  bool is_at_limit = false;  ///< of the depth
  /// The value that the search gave, where it did.
  std::optional<std::string> value;
  Certainty certainty = Certainty::exact;
  /// With which it was looked at last.
  std::optional<DrawnWindow> window;
  /// What its mover has made of that, while the search goes on below it.
  std::optional<DrawnWindow> narrowed;
  /// What the search has told of it there: what its mover has, and the successor that gave it; of
  /// chance, between which bounds its value lies.
  std::optional<std::string> has;
  std::optional<std::size_t> given_by;
  bool is_seen = false;  ///< the search has looked at it
  bool on_line = false;  ///< best play leads through it
  /// The last step was done here: in a drawing of a search that goes on.
  bool is_focus = false;
  /// What somebody has answered that it is worth, where that is something else; see answer.hpp.
  std::string answer;
  bool is_answered = false;  ///< and that play leads through it

  // Of the edge.
  std::optional<std::size_t> parent;
  std::string probability;  ///< empty but where chance moves
  /// It is among what was cut off, and nothing came back to it.
  bool is_cut = false;
  /// With the first that is cut off at once: the bounds that cut it off.
  std::string cut_reason;

  /// The one that its mover looks further with.
  const std::optional<DrawnWindow>& current_window() const { return narrowed ? narrowed : window; }
};

/// A tree: a position that several ways lead to stands there once for each.
struct Drawing {
  std::vector<DrawingNode> nodes;  ///< each before its successors; the root is the first
  /// Of a search that goes on: the same nodes in its end. Symbols have room for what these show, so
  /// that the pictures of all steps lie on each other.
  std::vector<DrawingNode> finished = {};

  const std::vector<DrawingNode>& laid_out() const { return finished.empty() ? nodes : finished; }
};

/// What of a drawing is shown.
enum class DrawingKind : std::uint8_t {
  solution,
  blank,  ///< the exercise: what the search found is left to who works it by hand
};

}  // namespace minimax
