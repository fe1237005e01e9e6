// Facts of a game as they were parsed, before any term is made.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "term/hashed_name.hpp"

namespace minimax {

/// A fact of the form that files are full of: its positions are atoms without quotes, or compounds
/// that are spelled and so are named by their texts; its value is an integer in digits.
struct alignas(64) WrittenFact {
  enum class Kind : std::uint8_t { max_to_move, min_to_move, static_eval, moves };

  /// A list may have millions of successors, whose texts and hashes take many times its own length.
  static constexpr std::size_t most_at_once = 256;
  /// The most that a value is told of as a number.
  static constexpr std::uint32_t most_digits = 18;

  HashedName position;        ///< lies in the source, as the whole fact does
  std::uint32_t length;       ///< of the fact with its full stop
  std::uint16_t name_length;  ///< of its predicate, with the bracket behind it
  Kind kind;
  std::uint32_t first;            ///< of moves: of its successors among all that were parsed
  std::uint32_t successor_count;  ///< of moves: of all successors
  std::uint32_t value_begin;      ///< of static_eval: bytes behind the begin
  std::uint32_t value_length;     ///< likewise, with the sign
  std::int64_t value;             ///< where the value has no more than most_digits digits

  const char* begin() const noexcept { return position.begin - name_length; }
  const char* end() const noexcept { return begin() + length; }
  std::string_view value_text() const noexcept { return {begin() + value_begin, value_length}; }
  bool has_number() const noexcept { return value_length <= most_digits; }
};

static_assert(sizeof(WrittenFact) == 64, "a fact is a line of the cache");

/// Facts and their successors, in memory that is used again.
class WrittenFacts {
 public:
  /// Adds the fact at the begin of [begin, end), and gives the byte behind its full stop. Nullptr
  /// where the clause is not of that form, or not one that SWI-Prolog reads: Parser reads them all.
  /// The clause is told by its text up to the byte behind its end, so that a longer text that
  /// begins with this one has the same fact there unless its end is the end of the text.
  const char* parse(const char* begin, const char* end);

  void clear() noexcept;
  std::size_t size() const noexcept { return size_; }
  const WrittenFact& operator[](std::size_t index) const noexcept { return facts_[index]; }
  /// Those of the fact that were parsed with it: the first ones.
  std::span<const HashedName> successors(const WrittenFact& fact) const noexcept {
    if (fact.kind != WrittenFact::Kind::moves) return {};
    const std::size_t count = std::min<std::size_t>(fact.successor_count, fact.most_at_once);
    return {successors_.data() + fact.first, count};
  }

 private:
  std::vector<WrittenFact> facts_;  // more than there are, so that each is parsed where it stays
  std::size_t size_ = 0;
  std::vector<HashedName> successors_;
};

/// The successors of one fact piece by piece, from the first one on.
class SuccessorPieces {
 public:
  /// Both must stay as they are.
  SuccessorPieces(const WrittenFacts& facts, const WrittenFact& fact)
      : piece_(facts.successors(fact)), left_(fact.successor_count), end_(fact.end()) {}

  /// Never empty.
  std::span<const HashedName> piece() const noexcept { return piece_; }
  /// Whether the list has more successors; then these are the next ones.
  bool read_next();

 private:
  std::span<const HashedName> piece_;
  std::size_t left_;  // from the begin of the piece on
  const char* end_;
  std::vector<HashedName> further_;
};

}  // namespace minimax
