#include "embedded/program_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/print.hpp"
#include "embedded/bounded_text.hpp"
#include "embedded/embedded_prolog.hpp"
#include "embedded/load_program.hpp"
#include "embedded/program_check.hpp"
#include "embedded/program_file_game.hpp"
#include "file/errors.hpp"
#include "file/reachable.hpp"
#include "prolog/program_kind.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax::embedded {

namespace {

std::optional<double> number_of(std::optional<minimax::Seconds> seconds) {
  return seconds ? std::optional(seconds->number) : std::nullopt;
}

term_t command_indicator() {
  const term_t indicator = prolog::new_term();
  prolog::check(PL_put_atom_chars(indicator, "solve"));
  return indicator;
}

Message prints_too_much() {
  return Message("it prints more than a megabyte");
}

}  // namespace

ProgramFile::ProgramFile(Source source, const GameSource& game)
    : source_(std::move(source)),
      call_seconds_(game.program.load_seconds),
      most_messages_(game.most_messages),
      caller_{command_indicator()} {
  try {
    LoadedProgram loaded =
        load_program(game.program.before, source_, call_seconds_, most_messages_);
    told_ = std::move(loaded.told);
    if (loaded.is_broken) throw BadProgram(told_);
    module_ = loaded.module;
    take_operators();
    read_entries(game.program);
    if (!loaded.left_out.empty()) {
      if (game.program.is_strict || asks_for(loaded.left_out)) throw BadProgram(told_);
      tell(
          "{}: warning: goes on without what cannot be read, since the game does not ask for it\n"
          "  --strict refuses such a program.\n",
          name());
    }
    interface_ = read_interface();
    run_start();
    kind_ = prolog::program_kind(module_, *interface_);
    prolog::check_roles(*interface_, kind_, caller_);
    if (interface_->variables) exchange_.allow_variables();
  } catch (const prolog::PendingException&) {
    fail(problem_of_prolog());
  }
}

void ProgramFile::take_operators() {
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)));
  if (!call_program_library("operators", 2, arguments)) return;
  const term_t list = arguments + 1;
  const term_t head = prolog::new_term();
  const term_t part = prolog::new_terms(3);
  while (PL_get_list(list, head, list)) {
    int priority = 0;
    prolog::check(PL_get_arg(1, head, part) && PL_get_integer(part, &priority) &&
                  PL_get_arg(2, head, part + 1) && PL_get_arg(3, head, part + 2));
    if (const auto type = operator_type(prolog::text_of(part + 1)))
      operators_.add(priority, *type, prolog::text_of(part + 2));
  }
}

void ProgramFile::read_entries(const ProgramOptions& said) {
  const term_t list = prolog::new_term();
  prolog::check(PL_put_nil(list));
  const auto add = [&](const char* reader, const std::string& text, const std::string& fault) {
    prolog::Frame frame;
    const term_t arguments = prolog::new_terms(3);
    prolog::check(PL_put_atom(arguments, PL_module_name(module_)) &&
                  PL_put_chars(arguments + 1, PL_STRING | REP_UTF8, text.size(), text.data()));
    if (!call_program_library(reader, 3, arguments)) throw UsageError(fault);
    prolog::check(PL_cons_list(list, arguments + 2, list));
    frame.keep();
  };
  for (auto text = said.interface.rbegin(); text != said.interface.rend(); ++text)
    add("read_entry", *text,
        fmt::format("--interface: `{}` is not of the form Role=What, such as moves=lep/2", *text));
  if (said.start)
    add("read_start", *said.start,
        fmt::format("--start: `{}` is no goal, such as set_up or set_up(3)", *said.start));
  entries_ = list;
}

// What the command line says, before what the program does.
prolog::Interface ProgramFile::read_interface() {
  try {
    return prolog::interface_of(module_, entries_, caller_);
  } catch (const prolog::PendingException&) {
    if (PL_get_nil(entries_)) throw;
    throw UsageError("--interface: " + take_exception_text());
  }
}

