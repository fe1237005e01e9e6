#include "term/writer.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "term/quoting.hpp"
#include "term/spelling.hpp"
#include "term/token_output.hpp"

namespace minimax {

namespace {

std::string numbered_variable(std::int64_t number) {
  if (number < 0) {
    // SWI-Prolog negates in 64 bits, too, so the least number keeps its sign.
    const std::uint64_t negated = 0 - static_cast<std::uint64_t>(number);
    return "S_" + std::to_string(static_cast<std::int64_t>(negated));
  }
  std::string name(1, static_cast<char>('A' + number % 26));
  if (number >= 26) name += std::to_string(number / 26);
  return name;
}

class Writer {
 public:
  Writer(std::string& out, const TermTable& terms, const OperatorTable& operators) noexcept
      : terms_(terms), operators_(operators), out_(out) {}

  void write(TermId term, int priority) {
    write_term(term, priority, false);
    while (!pending_.empty()) {
      const Pending next = pending_.back();
      pending_.pop_back();
      resume(next);
    }
  }

 private:
  enum class Step : std::uint8_t {
    term,             // write the term
    operand,          // write the term, an argument of an operator
    infix_name,       // of the compound; then its right argument, of this priority
    postfix_name,     // of the compound
    arguments,        // of the compound, from this number on
    list_tail,        // of the cell
    closing_bracket,  // `number` is the character
  };
  struct Pending {
    Step step;
    std::uint32_t number = 0;  // a priority, unless the step says else
    TermId term{};
  };

  void resume(const Pending& next);
  void write_term(TermId term, int priority, bool is_operand);
  void write_spelled(TermId term, int priority);
  bool names_operator(std::string_view spelling) const noexcept;
  void write_atom(TermId atom, bool is_operand);
  void write_compound(TermId compound, int priority);
  bool write_variable(TermId compound);
  bool write_as_operator(TermId compound, int priority);
  void write_prefix(TermId compound, const Operator& op, int priority);
  void write_postfix(TermId compound, const Operator& op, int priority);
  void write_infix(TermId compound, const Operator& op, int priority);
  void write_infix_name(TermId compound);
  void write_arguments(TermId compound, std::uint32_t from);
  void write_list_tail(TermId cell);
  void put_name(TermId name);
  void open_parenthesis(const Operator& op, int priority);

  void then(Step step, TermId term, int number) {
    pending_.push_back({step, static_cast<std::uint32_t>(number), term});
  }
  void then_close(char bracket) { then(Step::closing_bracket, {}, bracket); }

