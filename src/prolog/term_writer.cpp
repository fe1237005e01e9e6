#include "prolog/term_writer.hpp"

#include <span>
#include <string_view>

#include "prolog/global_variable.hpp"
#include "prolog/term_list.hpp"
#include "term/spelling.hpp"

namespace minimax::prolog {

void write_number(term_t variable, const Number& number) {
  if (number.is_small()) {
    check(PL_unify_int64(variable, number.small()));
  } else if (number.is_float()) {
    check(PL_unify_float(variable, number.real()));
  } else if (number.is_integer()) {
    mpz_class integer = number.integer();
    check(PL_unify_mpz(variable, integer.get_mpz_t()));
  } else {
    mpq_class rational = number.rational();
    check(PL_unify_mpq(variable, rational.get_mpq_t()));
  }
}

void put_numbers(term_t to, const std::vector<Number>& numbers) {
  put_list(to, std::span(numbers), [](term_t term, const Number& number) {
    const term_t fresh = new_term();
    write_number(fresh, number);
    check(PL_put_term(term, fresh));
  });
}

struct TermWriter::Parts {
  TermTable terms;
  TermWriter writer;
};

namespace {

// More parts are thrown away, so that nobody keeps a whole game by them.
constexpr std::size_t most_parts = 10'000;

}  // namespace

TermWriter::TermWriter() = default;

TermWriter::~TermWriter() {
  for (const auto& [id, atom] : atoms_) PL_unregister_atom(atom);
}

void TermWriter::put(term_t to, const TermTable& table, TermId term) {
  if (table.kind(term) == TermKind::atom) {
    check(PL_put_atom(to, atom(table, term)));
    return;
  }
  Frame frame;
  put_global_variable(to);
  references_.assign(1, to);
  open_.clear();
  begin(table, term, 0);
  while (!open_.empty()) {
    const TermId argument = table.arguments(open_.back().term)[open_.back().begun];
    begin(table, argument, next_argument());
  }
  frame.keep();
}

// Writes an atomic term, or the frame of a compound one.
void TermWriter::begin(const TermTable& table, TermId term, std::uint32_t holder) {
  const term_t variable = references_[holder];
  switch (table.kind(term)) {
    case TermKind::atom:
    case TermKind::nil:
      check(PL_unify_atom(variable, atom(table, term)));
      break;
    case TermKind::number:
      write_number(variable, table.number(term));
      break;
    case TermKind::string: {
      const std::string_view text = table.text(term);
      check(PL_unify_chars(variable, PL_STRING | REP_UTF8, text.size(), text.data()));
      break;
    }
    case TermKind::compound: {
      const auto arity = static_cast<std::uint32_t>(table.arguments(term).size());
      const functor_t functor = PL_new_functor(atom(table, table.name(term)), arity);
      check(PL_unify_compound(variable, functor));
      if (arity != 0) open_.push_back({term, arity, 0, holder});
      break;
    }
    case TermKind::spelled:
      write_spelled(variable, table.text(term));
      break;
  }
}

// Which is not long, so that writing it within writing another term takes little stack.
void TermWriter::write_spelled(term_t variable, std::string_view spelling) {
  if (!parts_ || parts_->terms.size() > most_parts) parts_ = std::make_unique<Parts>();
  const TermId term = read_spelling(parts_->terms, spelling);
  Frame frame;
  const term_t written = new_term();
  parts_->writer.put(written, parts_->terms, term);
  check(PL_unify(variable, written));
  frame.keep();
}

// With its last argument a compound is done, and the argument takes over its reference: a list of
// any length needs two. The first reference is the caller's, and stays.
std::uint32_t TermWriter::next_argument() {
  const Open compound = open_.back();
  const bool is_last = compound.begun + 1 == compound.arity;
  const std::uint32_t holder =
      is_last && compound.holder != 0 ? compound.holder : compound.holder + 1;
  const term_t argument = reference(holder);
  check(PL_get_arg(compound.begun + 1, references_[compound.holder], argument));
  if (is_last) {
    open_.pop_back();
  } else {
    ++open_.back().begun;
  }
  return holder;
}

term_t TermWriter::reference(std::uint32_t holder) {
  if (holder == references_.size()) references_.push_back(new_term());
  return references_[holder];
}

atom_t TermWriter::atom(const TermTable& table, TermId term) {
  if (table.kind(term) == TermKind::nil) return ATOM_nil;
  if (const auto known = atoms_.find(term); known != atoms_.end()) return known->second;
  const std::string_view text = table.text(term);
  const atom_t atom = PL_new_atom_mbchars(REP_UTF8, text.size(), text.data());
  check(atom != 0);
  atoms_.emplace(term, atom);
  return atom;
}

}  // namespace minimax::prolog
