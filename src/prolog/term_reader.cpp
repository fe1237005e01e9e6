#include "prolog/term_reader.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "term/spelling.hpp"

namespace minimax::prolog {

namespace {

// The two ways of reading: `Adding` and `Finding` offer the same.
struct Adding {
  TermTable& table;

  TermId nil() const { return table.nil(); }
  std::optional<TermId> atom(std::string_view text) const { return table.atom(text); }
  std::optional<TermId> string(std::string_view text) const { return table.string(text); }
  std::optional<TermId> number(const Number& value) const { return table.number(value); }
  std::optional<TermId> compound(TermId name, std::span<const TermId> arguments) const {
    return table.compound(name, arguments);
  }
  std::optional<TermId> spelled(std::string_view spelling) const {
    return table.spelled(hashed_name(spelling));
  }
  /// Of the elements and what follows the last cell.
  std::optional<TermId> list(std::span<const TermId> parts) const {
    return table.list(parts.first(parts.size() - 1), parts.back());
  }
};

struct Finding {
  const TermTable& table;

  TermId nil() const { return table.nil(); }
  std::optional<TermId> atom(std::string_view text) const { return table.find_atom(text); }
  std::optional<TermId> string(std::string_view text) const { return table.find_string(text); }
  std::optional<TermId> number(const Number& value) const { return table.find_number(value); }
  std::optional<TermId> compound(TermId name, std::span<const TermId> arguments) const {
    return table.find_compound(name, arguments);
  }
  std::optional<TermId> spelled(std::string_view spelling) const {
    return table.find_spelled(spelling);
  }
  std::optional<TermId> list(std::span<const TermId> parts) const {
    return table.find_list(parts.first(parts.size() - 1), parts.back());
  }
};

// How many nodes there are between two looks around.
constexpr std::uint64_t nodes_per_look = 1 << 16;

// A cyclic term has no end: only a long walk needs to ask for it.
void look_around(term_t term, std::uint64_t nodes) {
  if (nodes == nodes_per_look && !PL_is_acyclic(term)) throw TermError(TermError::Kind::cyclic);
  if (PL_handle_signals() < 0) throw PendingException();
}

template <class Table>
std::optional<TermId> read_string(Table table, term_t term) {
  const TextBuffers buffers;
  std::size_t length = 0;
  char* text = nullptr;
  check(PL_get_nchars(term, &length, &text, CVT_STRING | REP_UTF8 | CVT_EXCEPTION));
  return table.string({text, length});
}

mpz_class read_integer(term_t term) {
  mpz_class integer;
  check(PL_get_mpz(term, integer.get_mpz_t()));
  return integer;
}

// PL_get_mpq crashes in SWI-Prolog 9.0.4: it takes the reference for the number itself.
Number read_rational(term_t term) {
  static const predicate_t rational = PL_predicate("rational", 3, "system");
  const Frame frame;
  const term_t arguments = new_terms(3);
  check(PL_put_term(arguments, term));
  check(call_predicate(rational, arguments));
  return Number(mpq_class(read_integer(arguments + 1), read_integer(arguments + 2)));
}

// Of a name that is too long, as much as tells that it is.
bool append_name(std::string& to, atom_t atom) {
  const TextBuffers buffers;
  std::size_t length = 0;
  char* text = nullptr;
  if (!PL_atom_mbchars(atom, &length, &text, REP_UTF8)) return false;
  to.append(text, std::min(length, longest_spelling + 1));
  return is_spelled_name({text, length});
}

bool append_integer(std::string& to, term_t term) {
  std::int64_t small = 0;
  if (!PL_is_integer(term) || !PL_get_int64(term, &small)) return false;
  const std::string text = std::to_string(small);
  to += text;
  return is_spelled_integer(text);
}

/// Spells compounds, as minimax::append_spelling() does those of a table. The text grows with each
/// level, which bounds the recursion.
class Speller {
 public:
  /// Where a compound has no spelling, `unspelled` becomes a path into it: the last number says
  /// which of its parts comes first, the one before which part of that, and so on. No compound that
  /// the path comes by has a spelling either. Null where nobody asks.
  Speller(std::string& text, std::vector<std::uint32_t>* unspelled)
      : text_(text), unspelled_(unspelled) {
    text_.clear();
  }