  const TermTable& terms_;
  const OperatorTable& operators_;
  TokenOutput out_;
  std::vector<Pending> pending_;
};

void Writer::resume(const Pending& next) {
  const int priority = static_cast<int>(next.number);
  switch (next.step) {
    case Step::term:
      return write_term(next.term, priority, false);
    case Step::operand:
      return write_term(next.term, priority, true);
    case Step::infix_name:
      write_infix_name(next.term);
      return write_term(terms_.arguments(next.term)[1], priority, true);
    case Step::postfix_name:
      return put_name(terms_.name(next.term));
    case Step::arguments:
      return write_arguments(next.term, next.number);
    case Step::list_tail:
      return write_list_tail(next.term);
    case Step::closing_bracket:
      return out_.put(static_cast<char>(next.number));
  }
}

void Writer::write_term(TermId term, int priority, bool is_operand) {
  switch (terms_.kind(term)) {
    case TermKind::atom:
      return write_atom(term, is_operand);
    case TermKind::nil:
      return out_.put_nil();
    case TermKind::number:
      out_.put_token(terms_.number(term).text());
      return;
    case TermKind::string:
      return out_.put_string(terms_.text(term));
    case TermKind::compound:
      return write_compound(term, priority);
    case TermKind::spelled:
      return write_spelled(term, priority);
  }
}

// As it is spelled, unless it has a name that is an operator.
void Writer::write_spelled(TermId term, int priority) {
  const std::string_view spelling = terms_.text(term);
  if (!names_operator(spelling)) {
    out_.put_token(spelling);
    return;
  }
  const SpelledOut parts = spelled_out(terms_, term);
  std::string text;
  Writer(text, parts.terms, operators_).write(parts.term, priority);
  out_.put_token(text);
}

bool Writer::names_operator(std::string_view spelling) const noexcept {
  std::size_t name = 0;
  for (std::size_t i = 0; i < spelling.size(); ++i) {
    const char c = spelling[i];
    if (c == '(' && operators_.find(spelling.substr(name, i - name)) != nullptr) return true;
    if (c == '(' || c == ',' || c == '[') name = i + 1;
  }
  return false;
}

void Writer::write_atom(TermId atom, bool is_operand) {
  const std::string_view text = terms_.text(atom);
  const OperatorKinds* const kinds = is_operand ? operators_.find(text) : nullptr;
  const bool is_operator = kinds != nullptr && (kinds->prefix || kinds->infix || kinds->postfix);
  if (is_operator) out_.put_token("(");
  out_.put_atom(text);
  if (is_operator) out_.put(')');
}

void Writer::put_name(TermId name) {
  if (name == terms_.nil()) return out_.put_nil();
  out_.put_atom(terms_.text(name));
}

void Writer::write_compound(TermId compound, int priority) {
  if (terms_.is_cell(compound)) {
    out_.put('[');
    then(Step::list_tail, compound, 0);
    return then(Step::term, terms_.arguments(compound)[0], argument_priority);
  }
  const bool has_name = terms_.name(compound) != terms_.nil();
  if (has_name && write_variable(compound)) return;
  if (has_name && write_as_operator(compound, priority)) return;
  put_name(terms_.name(compound));
  out_.put('(');
  write_arguments(compound, 0);
}

bool Writer::write_variable(TermId compound) {
  const std::span<const TermId> arguments = terms_.arguments(compound);
  if (arguments.size() != 1 || terms_.text(terms_.name(compound)) != "$VAR") return false;
  const TermId argument = arguments[0];
  if (terms_.kind(argument) == TermKind::atom && is_variable_name(terms_.text(argument))) {
    out_.put_token(terms_.text(argument));
    return true;
  }
  if (terms_.kind(argument) != TermKind::number || !terms_.number(argument).is_small())
    return false;
  out_.put_token(numbered_variable(terms_.number(argument).small()));
  return true;
}

bool Writer::write_as_operator(TermId compound, int priority) {
  const std::span<const TermId> arguments = terms_.arguments(compound);
  const std::string_view name = terms_.text(terms_.name(compound));
  if (arguments.size() == 1 && name == "{}") {
    out_.put_token("{");
    then_close('}');
    then(Step::term, arguments[0], highest_priority);
    return true;
  }
  if (arguments.empty() || arguments.size() > 2) return false;
  const OperatorKinds* const kinds = operators_.find(name);
  if (kinds == nullptr) return false;
  if (arguments.size() == 2) {
    if (!kinds->infix) return false;
    write_infix(compound, *kinds->infix, priority);
    return true;
  }
  if (kinds->prefix) {
    write_prefix(compound, *kinds->prefix, priority);
    return true;
  }
  if (kinds->postfix) write_postfix(compound, *kinds->postfix, priority);
  return kinds->postfix.has_value();
}

void Writer::open_parenthesis(const Operator& op, int priority) {
  if (op.priority <= priority) return;
  out_.put_token("(");
  then_close(')');
}

void Writer::write_prefix(TermId compound, const Operator& op, int priority) {
  open_parenthesis(op, priority);
  const std::string_view name = terms_.text(terms_.name(compound));
  out_.put_atom(name);
  out_.after_prefix_operator(name == "-");
  then(Step::operand, terms_.arguments(compound)[0], op.right);
}

void Writer::write_postfix(TermId compound, const Operator& op, int priority) {
  open_parenthesis(op, priority);
  then(Step::postfix_name, compound, 0);
  then(Step::operand, terms_.arguments(compound)[0], op.left);
}

void Writer::write_infix(TermId compound, const Operator& op, int priority) {
  open_parenthesis(op, priority);
  then(Step::infix_name, compound, op.right);
  then(Step::operand, terms_.arguments(compound)[0], op.left);
}

void Writer::write_infix_name(TermId compound) {
  const std::string_view name = terms_.text(terms_.name(compound));
  if (name == "," || name == "|") {
    out_.put(name.front());
  } else if (name == ".") {
    out_.put_token(name);
  } else {
    const bool spaced = out_.put_atom(name);
    // SWI-Prolog does not balance the blank before a name beyond Latin-1.
    if (spaced && !is_wide(name)) out_.put(' ');
  }
  out_.after_infix_operator();
}

void Writer::write_arguments(TermId compound, std::uint32_t from) {
  const std::span<const TermId> arguments = terms_.arguments(compound);
  if (from == arguments.size()) return out_.put(')');
  if (from > 0) out_.put(',');
  pending_.push_back({Step::arguments, from + 1, compound});
  then(Step::term, arguments[from], argument_priority);
}

void Writer::write_list_tail(TermId cell) {
  const TermId tail = terms_.arguments(cell)[1];
  if (tail == terms_.nil()) return out_.put(']');
  if (terms_.is_cell(tail)) {
    out_.put(',');
    then(Step::list_tail, tail, 0);
    return then(Step::term, terms_.arguments(tail)[0], argument_priority);
  }
  out_.put('|');
  then_close(']');
  then(Step::term, tail, argument_priority);
}

}  // namespace

std::string write_quoted(const TermTable& terms, TermId term, const OperatorTable& operators) {
  std::string text;
  append_quoted(text, terms, term, operators);
  return text;
}

void append_quoted(std::string& out, const TermTable& terms, TermId term,
                   const OperatorTable& operators, int priority) {
  Writer(out, terms, operators).write(term, priority);
}

std::string write_argument(const TermTable& terms, TermId term, const OperatorTable& operators) {
  std::string text;
  append_quoted(text, terms, term, operators, argument_priority);
  return text;
}

}  // namespace minimax
