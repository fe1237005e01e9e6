#include "facts/fact_reader.hpp"

#include <algorithm>
#include <utility>

#include "facts/full_stops.hpp"
#include "facts/no_text.hpp"
#include "facts/successor_places.hpp"
#include "syntax/neck.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/tokenizer.hpp"

namespace minimax {

namespace {

constexpr const char* consult_advice =
    msgid("Consult it in SWI-Prolog and ask minimax/4 of library(minimax).");

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

// The arguments of a clause with two of them, and that of one with one.
std::size_t second_argument(const Clause& clause) {
  return Clause::last_child(clause.nodes.size() - 1);
}
std::size_t first_argument(const Clause& clause) {
  return clause.previous(second_argument(clause));
}
std::size_t only_argument(const Clause& clause) {
  return second_argument(clause);
}

// Before anybody fetches some of it.
std::string_view text_to_read(const Source& source, bool releases) {
  if (!releases) return source.text();
  source.begin_fetching();
  return source.room();
}

// So many clauses are between fetching where the names of one go to and looking there.
constexpr std::size_t prefetch_distance = 16;

}  // namespace

FactReader::FactReader(const Source& source, TermTable& terms, OperatorTable& operators,
                       Diagnostics& diagnostics, const Parsing& parsing, ChancePositions chance)
    : source_(source),
      releases_(parsing.releases),
      text_(text_to_read(source, releases_)),
      terms_(terms),
      builder_(terms),
      written_(terms),
      diagnostics_(diagnostics),
      operators_(operators),
      parser_(text_, operators),
      directives_([this] { return whole_text(); }, operators, builder_, diagnostics),
      ahead_(text_, operators, parsing, releases_ ? &source : nullptr),
      known_chance_(std::move(chance)) {
  ahead_.fetch_behind(text_.data());
  if (text_.starts_with('#')) parser_.skip(script_line());
}

// Of a first line that tells the system how to run the file, `#!/usr/bin/env swipl`: SWI-Prolog
// skips all that begin with `#`.
std::size_t FactReader::script_line() {
  std::size_t line_feed = text_.npos;
  do {
    line_feed = ahead_.fetched().find('\n');
  } while (line_feed == text_.npos && ahead_.fetch_more(text_.data()));
  return line_feed == text_.npos ? text_.size() : line_feed + 1;
}

// For what looks at more of it than one who reads on.
std::string_view FactReader::whole_text() {
  ahead_.fetch_all();
  return text_;
}

void FactReader::read(FactSink& sink, LoadInterrupt interrupt) {
  bool goes_on = true;
  while (goes_on) {
    const char* const begin = next_begin(sink, interrupt);
    if (!begin) break;
    if (releases_ && source_.can_release(place_of(begin)))
      source_.release_before(place_of(ahead_.oldest(begin)));
    const ClausesAhead::Run run = ahead_.at(begin);
    goes_on = run.clauses ? take_run(run, sink, interrupt) : take_one(sink);
  }
  ahead_.stop();
  if (releases_) source_.end_fetching();
}

// Of the next clause; nullptr at the end of the text.
const char* FactReader::next_begin(FactSink& sink, LoadInterrupt& interrupt) {
  while (true) {
    interrupt.poll(parser_.offset());
    if (ahead_.is_fetching()) {
      if (const char* const begin = ahead_.begin_of_next(parser_.here())) return begin;
      if (ahead_.is_fetching()) whole_text();
    }
    try {
      return parser_.begin_of_next();
    } catch (const SyntaxError& error) {
      report(error, text_.size(), sink);
    }
  }
}

// The clause that the parser is at, which most often has an error: then it is parsed once more,
// since errors are few, and what is parsed ahead keeps none. False where nothing behind it counts.
bool FactReader::take_one(FactSink& sink) {
  if (ahead_.is_fetching()) whole_text();
  clause_.offset = text_.size();
  try {
    if (!parser_.next(clause_)) return false;
  } catch (const SyntaxError& error) {
    report(error, clause_.offset, sink);
    return true;
  }
  return take(clause_, sink);
}

// As many as go together. False likewise.
bool FactReader::take_run(const ClausesAhead::Run& run, FactSink& sink, LoadInterrupt& interrupt) {
  ParsedClauses& clauses = *run.clauses;
  const std::uint64_t operators = operators_.changes();
  for (std::size_t i = run.first; i < std::min(run.first + prefetch_distance, clauses.size()); ++i)
    prefetch(clauses, i);
  std::size_t i = run.first;
  const auto goes_on = [&] {
    return i < clauses.size() && clauses.follows(i) && operators_.changes() == operators &&
           (run.has_operators || !clauses.needs_operators(i));
  };
  do {
    if (i + prefetch_distance < clauses.size()) prefetch(clauses, i + prefetch_distance);
    interrupt.poll(place_of(clauses.begin(i)));
    if (clauses.is_fact(i))
      take(clauses.facts(), clauses.fact(i), sink);
    else if (!take(clauses.clause(i), sink))
      return false;
    ++i;
  } while (goes_on());
  parser_.resume(clauses.end(i - 1));
  return true;
}

void FactReader::report(const SyntaxError& error, Offset clause, FactSink& sink) {
  const auto offset = static_cast<Offset>(error.where - text_.data());
  diagnostics_.add(
      {Severity::error, offset, error.message, as_sentence(error.advice), DiagnosticKind::syntax});
  // Where what is wrong stands before the clause, the clause has not begun.
  sink.lose(broken_clause(std::min<Offset>(offset, clause)));
}

void FactReader::prefetch(const ParsedClauses& clauses, std::size_t index) const noexcept {
  if (!clauses.is_fact(index)) return builder_.prefetch(clauses.clause(index));
  written_.prefetch(clauses.facts(), clauses.fact(index));
}

// The text that the parser skips because of an error in the clause that begins there.
std::string_view FactReader::broken_clause(Offset begin) const {
  const std::string_view rest = text_.substr(static_cast<std::size_t>(begin));
  Tokenizer tokenizer(text_);
  try {
    tokenizer.skip_clause(rest.data());
  } catch (const SyntaxError&) {
    return rest;
  }
  return rest.substr(0, static_cast<std::size_t>(tokenizer.here() - rest.data()));
}

void FactReader::take(const WrittenFacts& facts, const WrittenFact& fact, FactSink& sink) {
  using enum WrittenFact::Kind;
  const TermId position = written_.position(fact);
  const Offset offset = place_of(fact.position.begin);
  switch (fact.kind) {
    case max_to_move:
    case min_to_move:
      return sink.take(
          MoverFact{position, fact.kind == max_to_move ? Mover::max : Mover::min, offset});
    case static_eval:
      return sink.take(
          ValueFact{position, written_.value(fact), offset, place_of(fact.value_text().data())});
    case moves:
      written_.read_successors(facts, fact, successors_);
      return take_moves(position, offset, WrittenPlaces(facts, fact, text_), sink);
  }
}

// False where nothing behind it counts.
bool FactReader::take(Clause& clause, FactSink& sink) {
  if (is_end_of_file(clause)) return false;
  take_clause(clause, sink);
  return true;
}

void FactReader::take_clause(Clause& clause, FactSink& sink) {
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
    report(Severity::error, clause, clause.nodes.size() - 1,
           Message("the module of a fact is an atom"),
           Message("Write the fact without a module and a colon."), DiagnosticKind::syntax);
    return sink.lose(clause.text);
  }
  if (is_neck(clause, root) && root.arity == 2)
    return report_program(clause, first_argument(clause),
                          Message("here is a rule: the file is a program and no file of facts"));
  if (module == "user" || module == directives_.module()) return take_term(clause, sink);
  if (is_of_game(clause, root))
    report(Severity::warning, clause, clause.nodes.size() - 1,
           Message("this fact is of the module {module} and not of this file's game",
                   {{"module", module}}),
           Message("Write it without the module if it is meant to count."),
           DiagnosticKind::other_module);
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
    report(Severity::error, clause, clause.nodes.size() - 1, Message("this is a list and no fact"),
           Message("Write what is in it as clauses of their own."), DiagnosticKind::syntax);
    return sink.lose(clause.text);
  }
  report(Severity::error, clause, clause.nodes.size() - 1,
         Message("this is neither a fact nor a rule"),
         Message("A fact is an atom or a compound term, as moves(a, [b, c])."),
         DiagnosticKind::syntax);
}