  /// False also where the term cannot be held in a table.
  bool compound(term_t term) {
    const bool is_whole = text_.empty();
    if (append(term)) return true;
    if (unspelled_ && !has_failed_) {
      unspelled_->clear();
      if (is_long_ && !is_whole && has_spelling(term)) unspelled_ = nullptr;
    }
    has_failed_ = true;
    return false;
  }

 private:
  // What is too long from farther out may have one.
  static bool has_spelling(term_t compound) {
    std::string text;
    return Speller(text, nullptr).compound(compound);
  }

  bool append(term_t compound) {
    atom_t name = 0;
    std::size_t arity = 0;
    check(PL_get_compound_name_arity(compound, &name, &arity));
    if (arity == 0 || !append_name(text_, name)) return false;
    const Frame frame;
    const term_t argument = new_term();
    for (std::uint32_t i = 1; i <= arity; ++i) {
      check(PL_get_arg(i, compound, argument));
      if (!append_part(i == 1 ? '(' : ',', i, argument)) return false;
    }
    text_ += ')';
    return is_short();
  }

  bool append_list(term_t list) {
    const Frame frame;
    const term_t element = new_term();
    const term_t rest = new_term();
    check(PL_put_term(rest, list));
    for (std::uint32_t i = 1; PL_get_list(rest, element, rest); ++i)
      if (!append_part(i == 1 ? '[' : ',', i, element)) return false;
    text_ += ']';
    return PL_get_nil(rest) && is_short();
  }

  bool append_part(char before, std::uint32_t index, term_t part) {
    text_ += before;
    if (!is_short()) return false;
    if (append_term(part)) return is_short();
    if (unspelled_ && PL_is_compound(part)) unspelled_->push_back(index);
    return false;
  }

  bool append_term(term_t term) {
    atom_t name = 0;
    if (PL_get_nil(term)) {
      text_ += "[]";
      return true;
    }
    if (PL_get_atom(term, &name)) return append_name(text_, name);
    if (PL_is_pair(term)) return append_list(term);
    if (PL_is_compound(term)) return compound(term);
    return append_integer(text_, term);
  }

  bool is_short() {
    is_long_ = text_.size() > longest_spelling;
    return !is_long_;
  }

