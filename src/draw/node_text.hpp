// What pictures of all formats show of a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "draw/drawing.hpp"

namespace minimax {

/// By which it is seen who moves, without any colour.
enum class Symbol : std::uint8_t {
  up,       ///< a triangle: MAX
  down,     ///< one on its point: MIN
  circle,   ///< chance
  hexagon,  ///< one of several players
  box,      ///< it is valued statically
};

Symbol symbol_of(const DrawingNode& node);

/// `4`, `≥ 4` or `≤ 4` where the search gave a value that is told, or what the mover has so far,
/// `4…`; that of a leaf always.
std::string value_text(const DrawingNode& node, DrawingKind kind);

/// `[-∞, 4]`; empty where there is none, it is not told, or nobody moves.
std::string window_text(const DrawingNode& node, DrawingKind kind);

/// Why it is cut off, where that is told.
std::string reason_text(const DrawingNode& node, DrawingKind kind);

/// What somebody has answered that it is worth, where that is told.
std::string answer_text(const DrawingNode& node, DrawingKind kind);

/// For what the symbols of a drawing have room, in columns: for what a search may find on the tree,
/// wherever it finds it. So the room tells nothing of what a position is worth or what is cut off.
struct Rooms {
  std::size_t value;        ///< of a position where somebody moves
  std::size_t window;       ///< where it is told, or why nobody has looked there
  std::size_t reason;       ///< why a leaf is cut off
  std::size_t late_reason;  ///< and a position that was looked at before
  bool has_windows;         ///< of positions where somebody moves
  bool has_cuts;            ///< a leaf may be cut off
  bool has_late_cuts;       ///< and such a position
};
Rooms rooms_of(const Drawing& drawing);

/// A line in a symbol, and the columns that it has room for.
struct SymbolLine {
  std::string text;
  std::size_t columns;
};

/// What stands in the symbol, from top to bottom. The narrow end of a triangle has the value. A
/// drawing of either kind has as many lines with as much room; in a blank one some of them are
/// empty.
std::vector<SymbolLine> lines_in(const DrawingNode& node, const Rooms& rooms, DrawingKind kind);

/// Whether its label is a drawing of several lines, which needs a font of one width.
inline bool has_picture(const DrawingNode& node) {
  return node.label.size() > 1;
}

/// What the edge to it and its symbol are drawn with: nothing of that in a blank drawing.
struct Strokes {
  bool is_bold;      ///< best play leads through it
  bool is_dashed;    ///< the search has not looked at it
  bool is_cut;       ///< the edge has a mark across it
  bool is_answered;  ///< the line is double
  bool is_filled;    ///< the last step was done there
};
Strokes strokes_of(const DrawingNode& node, DrawingKind kind);

}  // namespace minimax
