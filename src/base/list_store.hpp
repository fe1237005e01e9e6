// Lists that stay where they are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace minimax {

/// Keeps many short lists without asking for memory for each.
template <class Element>
class ListStore {
 public:
  /// A copy that is there as long as the store.
  std::span<const Element> keep(std::span<const Element> list) {
    if (list.size() > left_) add_block(list.size());
    const std::span<Element> kept(next_, list.size());
    std::ranges::copy(list, kept.begin());
    next_ += list.size();
    left_ -= list.size();
    return kept;
  }

 private:
  static constexpr std::size_t block = 4096;  // elements

  void add_block(std::size_t least) {
    left_ = std::max(block, least);
    next_ = blocks_.emplace_back(std::make_unique_for_overwrite<Element[]>(left_)).get();
  }

  std::vector<std::unique_ptr<Element[]>> blocks_;
  Element* next_ = nullptr;
  std::size_t left_ = 0;
};

}  // namespace minimax
