#include "facts/fact_reader.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "facts/full_stops.hpp"
#include "facts/no_text.hpp"
#include "syntax/neck.hpp"
#include "syntax/number_text.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/tokenizer.hpp"

namespace minimax {

namespace {

constexpr const char* consult_advice =
    "Consult it in SWI-Prolog and ask minimax/4 of library(minimax).";

// With a module before it, as `user:max_to_move(a)`.
bool is_qualified(const Clause& clause) {
  const Node& root = clause.root();
  return root.kind == NodeKind::compound && root.arity == 2 &&
         name_is(clause, root, [](std::string_view name) { return name == ":"; });
}

// Leaves what stands behind the modules, as far as they are atoms, and gives the last of these. A
// child that is the root now still stands behind its own children.
std::string strip_modules(Clause& clause) {
  std::string module;
  while (is_qualified(clause)) {
    const std::size_t fact = Clause::last_child(clause.nodes.size() - 1);
    const Node& before = clause.nodes[clause.previous(fact)];
    if (before.kind != NodeKind::atom) break;
    module = name_of(clause, before);
    clause.nodes.pop_back();
  }
  return module;
}

bool is_of_game(const Clause& clause, const Node& root) {
  if (root.kind != NodeKind::compound) return false;
  return name_is(clause, root, [&root](std::string_view name) {
    if (root.arity == 1)
      return name == "max_to_move" || name == "min_to_move" || name == "chance_to_move" ||
             name == "players";
    return root.arity == 2 && (name == "moves" || name == "static_eval" || name == "staticval" ||
                               name == "player_to_move");
  });
}

bool is_end_of_file(const Clause& clause) {
  const Node& root = clause.root();
  return root.kind == NodeKind::atom &&
         name_is(clause, root, [](std::string_view name) { return name == "end_of_file"; });
}

// The arguments of a clause with two of them.
std::size_t second_argument(const Clause& clause) {
  return Clause::last_child(clause.nodes.size() - 1);
}
std::size_t first_argument(const Clause& clause) {
  return clause.previous(second_argument(clause));
}
// Of a first line that tells the system how to run the file, `#!/usr/bin/env swipl`: SWI-Prolog
// skips all that begin with `#`.
std::size_t script_line(std::string_view text) {
  if (!text.starts_with('#')) return 0;
  const std::size_t line_feed = text.find('\n');
  return line_feed == text.npos ? text.size() : line_feed + 1;
}

std::size_t only_argument(const Clause& clause) {
  return second_argument(clause);
}

Offset offset_of(const Clause& clause, std::size_t node) {
  return clause.offset + begin_of(clause, node);
}

// Found when they are first asked for. The elements of a list that is not written with brackets all
// stand at its begin.
class ListPlaces final : public SuccessorPlaces {
 public:
  ListPlaces(const Clause& clause, std::size_t list) : clause_(clause), list_(list) {}

  Offset offset(std::size_t index) const override {
    const Node& list = clause_.nodes[list_];
    if (list.kind != NodeKind::list) return offset_of(clause_, list_);
    if (elements_.empty()) find();
    return elements_[index];
  }

 private:
  void find() const {
    elements_.resize(clause_.nodes[list_].arity);
    std::size_t element = Clause::last_child(list_);
    for (std::size_t i = elements_.size(); i-- > 0; element = clause_.previous(element))
      elements_[i] = offset_of(clause_, element);
  }

  const Clause& clause_;
  std::size_t list_;
  mutable std::vector<Offset> elements_;
};

class WrittenPlaces final : public SuccessorPlaces {
 public:
  WrittenPlaces(const WrittenFact& fact, std::string_view source) : fact_(fact), source_(source) {}

  Offset offset(std::size_t index) const override {
    const bool is_first = index < fact_.successors.size();
    const WrittenPosition& successor = is_first ? fact_.successors[index] : further(index);
    return static_cast<Offset>(successor.text.data() - source_.data());
  }

 private:
  const WrittenPosition& further(std::size_t index) const {
    if (index < before_ || piece_.successors.empty()) {
      piece_ = fact_;
      before_ = 0;
    }
    while (index - before_ >= piece_.successors.size()) {
      before_ += piece_.successors.size();
      read_next_successors(piece_);
    }
    return piece_.successors[index - before_];
  }