// Such a clause holds two most often, and what SWI-Prolog says of it helps nobody.
bool FactReader::reject_dict_call(const Clause& clause, bool is_directive) {
  const auto call = find_dict_call(clause, is_directive);
  if (!call) return false;
  const bool joins = is_full_stop(clause, *call);
  diagnostics_.add(
      {Severity::error, clause.offset + clause.nodes[*call].begin,
       Message(joins ? "this full stop ends no clause"
                     : "'.' with two arguments is a call on a dict and no fact"),
       Message(joins ? "A full stop that ends a clause needs a blank or a new line after it."
                     : "Give the predicate another name."),
       DiagnosticKind::syntax});
  return true;
}

// A directive, a query or a rule.
void FactReader::take_statement(const Clause& clause, FactSink& sink) {
  const Node& root = clause.root();
  if (root.arity == 2)
    return report_program(clause, first_argument(clause),
                          Message("here is a rule: the file is a program and no file of facts"));
  if (reject_dict_call(clause, true)) return sink.lose(clause.text);
  const std::size_t goal = only_argument(clause);
  switch (directives_.obey(clause, goal)) {
    case Directives::Kind::known:
      return;
    case Directives::Kind::runs:
      return report_program(
          clause, goal,
          Message("here is a goal to run: the file is a program and no file of facts"));
    case Directives::Kind::unknown:
      break;
  }
  report(Severity::warning, clause, goal, Message("this directive is not run"),
         Message("If the facts depend on it: {advice}", {{"advice", Message(consult_advice)}}),
         DiagnosticKind::directive);
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
    report(Severity::error, clause, list, Message("the second argument of moves/2 is no list"),
           Message("Write the successors in brackets, as moves(a, [b, c])."),
           DiagnosticKind::syntax);
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
    report_program(clause, variable,
                   Message("here is a variable: the file is a program and no file of facts"));
  }
  return term;
}