// So many arguments, of which the first are the module and what the command line says.
term_t ProgramFile::about_entries(int count) const {
  const term_t arguments = prolog::new_terms(count);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)) &&
                PL_put_term(arguments + 1, entries_));
  return arguments;
}

std::optional<std::string> ProgramFile::proposal(bool explains) const try {
  const prolog::Frame frame;
  const term_t arguments = about_entries(4);
  prolog::check(PL_put_bool(arguments + 2, explains));
  if (!call_program_library("proposal_text", 4, arguments)) return std::nullopt;
  return prolog::text_of(arguments + 3);
} catch (const prolog::PendingException&) {
  PL_clear_exception();
  return std::nullopt;
}

// Nothing is searched by a guess, but told.
void ProgramFile::check_moves() const {
  if (interface_->moves || interface_->move ||
      prolog::is_found(prolog::new_functor("moves", 2), module_))
    return;
  std::optional<std::string> proposed = proposal(false);
  if (!proposed) return;
  for (std::size_t at = 0; (at = proposed->find('\n', at)) != proposed->npos; at += 3)
    proposed->replace(at, 1, "\n  ");
  fail({DiagnosticKind::program, Message("the program defines no moves/2"),
        Message("By its names this may be meant, which `minimax check --propose` explains:\n"
                "  {proposal}",
                {{"proposal", *proposed}})});
}

// Whether the game needs predicates of which a part may be missing.
bool ProgramFile::asks_for(const std::vector<std::string>& predicates) {
  const prolog::Frame frame;
  const term_t arguments = about_entries(3);
  const term_t name = prolog::new_term();
  prolog::check(PL_put_nil(arguments + 2));
  for (const std::string& each : predicates)
    prolog::check(PL_put_chars(name, PL_STRING | REP_UTF8, each.size(), each.data()) &&
                  PL_cons_list(arguments + 2, name, arguments + 2));
  return call_program_library("asks_by_name", 3, arguments);
}

void ProgramFile::run_start() try {
  prolog::CallLimit limit(
      time_after(prolog::CallLimit::Clock::now(), std::chrono::duration<double>(call_seconds_)));
  limit.guard([&] {
    prolog::run_start(module_, *interface_);
    return true;
  });
} catch (const SearchStopped&) {
  fail({DiagnosticKind::program,
        Message("the goal that is to set the game up does not end: {reason}",
                {{"reason", stopped_text()}})});
}

void ProgramFile::tell_of_state(term_t state) {
  static const functor_t minimax = prolog::new_functor("minimax", 1);
  static const functor_t kept = prolog::new_functor("kept_state", 1);
  if (std::exchange(was_told_of_state_, true)) return;
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  prolog::check(PL_cons_functor_v(arguments, kept, state) &&
                PL_cons_functor_v(arguments, minimax, arguments));
  if (call_program_library("message_text", 2, arguments))
    tell("{}: warning: {}\n", name(), prolog::text_of(arguments + 1));
}

ProgramFile::Watched::Watched(SearchWatch& watch, ProgramGame& game,
                              const SearchWatch::Limits& limits)
    : session_(watch, limits) {
  if (limits.seconds)
    calls_.emplace(
        game, time_after(Interrupt::Clock::now(), std::chrono::duration<double>(*limits.seconds)));
}

ProgramFile::Watched ProgramFile::watched(ProgramGame& game, const Options& options) {
  if (options.memory) game.stop_at_full_stacks();
  const bool ends = options.depth || options.node_limit || options.memory;
  return {watch_,
          game,
          {number_of(options.time_limit), number_of(options.patience),
           ends ? "" : ", --depth N too where the game has no end"}};
}

// Its reference lives as long as the engine.
Goal ProgramFile::goal(const std::string& text) {
  const term_t goal = prolog::new_term();
  if (!read_term(text, goal) || !PL_is_callable(goal))
    throw UsageError(fmt::format(
        "--quiescence: `{}` is no goal, such as quiet, which is called with a position", text));
  return {goal, module_};
}