  const WrittenFact& fact_;
  std::string_view source_;
  mutable WrittenFact piece_;       // the one that was asked for last
  mutable std::size_t before_ = 0;  // so many successors are before it
};

}  // namespace

FactReader::FactReader(const Source& source, TermTable& terms, OperatorTable& operators,
                       Diagnostics& diagnostics, ChancePositions chance)
    : source_(source),
      terms_(terms),
      builder_(terms),
      diagnostics_(diagnostics),
      parser_(source.text(), operators),
      directives_(source.text(), operators, builder_, diagnostics),
      known_chance_(std::move(chance)) {
  parser_.skip(script_line(source.text()));
}

void FactReader::read(FactSink& sink, LoadInterrupt interrupt) {
  while (parse(queue_[queued_], sink, interrupt)) {
    const Waiting& waiting = queue_[queued_];
    prefetch(waiting);
    ++queued_;
    // A directive holds from the next clause on.
    const bool is_directive = !waiting.is_fact && is_neck(waiting.clause, waiting.clause.root());
    if (queued_ == queue_size || is_directive) take_queued(sink);
  }
  take_queued(sink);
}

// The next clause that has no syntax error.
bool FactReader::parse(Waiting& waiting, FactSink& sink, LoadInterrupt& interrupt) {
  while (true) {
    interrupt.poll(parser_.offset());
    waiting.clause.offset = source_.text().size();
    try {
      return parse_next(waiting);
    } catch (const SyntaxError& error) {
      const auto offset = static_cast<Offset>(error.where - source_.text().data());
      diagnostics_.add(
          {Severity::error, offset, error.message, error.advice, DiagnosticKind::syntax});
      // Where what is wrong stands before the clause, the clause has not begun.
      sink.lose(broken_clause(std::min<Offset>(offset, waiting.clause.offset)));
    }
  }
}

bool FactReader::parse_next(Waiting& waiting) {
  const char* const begin = parser_.begin_of_next();
  if (!begin) return false;
  const std::string_view text = source_.text();
  const char* const end = parse_written_fact(begin, text.data() + text.size(), waiting.fact);
  waiting.is_fact = end != nullptr;
  if (!end) return parser_.next(waiting.clause) && !is_end_of_file(waiting.clause);
  parser_.resume(end);
  return true;
}

void FactReader::prefetch(const Waiting& waiting) const noexcept {
  if (!waiting.is_fact) return builder_.prefetch(waiting.clause);
  terms_.prefetch(waiting.fact.position.hash);
  if (waiting.fact.kind == WrittenFact::Kind::moves) prefetch_successors(waiting.fact);
}

void FactReader::prefetch_successors(const WrittenFact& fact) const noexcept {
  for (const WrittenPosition& successor : fact.successors) terms_.prefetch(successor.hash);
}

// The text that the parser skips because of an error in the clause that begins there.
std::string_view FactReader::broken_clause(Offset begin) const {
  const std::string_view rest = source_.text().substr(static_cast<std::size_t>(begin));
  Tokenizer tokenizer(source_.text());
  try {
    tokenizer.skip_clause(rest.data());
  } catch (const SyntaxError&) {
    return rest;
  }
  return rest.substr(0, static_cast<std::size_t>(tokenizer.here() - rest.data()));
}

void FactReader::take_queued(FactSink& sink) {
  for (std::size_t i = 0; i < queued_; ++i) {
    Waiting& waiting = queue_[i];
    if (waiting.is_fact)
      take(waiting.fact, sink);
    else
      take(waiting.clause, sink);
  }
  queued_ = 0;
}

void FactReader::take(const WrittenFact& fact, FactSink& sink) {
  using enum WrittenFact::Kind;
  const TermId position = term(fact.position);
  const Offset offset = place_of(fact.position.text);
  switch (fact.kind) {
    case max_to_move:
    case min_to_move:
      return sink.take(
          MoverFact{position, fact.kind == max_to_move ? Mover::max : Mover::min, offset});
    case static_eval: {
      const TermId value = terms_.number(std::get<Number>(decode_number(fact.value)));
      return sink.take(ValueFact{position, value, offset, place_of(fact.value)});
    }
    case moves:
      read_successors(fact);
      return take_moves(position, offset, WrittenPlaces(fact, source_.text()), sink);
  }
}

void FactReader::read_successors(const WrittenFact& fact) {
  successors_.clear();
  successors_.reserve(fact.successor_count);
  for (const WrittenPosition& successor : fact.successors) successors_.push_back(term(successor));
  if (successors_.size() == fact.successor_count) return;
  WrittenFact piece = fact;
  while (read_next_successors(piece)) {
    prefetch_successors(piece);
    for (const WrittenPosition& successor : piece.successors)
      successors_.push_back(term(successor));
  }
}

void FactReader::take(Clause& clause, FactSink& sink) {
  const Node& root = clause.root();
  if (is_neck(clause, root)) return take_statement(clause, sink);
  if (!has_letter_name(clause, root)) {
    if (reject_dict_call(clause, false)) return sink.lose(clause.text);
    if (is_qualified(clause)) return take_qualified(clause, sink);
  }
  take_term(clause, sink);
}

// `user:moves(a, [b])`.
void FactReader::take_qualified(Clause& clause, FactSink& sink) {
  const std::string module = strip_modules(clause);
  const Node& root = clause.root();
  if (is_qualified(clause)) {
    report(Severity::error, clause, clause.nodes.size() - 1, "the module of a fact is an atom",
           "Write the fact without a module and a colon.", DiagnosticKind::syntax);
    return sink.lose(clause.text);
  }
  if (is_neck(clause, root) && root.arity == 2)
    return report_program(clause, first_argument(clause), "here is a rule");
  if (module == "user" || module == directives_.module()) return take_term(clause, sink);
  if (is_of_game(clause, root))
    report(Severity::warning, clause, clause.nodes.size() - 1,
           "this fact is of the module " + module + " and not of this file's game",
           "Write it without the module if it is meant to count.", DiagnosticKind::other_module);
}

// What is neither a directive nor a rule.
void FactReader::take_term(const Clause& clause, FactSink& sink) {
  const Node& root = clause.root();
  if (root.kind == NodeKind::compound) {
    if (root.form == NameForm::plain) return take_fact(clause, clause.text_of(root), sink);
    return take_fact(clause, name_of(clause, root), sink);
  }
  if (root.kind == NodeKind::atom) return;
  if (root.kind == NodeKind::list || root.kind == NodeKind::partial_list) {
    report(Severity::error, clause, clause.nodes.size() - 1, "this is a list and no fact",
           "Write what is in it as clauses of their own.", DiagnosticKind::syntax);
    return sink.lose(clause.text);
  }
  report(Severity::error, clause, clause.nodes.size() - 1, "this is neither a fact nor a rule",
         "A fact is an atom or a compound term, as moves(a, [b, c]).", DiagnosticKind::syntax);
}

// Such a clause holds two most often, and what SWI-Prolog says of it helps nobody.
bool FactReader::reject_dict_call(const Clause& clause, bool is_directive) {
  const auto call = find_dict_call(clause, is_directive);
  if (!call) return false;
  const bool joins = is_full_stop(clause, *call);
  diagnostics_.add({Severity::error, clause.offset + clause.nodes[*call].begin,
                    joins ? "this full stop ends no clause"
                          : "'.' with two arguments is a call on a dict and no fact",
                    joins ? "A full stop that ends a clause needs a blank or a new line after it."
                          : "Give the predicate another name.",
                    DiagnosticKind::syntax});
  return true;
}

// A directive, a query or a rule.
void FactReader::take_statement(const Clause& clause, FactSink& sink) {
  const Node& root = clause.root();
  if (root.arity == 2) return report_program(clause, first_argument(clause), "here is a rule");
  if (reject_dict_call(clause, true)) return sink.lose(clause.text);
  const std::size_t goal = only_argument(clause);
  switch (directives_.obey(clause, goal)) {
    case Directives::Kind::known:
      return;
    case Directives::Kind::runs:
      return report_program(clause, goal, "here is a goal to run");
    case Directives::Kind::unknown:
      break;
  }
  report(Severity::warning, clause, goal, "this directive is not run",
         std::string("If the facts depend on it: ") + consult_advice, DiagnosticKind::directive);
}

void FactReader::take_fact(const Clause& clause, std::string_view name, FactSink& sink) {
  if (clause.root().arity == 2) {
    if (name == "moves") return take_moves(clause, sink);
    if (name == "static_eval") return take_value(clause, false, sink);
    if (name == "staticval") return take_value(clause, true, sink);
    if (name == "player_to_move") return take_player(clause, sink);
  } else if (clause.root().arity == 1) {
    if (name == "max_to_move") return take_mover(clause, Mover::max, sink);
    if (name == "min_to_move") return take_mover(clause, Mover::min, sink);
    if (name == "chance_to_move") return take_mover(clause, Mover::chance, sink);
    if (name == "players") return take_players(clause, sink);
    if (name == "initial_position") return take_begin(clause, sink);
  } else if (clause.root().arity == 3 && name == "move_name") {
    return take_name(clause, sink);
  }
  sink.pass({name, clause.root().arity, clause.offset, clause.text});
}

void FactReader::take_moves(const Clause& clause, FactSink& sink) {
  const std::size_t first = first_argument(clause);
  const auto position = build(clause, first);
  if (!position) return;
  const std::size_t list = second_argument(clause);
  if (builder_.build_elements(clause, list, successors_)) {
    take_moves(*position, offset_of(clause, first), ListPlaces(clause, list), sink);
  } else if (build(clause, list)) {
    report(Severity::error, clause, list, "the second argument of moves/2 is no list",
           "Write the successors in brackets, as moves(a, [b, c]).", DiagnosticKind::syntax);
    sink.lose(clause.text);
  }
}

// To the successors that were read last.
void FactReader::take_moves(TermId position, Offset offset, const SuccessorPlaces& places,
                            FactSink& sink) {
  if (known_chance_.empty() || !known_chance_.contains(index_of(position)))
    return sink.take(MovesFact{position, successors_, offset, places});
  chance_moves_.split(terms_, successors_);
  sink.take(MovesFact{position, chance_moves_.successors(), offset, places,
                      chance_moves_.probabilities()});
}

void FactReader::take_value(const Clause& clause, bool is_staticval, FactSink& sink) {
  const std::size_t first = first_argument(clause);
  const auto position = build(clause, first);
  const auto value = position ? build(clause, second_argument(clause)) : std::nullopt;
  if (value)
    sink.take(ValueFact{*position, *value, offset_of(clause, first),
                        offset_of(clause, second_argument(clause)), is_staticval});
}

void FactReader::take_mover(const Clause& clause, Mover mover, FactSink& sink) {
  const std::size_t argument = only_argument(clause);
  const auto position = build(clause, argument);
  if (!position) return;
  if (mover == Mover::chance) found_chance_.insert(index_of(*position));
  sink.take(MoverFact{*position, mover, offset_of(clause, argument)});
}

void FactReader::take_player(const Clause& clause, FactSink& sink) {
  const std::size_t second = second_argument(clause);
  const std::size_t first = clause.previous(second);
  const auto position = build(clause, first);
  const auto player = position ? build(clause, second) : std::nullopt;
  if (player)
    sink.player({*position, *player, offset_of(clause, first), offset_of(clause, second)});
}

// Another players/1 is a predicate of the file's own.
void FactReader::take_players(const Clause& clause, FactSink& sink) {
  const std::size_t list = only_argument(clause);
  if (builder_.build_elements(clause, list, successors_))
    return sink.players({successors_, offset_of(clause, list)});
  sink.pass({"players", 1, clause.offset, clause.text});
}

void FactReader::take_begin(const Clause& clause, FactSink& sink) {
  const std::size_t argument = only_argument(clause);
  if (const auto position = build(clause, argument))
    sink.begin({*position, offset_of(clause, argument)});
}

void FactReader::take_name(const Clause& clause, FactSink& sink) {
  const std::size_t name = Clause::last_child(clause.nodes.size() - 1);
  const std::size_t successor = clause.previous(name);
  const auto from = build(clause, clause.previous(successor));
  const auto to = from ? build(clause, successor) : std::nullopt;
  const auto called = to ? build(clause, name) : std::nullopt;
  if (called) sink.name({*from, *to, *called});
}

// Nothing where the subterm holds a variable, which is reported.
std::optional<TermId> FactReader::build(const Clause& clause, std::size_t node) {
  const auto term = builder_.build(clause, node);
  if (!term) {
    std::size_t variable = node;
    while (clause.nodes[variable].kind != NodeKind::variable) --variable;
    report_program(clause, variable, "here is a variable");
  }
  return term;
}

void FactReader::report(Severity severity, const Clause& clause, std::size_t node,
                        std::string message, std::string advice, DiagnosticKind kind) {
  diagnostics_.add(
      {severity, offset_of(clause, node), std::move(message), std::move(advice), kind});
}

// Once is enough: what follows from it is the same for each rule.
void FactReader::report_program(const Clause& clause, std::size_t node, const std::string& what) {
  if (std::exchange(program_reported_, true)) return;
  report(Severity::error, clause, node, what + ": the file is a program and no file of facts",
         consult_advice, DiagnosticKind::program);
}

void read_facts(const Source& source, TermTable& terms, OperatorTable& operators,
                Diagnostics& diagnostics, FactSink& sink, LoadInterrupt interrupt) {
  FactReader reader(source, terms, operators, diagnostics);
  reader.read(sink, interrupt);
  if (diagnostics.count(Severity::error) > 0) {
    if (auto problem = find_no_text(source.text())) diagnostics.replace_by(*std::move(problem));
  }
  if (reader.chance_positions().empty()) return;
  sink.begin_again();
  OperatorTable same_operators;
  Diagnostics told_before;
  FactReader(source, terms, same_operators, told_before, reader.chance_positions())
      .read(sink, interrupt);
}

}  // namespace minimax
