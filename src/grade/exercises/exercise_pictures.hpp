// Exercises as pictures.
#pragma once

#include <string>
#include <vector>

#include "draw/drawing.hpp"
#include "draw/picture.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Draws exercises and their solutions in some formats.
class ExercisePictures {
 public:
  /// Throws UsageError where what a format needs is missing.
  explicit ExercisePictures(const std::vector<PictureFormat>& formats);

  const std::vector<PictureFormat>& formats() const noexcept { return formats_; }
  bool are_wanted() const noexcept { return !formats_.empty(); }

  /// What the search of an answer key finds: alpha-beta from left to right, which cuts off where
  /// alpha >= beta, and of equally good successors the last. Throws UsageError where the tree is
  /// too large for a picture.
  static Drawing drawing(const Tree& tree);
  /// The bytes of a file. Throws UsageError.
  std::string picture(const Drawing& drawing, DrawingKind kind, PictureFormat format);

 private:
  std::vector<PictureFormat> formats_;
  Graphviz graphviz_;
};

}  // namespace minimax::grade
