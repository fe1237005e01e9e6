#include "swipl/position_table.hpp"

#include <algorithm>
#include <limits>

namespace minimax::swipl {

namespace {

constexpr std::size_t deepest = 64;                          // of what is read by recursion
constexpr std::size_t longest = std::size_t{1} << 20;        // row; a cyclic list has no end
constexpr std::uint32_t empty = std::numeric_limits<std::uint32_t>::max();

// The kind of a word stands in its lowest bits.
enum class Kind : std::uint64_t { atom, integer, functor, cell, part };
constexpr int kind_bits = 3;

constexpr std::uint64_t word(Kind kind, std::uint64_t content) noexcept {
  return content << kind_bits | static_cast<std::uint64_t>(kind);
}

struct TooLong {};

std::size_t hash_of(std::span<const std::uint64_t> row) noexcept {
  std::uint64_t hash = row.size();
  for (const std::uint64_t word : row) {
    hash = (hash ^ word) * 0x9e37'79b9'7f4a'7c15;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace

PositionTable::Found PositionTable::intern(TermReader& reader, TermTable& parts, term_t term) {
  const Frame frame;
  references_.clear();
  row_.clear();
  try {
    add({reader, parts}, term, 0);
  } catch (const TooLong&) {
    row_.clear();
    add_part({reader, parts}, term);
  }
  if (rows_.size() * 2 >= slots_.size()) grow();
  const std::size_t hash = hash_of(row_);
  const std::size_t mask = slots_.size() - 1;
  std::size_t place = hash & mask;
  for (; slots_[place] != empty; place = (place + 1) & mask) {
    if (holds(slots_[place], hash)) return {TermId{slots_[place]}, false};
  }
  const auto number = static_cast<std::uint32_t>(rows_.size());
  rows_.push_back({words_.size(), row_.size(), hash});
  words_.insert(words_.end(), row_.begin(), row_.end());
  slots_[place] = number;
  return {TermId{number}, true};
}

void PositionTable::add(Parts parts, term_t term, std::size_t depth) {
  if (row_.size() > longest) throw TooLong();
  switch (PL_term_type(term)) {
    case PL_ATOM:
    case PL_NIL: {
      atom_t atom = 0;
      check(PL_get_atom(term, &atom));
      row_.push_back(word(Kind::atom, atom));
      break;
    }
    case PL_INTEGER:
      add_integer(parts, term);
      break;
    case PL_LIST_PAIR:
      depth < deepest ? add_list(parts, term, depth) : add_part(parts, term);
      break;
    case PL_TERM:
      depth < deepest ? add_compound(parts, term, depth) : add_part(parts, term);
      break;
    default:
      add_part(parts, term);
  }
}

void PositionTable::add_integer(Parts parts, term_t term) {
  constexpr std::int64_t most = std::int64_t{1} << (62 - kind_bits);
  std::int64_t integer = 0;
  if (PL_get_int64(term, &integer) && -most <= integer && integer < most) {
    row_.push_back(word(Kind::integer, static_cast<std::uint64_t>(integer)));
  } else {
    add_part(parts, term);
  }
}

void PositionTable::add_list(Parts parts, term_t list, std::size_t depth) {
  const term_t rest = reference(2 * depth);
  const term_t element = reference(2 * depth + 1);
  check(PL_put_term(rest, list));
  while (PL_get_list(rest, element, rest)) {
    row_.push_back(word(Kind::cell, 0));
    add(parts, element, depth + 1);
  }
  add(parts, rest, depth + 1);
}

void PositionTable::add_compound(Parts parts, term_t compound, std::size_t depth) {
  const term_t argument = reference(2 * depth);
  functor_t functor = 0;
  check(PL_get_functor(compound, &functor));
  row_.push_back(word(Kind::functor, functor));
  const std::size_t arity = PL_functor_arity(functor);
  for (std::size_t i = 1; i <= arity; ++i) {
    check(PL_get_arg(i, compound, argument));
    add(parts, argument, depth + 1);
  }
}

void PositionTable::add_part(Parts parts, term_t term) {
  row_.push_back(word(Kind::part, index_of(parts.reader.intern(parts.table, term))));
}

// Two for each level: what is being read there.
term_t PositionTable::reference(std::size_t index) {
  while (index >= references_.size()) references_.push_back(new_term());
  return references_[index];
}

bool PositionTable::holds(std::uint32_t number, std::size_t hash) const {
  const Row& row = rows_[number];
  return row.hash == hash && row.length == row_.size() &&
         std::equal(row_.begin(), row_.end(),
                    words_.begin() + static_cast<std::ptrdiff_t>(row.begin));
}

void PositionTable::grow() {
  slots_.assign(std::max<std::size_t>(slots_.size() * 2, 256), empty);
  const std::size_t mask = slots_.size() - 1;
  for (std::uint32_t number = 0; number < rows_.size(); ++number) {
    std::size_t place = rows_[number].hash & mask;
    while (slots_[place] != empty) place = (place + 1) & mask;
    slots_[place] = number;
  }
}

}  // namespace minimax::swipl