std::unique_ptr<FileGame> ProgramFile::game(const Options& options) {
  if (options.memory) limit_stacks(options.memory->bytes());
  return std::make_unique<ProgramFileGame>(*this, options);
}

std::vector<TermId> ProgramFile::positions(const std::vector<std::string>& texts) {
  check_moves();
  std::vector<TermId> positions;
  for (const std::string& each : texts) positions.push_back(position(each));
  if (texts.empty()) {
    const std::optional<TermId> initial = initial_position();
    if (!initial)
      throw UsageError(fmt::format(
          "{} does not say where the game begins\n  Say which position is asked for, or define "
          "initial_position(Pos).",
          name()));
    positions.push_back(*initial);
  }
  return positions;
}

// As SWI-Prolog reads it in the module of the game; false where it cannot.
bool ProgramFile::read_term(const std::string& text, term_t to) const {
  const term_t arguments = prolog::new_terms(3);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)) &&
                PL_put_chars(arguments + 1, PL_STRING | REP_UTF8, text.size(), text.data()));
  if (!call_program_library("read_text", 3, arguments)) return false;
  prolog::check(PL_put_term(to, arguments + 2));
  return true;
}

TermId ProgramFile::position(const std::string& text) try {
  const prolog::Frame frame;
  const term_t term = prolog::new_term();
  if (!read_term(text, term)) throw NotATerm("it cannot be read");
  if (!exchange_.has_variables() && !PL_is_ground(term)) throw NotATerm("it holds a variable");
  return exchange_.read(term);
} catch (const NotATerm& problem) {
  throw_no_term(text, problem);
}

// What is not needed for an answer is not waited for long. Throws SearchStopped.
bool ProgramFile::call_for_people(const char* name, int arity, term_t arguments) const {
  prolog::CallLimit limit(
      time_after(prolog::CallLimit::Clock::now(), std::chrono::duration<double>(call_seconds_)));
  return limit.guard([&] { return call_program_library(name, arity, arguments); });
}

Message ProgramFile::stopped_text() const {
  return Message("it was stopped after {seconds} s; --load-time SECONDS lets it go on",
                 {{"seconds", fmt::format("{}", call_seconds_)}});
}

std::optional<TermId> ProgramFile::initial_position() try {
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)));
  if (!call_for_people("initial_position", 2, arguments)) return std::nullopt;
  return exchange_.read(arguments + 1);
} catch (const SearchStopped&) {
  fail({DiagnosticKind::program,
        Message("initial_position/1 does not answer: {reason}", {{"reason", stopped_text()}})});
} catch (const prolog::PendingException&) {
  fail(problem_of_prolog());
} catch (const prolog::TermError& error) {
  fail(problems().of(error));
}

std::optional<std::string> ProgramFile::picture(TermId position) try {
  if (!pictures_.comes_back) return std::nullopt;
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(3);
  BoundedText printed;
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)));
  exchange_.put(arguments + 1, position);
  printed.put_stream(arguments + 2);
  try {
    if (!call_for_people("show", 3, arguments)) return std::nullopt;
  } catch (const prolog::PendingException&) {
    const Message problem = problem_of_prolog().message;
    complain(pictures_, printed.is_full() ? prints_too_much() : problem);
    return std::nullopt;
  }
  std::string text = printed.text();
  if (!printed.is_full()) return text;
  complain(pictures_, prints_too_much());
  return std::nullopt;
} catch (const SearchStopped&) {
  give_up(pictures_);
  return std::nullopt;
} catch (const prolog::PendingException&) {
  complain(pictures_, problem_of_prolog().message);
  return std::nullopt;
}

