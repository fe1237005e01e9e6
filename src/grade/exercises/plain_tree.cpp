#include "grade/exercises/plain_tree.hpp"

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

#include "grade/exercises/generator.hpp"
#include "grade/exercises/leaf_values.hpp"
#include "trees/parts.hpp"
#include "trees/tree_facts.hpp"

namespace minimax::grade {

namespace {

/// As letter_name() has it.
struct PlainName {
  TreeShape::Position position;
};

/// Hands on text in large parts.
class PlainFacts {
 public:
  explicit PlainFacts(const WritePart& write) : write_(write) {}

  PlainFacts& operator<<(std::string_view text) {
    if (size_ + text.size() > text_.size()) flush();
    std::memcpy(text_.data() + size_, text.data(), text.size());
    size_ += text.size();
    return *this;
  }
  template <std::integral Number>
  PlainFacts& operator<<(Number number) {
    if (size_ + most_digits > text_.size()) flush();
    char* const begin = text_.data() + size_;
    size_ +=
        static_cast<std::size_t>(std::to_chars(begin, begin + most_digits, number).ptr - begin);
    return *this;
  }
  PlainFacts& operator<<(PlainName name) {
    const LetterName parts = letter_name_parts(name.position);
    *this << std::string_view(&parts.letter, 1);
    return parts.number == 0 ? *this : *this << parts.number;
  }
  void end() { *this << ".\n"; }
  void flush() { write_({text_.data(), std::exchange(size_, 0)}); }

 private:
  static constexpr std::size_t most_digits = 20;  // of 64 bits, with a sign

  const WritePart& write_;
  std::array<char, 1U << 17U> text_;
  std::size_t size_ = 0;
};

/// What tell_facts() asks of a tree. Values are drawn when they are asked for, once.
class PlainTree {
 public:
  PlainTree(const Wishes& wishes, DrawnShape& drawn)
      : wishes_(wishes), shape_(drawn.shape), random_(drawn.random) {}

  template <class Take>
  void with_mover(Mover mover, Take take) const {
    each([&](std::size_t ply, TreeShape::Position position) {
      if (shape_.mover(ply, position) == mover) take(PlainName{position});
    });
  }
  template <class Take>
  void with_successors(Take take) const {
    TreeShape::Position next = 1;
    each([&](std::size_t ply, TreeShape::Position position) {
      const TreeShape::Position end = next + shape_.successors(ply, position);
      if (next == end) return;
      take(PlainName{position}, [&](auto take_successor) {
        for (; next < end; ++next) take_successor(PlainName{next});
      });
    });
  }
  template <class Take>
  void with_value(Take take) const {
    if (wishes_.depth.is_one()) return draw_in_order(take);
    const std::vector<std::vector<std::int64_t>> values = drawn_values();
    std::size_t leaf = 0;
    each([&](std::size_t ply, TreeShape::Position position) {
      if (position == shape_.begin(ply)) leaf = 0;
      if (shape_.successors(ply, position) == 0) take(PlainName{position}, values[ply][leaf++]);
    });
  }

 private:
  template <class Take>
  void each(Take take) const {
    for (std::size_t ply = 0; ply < shape_.plies(); ++ply) {
      const TreeShape::Position end = shape_.end(ply);
      for (TreeShape::Position i = shape_.begin(ply); i < end; ++i) take(ply, i);
    }
  }

  // All leaves are in the lowest ply.
  template <class Take>
  void draw_in_order(Take take) const {
    TreeShape::Position next = shape_.begin(shape_.plies() - 1);
    draw_values(shape_, wishes_, random_,
                [&](std::size_t, std::int64_t value) { take(PlainName{next++}, value); });
  }

  // Of each ply, from left to right.
  std::vector<std::vector<std::int64_t>> drawn_values() const {
    std::vector<std::vector<std::int64_t>> values(shape_.plies());
    for (std::size_t ply = 0; ply < values.size(); ++ply)
      values[ply].reserve(static_cast<std::size_t>(shape_.leaves(ply)));
    draw_values(shape_, wishes_, random_,
                [&](std::size_t ply, std::int64_t value) { values[ply].push_back(value); });
    return values;
  }

  const Wishes& wishes_;
  const TreeShape& shape_;
  RandomNumbers& random_;
};

}  // namespace

void write_plain_tree(const Wishes& wishes, std::uint64_t seed, std::uint64_t number,
                      const WritePart& write) {
  DrawnShape drawn = draw_shape(wishes, seed, number);
  PlainFacts facts(write);
  tell_facts(PlainTree(wishes, drawn), facts);
  facts.flush();
}

}  // namespace minimax::grade
