#include "trees/shape.hpp"

namespace minimax {

TreeShape TreeShape::even(std::size_t depth, std::uint64_t branching, Mover root) {
  TreeShape shape;
  shape.is_even_ = true;
  shape.branching_ = branching;
  shape.root_ = root;
  std::uint64_t width = 1;
  for (std::size_t ply = 0; ply <= depth; ++ply, width *= branching)
    shape.begins_.push_back(shape.begins_.back() + width);
  return shape;
}

std::uint64_t TreeShape::leaves(std::size_t ply) const {
  if (is_even_) return ply + 1 < plies() ? 0 : end(ply) - begin(ply);
  std::uint64_t leaves = 0;
  for (Position each = begin(ply); each < end(ply); ++each)
    leaves += successors(ply, each) == 0 ? 1 : 0;
  return leaves;
}

}  // namespace minimax
