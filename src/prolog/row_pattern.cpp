#include "prolog/row_pattern.hpp"

#include <algorithm>

#include "prolog/row_word.hpp"

namespace minimax::prolog {

namespace {

using namespace row_word;
using Words = std::span<const std::uint64_t>;

bool is_part(std::uint64_t word) {
  return kind_of(word) == Kind::part;
}

// A list may have other words and match.
bool stands_for_itself(std::uint64_t word) {
  const Kind kind = kind_of(word);
  return kind == Kind::atom || kind == Kind::integer || kind == Kind::functor;
}

// The words of so many terms are taken away from the front.
Words take_terms(Words& row, std::size_t count) {
  std::size_t length = 0;
  for (; count > 0; --count) count += arity(row[length++]);
  const Words taken = row.first(length);
  row = row.subspan(length);
  return taken;
}

}  // namespace

RowPattern::RowPattern(std::span<const Word> row) : row_(row.begin(), row.end()) {
  for (const Word word : row_) {
    if (kind_of(word) != Kind::variable) continue;
    const auto number = static_cast<std::size_t>(content(word));
    uses_.resize(std::max(uses_.size(), number + 1));
    ++uses_[number];
  }
  bindings_.resize(uses_.size());
  while (begin_ < row_.size() && stands_for_itself(row_[begin_])) ++begin_;
  is_free_behind_ = begin_ == row_.size() || (begin_ + 1 == row_.size() && uses_.size() == 1);
}

std::optional<bool> RowPattern::matches(std::span<const Word> row) {
  Result result = match_begin(row);
  if (result == Result::yes && !is_free_behind_) {
    std::ranges::fill(bindings_, Words());
    Words pattern = row_;
    result = match(pattern, row);
  }
  if (result == Result::unknown) return std::nullopt;
  return result == Result::yes;
}

// Many patterns need no more than this. Where these words are the same, the row goes on behind them
// as the pattern does.
auto RowPattern::match_begin(Words row) const -> Result {
  for (std::size_t i = 0; i < begin_; ++i) {
    if (row_[i] != row[i])
      return is_part(row[i]) && arity(row_[i]) > 0 ? Result::unknown : Result::no;
  }
  return Result::yes;
}

// One term of each, which is taken away from the front. Rows are not deep.
auto RowPattern::match(Words& pattern, Words& row) -> Result {
  const Word wanted = pattern.front();
  if (kind_of(wanted) == Kind::variable) {
    pattern = pattern.subspan(1);
    return match_variable(static_cast<std::size_t>(content(wanted)), row);
  }
  const Word found = row.front();
  // A part is neither an atom nor a small integer.
  if (is_part(wanted) || (is_part(found) && arity(wanted) > 0)) return Result::unknown;
  if (kind_of(wanted) == Kind::list && kind_of(found) == Kind::list)
    return match_list(pattern, row);
  if (wanted != found) return Result::no;
  pattern = pattern.subspan(1);
  row = row.subspan(1);
  for (std::size_t parts = arity(wanted); parts > 0; --parts) {
    if (const Result result = match(pattern, row); result != Result::yes) return result;
  }
  return Result::yes;
}

// A variable at the end of the pattern's list stands for all that is left of the other, be it a
// list or not; such a list has no word of its own.
auto RowPattern::match_list(Words& pattern, Words& row) -> Result {
  const auto wanted = static_cast<std::size_t>(content(pattern.front()));
  const auto found = static_cast<std::size_t>(content(row.front()));
  if (found < wanted) return Result::no;
  pattern = pattern.subspan(1);
  row = row.subspan(1);
  for (std::size_t i = 0; i < wanted; ++i) {
    if (const Result result = match(pattern, row); result != Result::yes) return result;
  }
  if (found == wanted) return match(pattern, row);
  const Word rest = pattern.front();
  if (is_part(rest)) return Result::unknown;
  if (kind_of(rest) != Kind::variable) return Result::no;
  if (uses_[static_cast<std::size_t>(content(rest))] > 1) return Result::unknown;
  pattern = pattern.subspan(1);
  take_terms(row, found - wanted + 1);
  return Result::yes;
}

auto RowPattern::match_variable(std::size_t number, Words& row) -> Result {
  const Words term = take_terms(row, 1);
  if (uses_[number] == 1) return Result::yes;
  Words& binding = bindings_[number];
  if (binding.empty()) {
    binding = term;
    return Result::yes;
  }
  if (std::ranges::any_of(term, is_part) || std::ranges::any_of(binding, is_part))
    return Result::unknown;
  return std::ranges::equal(binding, term) ? Result::yes : Result::no;
}

}  // namespace minimax::prolog
