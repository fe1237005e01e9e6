#include "prolog/fact_program.hpp"

#include <algorithm>
#include <numeric>

#include "prolog/callback.hpp"

namespace minimax::prolog {

namespace {

struct Signature {
  const char* name;
  std::size_t arity;
};

constexpr std::array<Signature, fact_kinds> signatures = {{
    {"moves", 2},
    {"static_eval", 2},
    {"staticval", 2},
    {"max_to_move", 1},
    {"min_to_move", 1},
}};

functor_t functor_of(const Signature& signature) {
  return new_functor(signature.name, signature.arity);
}

/// The names of attributes, as atoms.
struct Names {
  atom_t defined = PL_new_atom("defined");
  atom_t imported = PL_new_atom("imported");
  atom_t generation = PL_new_atom("last_modified_generation");
  atom_t facts = PL_new_atom("number_of_clauses");
  atom_t dynamic = PL_new_atom("dynamic");
  /// Of what is more than facts.
  std::array<atom_t, 8> more = {PL_new_atom("foreign"),     PL_new_atom("number_of_rules"),
                                PL_new_atom("spy"),         PL_new_atom("thread_local"),
                                PL_new_atom("transparent"), PL_new_atom("tabled"),
                                PL_new_atom("incremental"), PL_new_atom("det")};
};

const Names& names() {
  static const Names names;
  return names;
}

bool call(predicate_t predicate, term_t arguments) {
  return call_predicate(predicate, arguments, nullptr, PL_Q_NODEBUG);
}

/// The attributes of one predicate.
class Attributes {
 public:
  Attributes(functor_t functor, module_t module)
      : arguments_(new_terms(3)), value_(arguments_ + 2) {
    static const functor_t qualified = new_functor(":", 2);
    const term_t parts = new_terms(2);
    check(PL_put_atom(parts, PL_module_name(module)));
    check(PL_put_functor(parts + 1, functor));
    check(PL_cons_functor_v(arguments_, qualified, parts));
  }

  /// Nothing where the predicate does not have it.
  std::optional<std::int64_t> number(atom_t key) const {
    const Frame frame;
    std::int64_t number = 0;
    return get(key) && PL_get_int64(value_, &number) ? std::optional(number) : std::nullopt;
  }
  bool is(atom_t key) const { return number(key).value_or(0) != 0; }
  /// 0 where the predicate does not have it.
  atom_t atom(atom_t key) const {
    const Frame frame;
    atom_t atom = 0;
    return get(key) && PL_get_atom(value_, &atom) ? atom : 0;
  }

  bool is_wrapped() const {
    static const predicate_t wrapped = PL_predicate("$wrapped_predicate", 2, "system");
    const Frame frame;
    const term_t question = new_terms(2);
    check(PL_put_term(question, arguments_));
    return call(wrapped, question);
  }

 private:
  bool get(atom_t key) const {
    static const predicate_t attribute = PL_predicate("$get_predicate_attribute", 3, "system");
    check(PL_put_atom(arguments_ + 1, key) && PL_put_variable(value_));
    return call(attribute, arguments_);
  }

  term_t arguments_;
  term_t value_;
};

// Nothing where it is more than facts.
std::optional<FactPredicate> plain(functor_t functor, module_t module) {
  const Frame frame;
  const Attributes attributes(functor, module);
  if (!attributes.is(names().defined)) {
    if (is_found(functor, module)) return std::nullopt;
    return FactPredicate{};
  }
  for (const atom_t trait : names().more) {
    if (attributes.is(trait)) return std::nullopt;
  }
  const std::optional<std::int64_t> generation = attributes.number(names().generation);
  if (!generation || attributes.is_wrapped()) return std::nullopt;
  const atom_t imported = attributes.atom(names().imported);
  return FactPredicate{
      .module = imported ? imported : PL_module_name(module),
      .generation = *generation,
      .facts = static_cast<std::uint64_t>(attributes.number(names().facts).value_or(0))};
}

// Who debugs wants to see the calls. The question itself must not turn debugging off.
bool is_debugged() {
  static const predicate_t flag = PL_predicate("current_prolog_flag", 2, "system");
  const Frame frame;
  const term_t arguments = new_terms(2);
  check(PL_put_atom_chars(arguments, "debug") && PL_put_bool(arguments + 1, true));
  return call_predicate(flag, arguments);
}

// What is seen in a transaction and in a file that is being reloaded has no generation that others
// see.
bool is_settled() {
  static const predicate_t transaction = PL_predicate("current_transaction", 1, "system");
  static const predicate_t location = PL_predicate("source_location", 2, "system");
  const Frame frame;
  return !call(location, new_terms(2)) && !call(transaction, new_term());
}

}  // namespace

std::uint64_t FactProgram::facts() const noexcept {
  return std::accumulate(
      predicates.begin(), predicates.end(), std::uint64_t{0},
      [](std::uint64_t sum, const FactPredicate& each) { return sum + each.facts; });
}

std::int64_t FactProgram::generation() const noexcept {
  return std::ranges::max(predicates, {}, &FactPredicate::generation).generation;
}

predicate_t fact_predicate(FactKind kind, module_t module) {
  const Signature& signature = signatures[static_cast<std::size_t>(kind)];
  return PL_pred(functor_of(signature), module);
}

std::optional<FactProgram> fact_program(module_t module) {
  if (is_debugged() || !is_settled()) return std::nullopt;
  FactProgram program;
  for (std::size_t i = 0; i < fact_kinds; ++i) {
    const std::optional<FactPredicate> predicate = plain(functor_of(signatures[i]), module);
    if (!predicate) return std::nullopt;
    program.predicates[i] = *predicate;
  }
  const auto is_defined = [&](FactKind kind) { return program[kind].module != 0; };
  const bool complete = is_defined(FactKind::moves) &&
                        (is_defined(FactKind::static_eval) || is_defined(FactKind::staticval)) &&
                        (is_defined(FactKind::max_to_move) || is_defined(FactKind::min_to_move));
  return complete ? std::optional(program) : std::nullopt;
}

std::optional<std::uint64_t> lasting_facts(functor_t functor, module_t module) {
  if (is_debugged() || !is_settled()) return std::nullopt;
  const Frame frame;
  const Attributes attributes(functor, module);
  if (attributes.is(names().dynamic)) return std::nullopt;
  const std::optional<FactPredicate> predicate = plain(functor, module);
  if (!predicate || predicate->module == 0) return std::nullopt;
  return predicate->facts;
}

}  // namespace minimax::prolog