void FactReader::report(Severity severity, const Clause& clause, std::size_t node, Message message,
                        Message advice, DiagnosticKind kind) {
  diagnostics_.add(
      {severity, offset_of(clause, node), std::move(message), std::move(advice), kind});
}

// Once is enough: what follows from it is the same for each rule.
void FactReader::report_program(const Clause& clause, std::size_t node, Message what) {
  if (std::exchange(program_reported_, true)) return;
  report(Severity::error, clause, node, std::move(what), Message(consult_advice),
         DiagnosticKind::program);
}

void read_facts(const Source& source, TermTable& terms, OperatorTable& operators,
                Diagnostics& diagnostics, FactSink& sink, LoadInterrupt interrupt,
                const Parsing& parsing) {
  FactReader reader(source, terms, operators, diagnostics, parsing);
  reader.read(sink, interrupt);
  if (diagnostics.count(Severity::error) > 0) {
    if (auto problem = find_no_text(source.text())) diagnostics.replace_by(*std::move(problem));
  }
  if (reader.chance_positions().empty()) return;
  sink.begin_again();
  OperatorTable same_operators;
  Diagnostics told_before;
  FactReader(source, terms, same_operators, told_before, parsing, reader.chance_positions())
      .read(sink, interrupt);
}

}  // namespace minimax