  std::string& text_;
  std::vector<std::uint32_t>* unspelled_;
  bool is_long_ = false;
  bool has_failed_ = false;  // the innermost that does
};

}  // namespace

std::optional<Number> read_number(term_t term) {
  switch (PL_term_type(term)) {
    case PL_INTEGER: {
      std::int64_t small = 0;
      return PL_get_int64(term, &small) ? Number(small) : Number(read_integer(term));
    }
    case PL_RATIONAL:
      return read_rational(term);
    case PL_FLOAT: {
      double real = 0;
      check(PL_get_float(term, &real));
      return Number(real);
    }
    default:
      return std::nullopt;
  }
}

// Most positions are atoms, which need neither a frame nor references.
TermId TermReader::intern(TermTable& table, term_t term) {
  atom_t name = 0;
  if (PL_get_atom(term, &name)) return *atom(Adding{table}, name);
  return *read(Adding{table}, term);
}

std::optional<TermId> TermReader::find(const TermTable& table, term_t term) {
  return read(Finding{table}, term);
}

template <class Table>
std::optional<TermId> TermReader::read(Table table, term_t term) {
  const Frame frame;
  references_.clear();
  open_.clear();
  finished_.clear();
  unspelled_.clear();
  check(PL_put_term(reference(0), term));
  std::uint32_t holder = 0;
  for (std::uint64_t nodes = 1;; ++nodes) {
    if (nodes % nodes_per_look == 0) look_around(term, nodes);
    if (!begin(table, holder)) return std::nullopt;
    while (!open_.empty() && open_.back().last) {
      if (!close(table)) return std::nullopt;
    }
    if (open_.empty()) return finished_.back();
    holder = next_part();
  }
}

// Reads an atomic term, or opens another. False where the table does not have it.
template <class Table>
bool TermReader::begin(Table table, std::uint32_t holder) {
  const term_t term = references_[holder];
  atom_t name = 0;
  if (PL_get_atom(term, &name)) return finish(atom(table, name));
  switch (PL_term_type(term)) {
    case PL_VARIABLE:
      throw TermError(TermError::Kind::unbound);
    case PL_INTEGER:
    case PL_RATIONAL:
    case PL_FLOAT:
      return finish(table.number(*read_number(term)));
    case PL_STRING:
      return finish(read_string(table, term));
    case PL_TERM:
    case PL_LIST_PAIR:
      return open(table, term, holder);
    default:
      throw TermError(TermError::Kind::opaque);
  }
}

template <class Table>
bool TermReader::open(Table table, term_t term, std::uint32_t holder) {
  const bool may_be_spelled = !is_next_unspelled();
  if (PL_is_pair(term)) {
    open_.push_back({.arity = Open::list, .holder = holder, .name = {}});
    return true;
  }
  if (may_be_spelled && table.table.compounds() == Compounds::spelled) {
    if (Speller(spelling_, &unspelled_).compound(term)) return finish(table.spelled(spelling_));
    unspelled_at_ = open_.size() + 1;
  }
  atom_t name = 0;
  std::size_t arity = 0;
  check(PL_get_compound_name_arity(term, &name, &arity));
  const std::optional<TermId> id = atom(table, name);
  if (!id) return false;
  open_.push_back({.arity = static_cast<std::uint32_t>(arity), .holder = holder, .name = *id});
  open_.back().last = arity == 0;
  return true;
}

// Whether the term that is to be opened is the next on the path of those without a spelling; the
// path goes on behind it then. To spell each level of a deep term anew takes many times as long.
bool TermReader::is_next_unspelled() {
  const bool is_next = !unspelled_.empty() && open_.size() == unspelled_at_ &&
                       open_.back().begun == unspelled_.back();
  if (is_next) {
    unspelled_.pop_back();
    ++unspelled_at_;
  }
  return is_next;
}

// All parts of the innermost open term are finished.
template <class Table>
bool TermReader::close(Table table) {
  const Open whole = open_.back();
  open_.pop_back();
  const std::size_t first = finished_.size() - whole.begun;
  const std::span<const TermId> parts = std::span(finished_).subspan(first);
  const std::optional<TermId> id =
      whole.arity == Open::list ? table.list(parts) : table.compound(whole.name, parts);
  finished_.resize(first);
  return finish(id);
}

bool TermReader::finish(std::optional<TermId> id) {
  if (id) finished_.push_back(*id);
  return id.has_value();
}

// The last part takes over the reference of the whole: what is deep in its last argument needs
// but two.
std::uint32_t TermReader::next_part() {
  Open& whole = open_.back();
  ++whole.begun;
  if (whole.arity == Open::list) {
    const term_t rest = references_[whole.holder];
    const term_t element = reference(whole.holder + 1);
    whole.last = !PL_get_list(rest, element, rest);
  } else {
    whole.last = whole.begun == whole.arity;
    const term_t argument = reference(whole.last ? whole.holder : whole.holder + 1);
    check(PL_get_arg(whole.begun, references_[whole.holder], argument));
  }
  return whole.last ? whole.holder : whole.holder + 1;
}

term_t TermReader::reference(std::uint32_t holder) {
  if (holder == references_.size()) references_.push_back(new_term());
  return references_[holder];
}

template <class Table>
std::optional<TermId> TermReader::atom(Table table, atom_t atom) {
  if (const TermId* const known = atoms_.find(atom)) return *known;
  if (atom == ATOM_nil) return table.nil();
  const TextBuffers buffers;
  std::size_t length = 0;
  char* text = nullptr;
  if (!PL_atom_mbchars(atom, &length, &text, REP_UTF8)) throw TermError(TermError::Kind::opaque);
  const std::optional<TermId> id = table.atom(std::string_view(text, length));
  if (!id) return std::nullopt;
  atoms_.add(atom, *id);
  return id;
}

}  // namespace minimax::prolog