std::optional<TermId> ProgramFile::move_name(TermId position, TermId successor) try {
  if (!names_.comes_back) return std::nullopt;
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(5);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)) &&
                PL_put_term(arguments + 1, entries_));
  exchange_.put(arguments + 2, position);
  exchange_.put(arguments + 3, successor);
  if (!call_for_people("name_of_move", 5, arguments)) return std::nullopt;
  return exchange_.read(arguments + 4);
} catch (const SearchStopped&) {
  give_up(names_);
  return std::nullopt;
} catch (const prolog::PendingException&) {
  complain(names_, problem_of_prolog().message);
  return std::nullopt;
} catch (const prolog::TermError&) {
  complain(names_, Message("a name is not ground, or no plain term"));
  return std::nullopt;
}

// What is wrong if nothing but a value for whatever there may be knows the position.
std::optional<Problem> ProgramFile::problem_of_leaf(TermId position) try {
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(4);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)) &&
                PL_put_term(arguments + 1, entries_));
  exchange_.put(arguments + 2, position);
  if (!call_for_people("unknown_position", 4, arguments)) return std::nullopt;
  return Problem{DiagnosticKind::misspelt_position,
                 Message("no predicate but {predicate} knows {position}, and that gives anything "
                         "this value",
                         {{"predicate", prolog::text_of(arguments + 3)},
                          {"position", problems().text(position)}}),
                 Message("Is the position misspelt, or the board not set up?")};
} catch (const SearchStopped&) {
  return std::nullopt;
} catch (const prolog::PendingException&) {
  PL_clear_exception();
  return std::nullopt;
}

void ProgramFile::look_at_leaf(TermId position) {
  const std::optional<Problem> problem = problem_of_leaf(position);
  if (problem) tell("{}: warning: {}\n  {}\n", name(), say(problem->message), say(problem->advice));
}

std::vector<TermId> ProgramFile::all_positions(std::optional<minimax::Seconds> limit) {
  ProgramGame game = question_game();
  if (game.takes_turns())
    throw UsageError(
        "--all cannot be used where a position does not tell whose turn it is: ask for one");
  const TermId root = positions({}).front();
  return guarded(game, [&] {
    const Watched watched(watch_, game, {.seconds = number_of(limit)});
    std::vector<TermId> found;
    for (const auto position : reachable_positions(game, game.position(root), interrupt()))
      found.push_back(game.term(position));
    return found;
  });
}

CheckReport ProgramFile::check(const std::vector<std::string>& texts, const CheckLimits& limits) {
  CheckReport report = ProgramCheck(*this, limits).report(positions(texts));
  report.told = told_;
  return report;
}

std::optional<std::string> ProgramFile::certified_interface() {
  prolog::check_certifiable(*interface_);
  const prolog::Frame frame;
  const term_t arguments = about_entries(3);
  if (!call_program_library("interface_text", 3, arguments)) return std::nullopt;
  return prolog::text_of(arguments + 2);
}

// The answer is right all the same; once is enough.
void ProgramFile::complain(ForPeople& predicate, const Message& reason) const {
  if (std::exchange(predicate.was_told_of, true)) return;
  tell("{}: warning: {}\n", name(),
       say("{predicate} is of no use: {reason}",
           {{"predicate", predicate.name}, {"reason", reason}}));
}

// To wait for it again and again would be worse than to do without.
void ProgramFile::give_up(ForPeople& predicate) const {
  predicate.comes_back = false;
  complain(predicate, stopped_text());
}

void ProgramFile::fail(const Problem& problem) const {
  tell("{}: error: {}\n", name(), say(problem.message));
  if (!problem.advice.is_empty()) tell("  {}\n", say(problem.advice));
  ToldDiagnostics told = told_;
  told.kept.push_back({{Severity::error, 0, problem.message, problem.advice, problem.kind}, {}});
  throw BadProgram(std::move(told));
}

void ProgramFile::fail_stopped(const Message& call) {
  if (call.is_empty()) throw SearchStopped();
  throw StoppedCall(call);
}

}  // namespace minimax::embedded
