#include "prolog/move_key.hpp"

#include <algorithm>
#include <cstddef>

#include "base/hash.hpp"
#include "prolog/row_word.hpp"

namespace minimax::prolog {

namespace {

using Words = std::span<const std::uint64_t>;

// A coordinate or a count is what it becomes. A number that is none of these is no set of so few
// members that it would matter.
bool is_set(std::uint64_t word) {
  constexpr std::int64_t greatest_count = 100;
  return row_word::kind_of(word) == row_word::Kind::integer &&
         row_word::integer(word) > greatest_count;
}

std::uint64_t change(std::uint64_t before, std::uint64_t after) {
  return is_set(before) || is_set(after) ? before ^ after : after;
}

std::uint64_t changes(Words before, Words after) {
  std::uint64_t key = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] != after[i]) key = mix64(mix64(key, i), change(before[i], after[i]));
  }
  return key;
}

// Where something came in or went out: what stands between the parts that stay.
std::uint64_t insertion(Words before, Words after) {
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t head = 0;
  while (head < shorter && before[head] == after[head]) ++head;
  std::size_t tail = 0;
  while (tail < shorter - head &&
         before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
    ++tail;
  std::uint64_t key = mix64(head, before.size() - head - tail);
  for (const std::uint64_t word : after.subspan(head, after.size() - head - tail))
    key = mix64(key, word);
  return key;
}

}  // namespace

std::uint64_t move_key(Words before, Words after) {
  return before.size() == after.size() ? changes(before, after) : insertion(before, after);
}

}  // namespace minimax::prolog
