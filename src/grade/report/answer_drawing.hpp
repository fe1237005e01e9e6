// The picture of a tree on which a program is wrong.
#pragma once

#include <optional>
#include <string>

#include "draw/drawing.hpp"
#include "draw/picture.hpp"
#include "grade/judge/examination.hpp"

namespace minimax::grade {

/// What is right about the tree, and what the program has answered; nothing where that is not
/// drawn, or the tree is larger than anybody wants to see beside a text, or no more than a leaf.
std::optional<Drawing> drawing_of(const Counterexample& example);

/// Pictures in a document of HTML.
class InlinePictures {
 public:
  InlinePictures();

  /// An element of SVG, or where that cannot be made the tree as text.
  std::string html(const Drawing& drawing);

 private:
  std::string svg(const Drawing& drawing);

  Graphviz graphviz_;
  bool is_missing_ = false;  // it is not looked for again
};

}  // namespace minimax::grade
