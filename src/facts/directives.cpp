#include "facts/directives.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "syntax/number_text.hpp"

namespace minimax {

namespace {

constexpr std::array<std::string_view, 8> declarations = {
    "dynamic", "discontiguous", "multifile",  "table",
    "public",  "style_check",   "set_stream", "license"};

// Their first argument is a file, or several ones.
constexpr std::array<std::string_view, 8> loaders = {"consult",  "load_files", "ensure_loaded",
                                                     "include",  "use_module", "reexport",
                                                     "autoload", "qcompile"};

constexpr std::array<std::string_view, 4> conditions = {"if", "elif", "else", "endif"};

/// A flag that what a file means depends on, and the value that it has here.
struct FixedFlag {
  std::string_view name;
  std::string_view value;
};

constexpr std::array fixed_flags = {
    // how clauses are read
    FixedFlag{"allow_variable_name_as_functor", "false"}, FixedFlag{"back_quotes", "codes"},
    FixedFlag{"character_escapes", "true"}, FixedFlag{"iso", "false"},
    FixedFlag{"rational_syntax", "compatibility"}, FixedFlag{"var_prefix", "false"},
    // how static values are evaluated
    FixedFlag{"float_overflow", "error"}, FixedFlag{"float_rounding", "to_nearest"},
    FixedFlag{"float_undefined", "error"}, FixedFlag{"float_zero_div", "error"},
    FixedFlag{"prefer_rationals", "false"}};

bool is_default(const FixedFlag& flag, std::string_view value) {
  return value == flag.value || (flag.value == "true" && value == "on") ||
         (flag.value == "false" && value == "off");
}

std::optional<QuotedText> quoted_text(std::string_view value) {
  if (value == "string") return QuotedText::string;
  if (value == "atom") return QuotedText::atom;
  if (value == "codes") return QuotedText::codes;
  if (value == "chars") return QuotedText::chars;
  return std::nullopt;
}

// The children of a node in the order of the text.
std::vector<std::size_t> children(const Clause& clause, std::size_t node) {
  std::vector<std::size_t> found(clause.nodes[node].arity);
  std::size_t child = node;
  for (std::size_t i = found.size(); i-- > 0;) {
    child = i + 1 == found.size() ? Clause::last_child(node) : clause.previous(child);
    found[i] = child;
  }
  return found;
}

bool is_compound(const Clause& clause, std::size_t node, std::string_view name,
                 std::uint32_t arity) {
  const Node& root = clause.nodes[node];
  return root.kind == NodeKind::compound && root.arity == arity && name_of(clause, root) == name;
}

std::optional<std::string> atom_at(const Clause& clause, std::size_t node) {
  if (clause.nodes[node].kind != NodeKind::atom) return std::nullopt;
  return name_of(clause, clause.nodes[node]);
}

std::optional<int> priority_at(const Clause& clause, std::size_t node) {
  if (clause.nodes[node].kind != NodeKind::number) return std::nullopt;
  const Number number = std::get<Number>(decode_number(clause.text_of(clause.nodes[node])));
  if (!number.is_small() || number.small() < 0 || number.small() > 1200) return std::nullopt;
  return static_cast<int>(number.small());
}

// What stands behind a module and a colon.
std::size_t unqualified(const Clause& clause, std::size_t node) {
  while (is_compound(clause, node, ":", 2)) node = children(clause, node)[1];
  return node;
}

// The elements of a list, or the one thing that is no list.
std::vector<std::size_t> elements(const Clause& clause, std::size_t node) {
  const Node& root = clause.nodes[node];
  if (root.kind == NodeKind::list) return children(clause, node);
  if (root.kind == NodeKind::atom && root.form == NameForm::nil) return {};
  return {node};
}

// A bar is an infix operator that binds less than a comma, or none.
bool may_be_operator(std::string_view name, int priority, OperatorType type) {
  if (name == "|") {
    const bool infix =
        type == OperatorType::xfx || type == OperatorType::xfy || type == OperatorType::yfx;
    return infix && (priority == 0 || priority > 1000);
  }
  return name != "," && name != "[]" && name != "{}";
}

}  // namespace

Directives::Kind Directives::obey(const Clause& clause, std::size_t goal) {
  Kind kind = Kind::known;
  std::vector<std::size_t> waiting = {goal};
  while (!waiting.empty()) {
    const std::size_t next = unqualified(clause, waiting.back());
    waiting.pop_back();
    if (is_compound(clause, next, ",", 2)) {
      const auto goals = children(clause, next);
      waiting.insert(waiting.end(), goals.rbegin(), goals.rend());
    } else {
      kind = std::max(kind, obey_one(clause, next));
    }
  }
  return kind;
}

Directives::Kind Directives::obey_one(const Clause& clause, std::size_t goal) {
  const Node& node = clause.nodes[goal];
  if (node.kind == NodeKind::list) {  // `:- [file].`
    check_loaded(clause, goal);
    return Kind::known;
  }
  if (node.kind != NodeKind::compound && node.kind != NodeKind::atom) return Kind::unknown;
  const std::string name = name_of(clause, node);
  if (name == "initialization") return Kind::runs;
  if (name == "op" && node.arity == 3) {
    add_operators(clause, goal);
  } else if (name == "module" && node.arity == 2) {
    add_exports(clause, goal);
  } else if (name == "set_prolog_flag" && node.arity == 2) {
    set_flag(clause, goal);
  } else if (name == "encoding" && node.arity == 1) {
    check_encoding(clause, goal);
  } else if (node.arity > 0 && std::ranges::find(loaders, name) != loaders.end()) {
    check_loaded(clause, children(clause, goal)[0]);
  } else if (node.arity < 2 && std::ranges::find(conditions, name) != conditions.end()) {
    check_condition(clause, goal, name);
  } else if (std::ranges::find(declarations, name) == declarations.end()) {
    return Kind::unknown;
  }
  return Kind::known;
}

void Directives::add_operators(const Clause& clause, std::size_t goal) {
  const auto arguments = children(clause, goal);
  const auto priority = priority_at(clause, arguments[0]);
  const auto type = operator_type(atom_at(clause, arguments[1]).value_or(""));
  if (!priority || !type)
    return report(clause, goal, Message("op/3 is op(Priority, Type, Name)"),
                  Message("The priority is 0 to 1200, the type one of xf yf xfx xfy yfx fy fx."));
  for (const std::size_t element : elements(clause, unqualified(clause, arguments[2]))) {
    const auto name = atom_at(clause, element);
    if (!name || !may_be_operator(*name, *priority, *type))
      report(clause, element, Message("this cannot be made an operator"),
             Message("Give an atom; a bar only as an infix operator of more than 1000."));
    else
      operators_.add(*priority, *type, *name);
  }
}

void Directives::add_exports(const Clause& clause, std::size_t module) {
  if (module_ == "user") module_ = atom_at(clause, children(clause, module)[0]).value_or("user");
  for (const std::size_t element : elements(clause, children(clause, module)[1])) {
    if (is_compound(clause, element, "op", 3)) add_operators(clause, element);
  }
}

void Directives::set_flag(const Clause& clause, std::size_t goal) {
  const auto arguments = children(clause, goal);
  const auto flag = atom_at(clause, unqualified(clause, arguments[0]));
  const std::string value = atom_at(clause, arguments[1]).value_or("");
  const auto meaning = quoted_text(value);
  if (flag == "double_quotes" && meaning) return builder_.set_double_quotes(*meaning);
  if (flag == "back_quotes" && meaning && meaning != QuotedText::atom)
    return builder_.set_back_quotes(*meaning);
  if (flag == "double_quotes")
    return report(clause, goal, Message("the flag double_quotes has no such value"),
                  Message("Give one of string, atom, codes and chars."));
  if (flag == "back_quotes" && value != "symbol_char")
    return report(clause, goal, Message("the flag back_quotes has no such value"),
                  Message("Give one of codes, string and chars."));
  const auto fixed = std::ranges::find(fixed_flags, flag.value_or(""), &FixedFlag::name);
  if (fixed != fixed_flags.end() && !is_default(*fixed, value))
    report(clause, goal,
           Message("this value of the flag {flag} is not supported", {{"flag", *flag}}),
           Message("The facts are read with {value}, its default.",
                   {{"value", std::string(fixed->value)}}));
}

// As SWI-Prolog names them. Those of one byte a character differ from UTF-8 beyond ASCII only.
void Directives::check_encoding(const Clause& clause, std::size_t goal) {
  constexpr std::array<std::string_view, 3> utf8 = {"utf8", "UTF-8", "text"};
  constexpr std::array<std::string_view, 4> bytes = {"ascii", "octet", "iso_latin_1", "ISO-8859-1"};
  const std::string encoding = atom_at(clause, children(clause, goal)[0]).value_or("");
  if (std::ranges::find(utf8, encoding) != utf8.end()) return;
  const auto is_ascii = [](char byte) { return (byte & 0x80) == 0; };
  if (std::ranges::find(bytes, encoding) != bytes.end() && std::ranges::all_of(text_(), is_ascii))
    return;
  report(
      clause, goal, Message("this encoding is not supported"),
      Message(
          "Files are read as UTF-8. Convert this one (iconv -t UTF-8) and remove the directive."));
}

// A library has no facts of a game.
void Directives::check_loaded(const Clause& clause, std::size_t file) {
  for (const std::size_t element : elements(clause, unqualified(clause, file))) {
    const std::size_t each = unqualified(clause, element);
    if (!is_compound(clause, each, "library", 1))
      report(
          clause, each, Message("this loads another file, and its facts are not read here"),
          Message("Put the facts into one file, or consult it in SWI-Prolog and ask minimax/4 of "
                  "library(minimax)."),
          DiagnosticKind::program);
  }
}

void Directives::check_condition(const Clause& clause, std::size_t goal, std::string_view name) {
  if (name != "if" && in_condition_) return;
  in_condition_ = true;
  report(
      clause, goal, Message("conditions are not asked, so it is unknown which facts count"),
      Message("Leave only the facts that count, without :- if and :- endif, or consult the file in "
              "SWI-Prolog and ask minimax/4 of library(minimax)."),
      DiagnosticKind::program);
}

void Directives::report(const Clause& clause, std::size_t node, Message message, Message advice,
                        DiagnosticKind kind) {
  diagnostics_.add(
      {Severity::error, offset_of(clause, node), std::move(message), std::move(advice), kind});
}

}  // namespace minimax
