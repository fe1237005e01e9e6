#include "prolog/position_table.hpp"

#include <algorithm>

#include "base/hash.hpp"
#include "prolog/global_variable.hpp"
#include "prolog/row_word.hpp"

namespace minimax::prolog {

namespace {

using namespace row_word;

constexpr std::size_t deepest = 64;                    // of what is read by recursion
constexpr std::size_t deepest_with_variables = 4096;   // a table of terms knows no variables
constexpr std::size_t longest = std::size_t{1} << 20;  // row; a cyclic list has no end

struct TooLong {};

// A variable that was met is bound to variable(N) while the term is read.
functor_t marker() {
  static const functor_t functor = new_functor("$minimax_variable", 1);
  return functor;
}

functor_t list_functor() {
  static const functor_t functor = PL_new_functor(ATOM_dot, 2);
  return functor;
}

}  // namespace

TermId PositionTable::intern(term_t term, std::uint32_t tag, References& references) {
  read(term, references);
  return find_or_insert(tag);
}

TermId PositionTable::find_or_insert(std::uint32_t tag) {
  const std::size_t hash = hash_ ^ tag;
  return TermId{index_.find_or_insert(
      hash, [&](std::uint32_t row) { return holds(row, tag); },
      [&] {
        const std::size_t begin = words_.size();
        words_.insert(words_.end(), row_.begin(), row_.end());
        rows_.push_back({begin, static_cast<std::uint32_t>(row_.size()), tag});
        return static_cast<std::uint32_t>(rows_.size() - 1);
      })};
}

// What variables are bound to while they are read is undone with a frame.
void PositionTable::read(term_t term, References& references) {
  references_ = &references;
  has_variables_ = variables_ && !PL_is_variable(term) && !PL_is_ground(term);
  if (!has_variables_) return read_row(term);
  const Frame frame;
  References inside;
  references_ = &inside;
  read_row(term);
}

void PositionTable::start_row() {
  row_.clear();
  hash_ = 0;
  variable_count_ = 0;
}

void PositionTable::read_row(term_t term) {
  start_row();
  try {
    add(term, 0);
  } catch (const TooLong&) {
    start_row();
    if (!has_variables_) return add_part(term);
    throw TermError(PL_is_acyclic(term) ? TermError::Kind::opaque : TermError::Kind::cyclic);
  }
}

// To mix the hash while Prolog is asked for the next word costs no time.
[[gnu::always_inline]] inline void PositionTable::push(Word word) {
  row_.push_back(word);
  hash_ = mix(hash_, word);
}

inline void PositionTable::add_atom(term_t term, atom_t atom) {
  if (const Word* const known = atoms_.find(atom)) return push(*known);
  add_new_atom(term, atom);
}

void PositionTable::add(term_t term, std::size_t depth) {
  if (row_.size() > longest) throw TooLong();
  atom_t atom = 0;
  if (PL_get_atom(term, &atom)) return add_atom(term, atom);
  const bool is_deep = depth >= (has_variables_ ? deepest_with_variables : deepest);
  if (is_deep && has_variables_) throw TooLong();
  functor_t functor = 0;
  if (!PL_get_functor(term, &functor)) return add_atomic(term);
  if (is_deep) return add_part(term);
  if (functor == list_functor()) return add_list(term, depth);
  if (functor != last_functor_) {
    if (PL_term_type(term) != PL_TERM) return add_part(term);
    last_functor_ = functor;
    last_arity_ = PL_functor_arity(functor);
  }
  add_compound(term, functor, depth);
}

// What is no atom either; or a variable.
void PositionTable::add_atomic(term_t term) {
  switch (PL_term_type(term)) {
    case PL_INTEGER:
      return add_integer(term);
    case PL_VARIABLE:
      return add_variable(term);
    default:
      return add_part(term);
  }
}

// Not all that has the handle of an atom is one.
void PositionTable::add_new_atom(term_t term, atom_t atom) {
  const int type = PL_term_type(term);
  if (type != PL_ATOM && type != PL_NIL) return add_part(term);
  const Word known = word(Kind::atom, atom);
  atoms_.add(atom, known);
  push(known);
}

void PositionTable::add_integer(term_t term) {
  constexpr std::int64_t most = std::int64_t{1} << (62 - kind_bits);
  std::int64_t integer = 0;
  if (PL_get_int64(term, &integer) && -most <= integer && integer < most) {
    push(word(Kind::integer, static_cast<std::uint64_t>(integer)));
  } else {
    add_part(term);
  }
}

void PositionTable::add_list(term_t list, std::size_t depth) {
  const term_t rest = references_->at(2 * depth);
  const term_t element = references_->at(2 * depth + 1);
  const std::size_t begin = row_.size();
  row_.push_back(0);
  std::uint64_t length = 0;
  std::uint64_t hash = hash_;
  for (term_t at = list; PL_get_list(at, element, rest); at = rest, ++length) {
    atom_t atom = 0;
    const Word* const known = PL_get_atom(element, &atom) ? atoms_.find(atom) : nullptr;
    if (known && length <= longest) {
      row_.push_back(*known);
      hash = mix(hash, *known);
    } else {
      hash_ = hash;
      add(element, depth + 1);
      hash = hash_;
    }
  }
  hash_ = hash;
  row_[begin] = word(Kind::list, length);
  hash_ = mix(hash_, row_[begin]);
  add(rest, depth + 1);
}

void PositionTable::add_compound(term_t compound, functor_t functor, std::size_t depth) {
  const term_t argument = references_->at(2 * depth);
  const std::size_t arity = last_arity_;
  if (arity == 0) return add_part(compound);  // PL_cons_functor_v() would make it an atom
  if (has_variables_ && functor == marker()) return add_marked(compound, argument);
  push(word(Kind::functor, functor));
  for (std::size_t i = 1; i <= arity; ++i) {
    check(PL_get_arg(i, compound, argument));
    add(argument, depth + 1);
  }
}

// The bindings are undone with the frame.
void PositionTable::add_variable(term_t variable) {
  if (!has_variables_ || PL_is_attvar(variable)) throw TermError(TermError::Kind::unbound);
  push(word(Kind::variable, variable_count_));
  const term_t number = new_term();
  check(PL_put_int64(number, static_cast<std::int64_t>(variable_count_++)));
  check(PL_cons_functor(number, marker(), number) && PL_unify(variable, number));
}

// A variable that was met before.
void PositionTable::add_marked(term_t marked, term_t argument) {
  std::int64_t number = 0;
  check(PL_get_arg(1, marked, argument) && PL_get_int64(argument, &number));
  push(word(Kind::variable, static_cast<Word>(number)));
}

void PositionTable::add_part(term_t term) {
  push(word(Kind::part, index_of(reader_.intern(parts_, term))));
}

std::span<const PositionTable::Word> PositionTable::row(TermId number) const {
  const Row& row = rows_[index_of(number)];
  return std::span(words_).subspan(row.begin, row.length);
}

void PositionTable::put(term_t to, TermId number) {
  Frame frame;
  put_for_call(to, number);
  frame.keep();
}

// From the end of the row, so that the arguments of a compound are there before it; the one that
// was made last stands in front, as the first argument. No more terms wait for their whole than
// there are words.
void PositionTable::put_for_call(term_t to, TermId number) {
  const std::span<const Word> row = this->row(number);
  if (row.size() == 1) return put_atomic(to, row.front());
  made_.clear();
  term_t front = new_terms(static_cast<int>(row.size())) + static_cast<term_t>(row.size());
  for (auto word = row.rbegin(); word != row.rend(); ++word) {
    switch (kind_of(*word)) {
      case Kind::functor: {
        const term_t arguments = front;
        front += static_cast<term_t>(arity(*word)) - 1;
        check(PL_cons_functor_v(front, static_cast<functor_t>(content(*word)), arguments));
        break;
      }
      case Kind::list:
        front = put_list(front, static_cast<term_t>(content(*word)));
        break;
      case Kind::atom:
        check(PL_put_atom(--front, static_cast<atom_t>(content(*word))));
        break;
      case Kind::variable:
        put_variable(--front, *word);
        break;
      default:
        put_atomic(--front, *word);
    }
  }
  check(PL_put_term(to, front));
}

// From so many elements and, behind them, what the list ends with; gives where the list is, which
// is there.
term_t PositionTable::put_list(term_t elements, term_t length) {
  const term_t list = elements + length;
  for (term_t element = list; element-- > elements;) check(PL_cons_list(list, element, list));
  return list;
}

void PositionTable::put_atomic(term_t to, Word word) {
  switch (kind_of(word)) {
    case Kind::atom:
      return check(PL_put_atom(to, static_cast<atom_t>(content(word))));
    case Kind::integer:
      return check(PL_put_int64(to, integer(word)));
    default:
      return writer_.put(to, parts_, TermId{static_cast<std::uint32_t>(content(word))});
  }
}

void PositionTable::put_variable(term_t to, Word word) {
  const auto number = static_cast<std::size_t>(content(word));
  if (number >= made_.size()) made_.resize(number + 1, 0);
  if (made_[number] == 0) {
    made_[number] = new_term();
    put_global_variable(made_[number]);
  }
  check(PL_put_term(to, made_[number]));
}

bool PositionTable::holds(std::uint32_t number, std::uint32_t tag) const {
  const Row& row = rows_[number];
  return row.tag == tag && row.length == row_.size() &&
         std::equal(row_.begin(), row_.end(),
                    words_.begin() + static_cast<std::ptrdiff_t>(row.begin));
}

}  // namespace minimax::prolog
