#include "embedded/program_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <unordered_set>
#include <utility>

#include "base/print.hpp"
#include "embedded/bounded_text.hpp"
#include "embedded/embedded_prolog.hpp"
#include "embedded/load_program.hpp"
#include "embedded/program_check.hpp"
#include "embedded/program_file_game.hpp"
#include "file/errors.hpp"
#include "prolog/program_kind.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax::embedded {

namespace {

constexpr std::size_t most_positions = 1'000'000;  // that --all looks at

std::optional<double> number_of(std::optional<minimax::Seconds> seconds) {
  return seconds ? std::optional(seconds->number) : std::nullopt;
}

term_t command_indicator() {
  const term_t indicator = prolog::new_term();
  prolog::check(PL_put_atom_chars(indicator, "solve"));
  return indicator;
}

}  // namespace

ProgramFile::ProgramFile(Source source, const GameSource& game)
    : source_(std::move(source)),
      call_seconds_(game.program.load_seconds),
      most_messages_(game.most_messages),
      caller_{command_indicator()} {
  const std::vector<std::string>& interface = game.program.interface;
  try {
    LoadedProgram loaded = load_program(source_, call_seconds_, most_messages_);
    told_ = std::move(loaded.told);
    if (loaded.is_broken) throw BadProgram(told_);
    module_ = loaded.module;
    take_operators();
    if (!interface.empty()) read_entries(interface);
    interface_ = read_interface();
    kind_ = prolog::program_kind(module_, *interface_);
    prolog::check_roles(*interface_, kind_, caller_);
    has_interface_ = !interface.empty() || directive_says_interface();
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

void ProgramFile::read_entries(const std::vector<std::string>& entries) {
  const term_t list = prolog::new_term();
  prolog::check(PL_put_nil(list));
  for (std::size_t i = entries.size(); i-- > 0;) {
    prolog::Frame frame;
    const term_t arguments = prolog::new_terms(3);
    const std::string& text = entries[i];
    prolog::check(PL_put_atom(arguments, PL_module_name(module_)) &&
                  PL_put_chars(arguments + 1, PL_STRING | REP_UTF8, text.size(), text.data()));
    if (!call_program_library("read_entry", 3, arguments))
      throw UsageError(fmt::format(
          "--interface: `{}` is not of the form Role=Name/Arity, such as moves=lep/2", text));
    prolog::check(PL_cons_list(list, arguments + 2, list));
    frame.keep();
  }
  entries_ = list;
}

// What the command line says, before what the program does.
prolog::Interface ProgramFile::read_interface() {
  if (!entries_) return prolog::interface_of(module_, std::nullopt, caller_);
  try {
    return prolog::interface_of(module_, entries_, caller_);
  } catch (const prolog::PendingException&) {
    throw UsageError("--interface: " + take_exception_text());
  }
}

bool ProgramFile::directive_says_interface() {
  const prolog::Frame frame;
  return !PL_get_nil(prolog::default_interface(module_));
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
  throw UsageError(fmt::format("the position `{}` is no term: {}", text, problem.what()));
}

// What is not needed for an answer is not waited for long. Throws SearchStopped.
bool ProgramFile::call_for_people(const char* name, int arity, term_t arguments) const {
  prolog::CallLimit limit(
      time_after(prolog::CallLimit::Clock::now(), std::chrono::duration<double>(call_seconds_)));
  return limit.guard([&] { return call_program_library(name, arity, arguments); });
}

std::string ProgramFile::stopped_text() const {
  return fmt::format("it was stopped after {} s; --load-time SECONDS lets it go on", call_seconds_);
}

std::optional<TermId> ProgramFile::initial_position() try {
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)));
  if (!call_for_people("initial_position", 2, arguments)) return std::nullopt;
  return exchange_.read(arguments + 1);
} catch (const SearchStopped&) {
  fail({DiagnosticKind::program, "initial_position/1 does not answer: " + stopped_text()});
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
    const std::string problem = problem_of_prolog().message;
    complain(pictures_, printed.is_full() ? "it prints more than a megabyte" : problem);
    return std::nullopt;
  }
  std::string text = printed.text();
  if (!printed.is_full()) return text;
  complain(pictures_, "it prints more than a megabyte");
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
  const term_t arguments = prolog::new_terms(4);
  prolog::check(PL_put_atom(arguments, PL_module_name(module_)));
  exchange_.put(arguments + 1, position);
  exchange_.put(arguments + 2, successor);
  if (!call_for_people("name_of_move", 4, arguments)) return std::nullopt;
  return exchange_.read(arguments + 3);
} catch (const SearchStopped&) {
  give_up(names_);
  return std::nullopt;
} catch (const prolog::PendingException&) {
  complain(names_, problem_of_prolog().message);
  return std::nullopt;
} catch (const prolog::TermError&) {
  complain(names_, "a name is not ground, or no plain term");
  return std::nullopt;
}

std::vector<TermId> ProgramFile::all_positions(std::optional<minimax::Seconds> limit) {
  ProgramGame game = question_game();
  if (game.takes_turns())
    throw UsageError(
        "--all cannot be used where a position does not tell whose turn it is: ask for one");
  const TermId root = positions({}).front();
  return guarded(game, [&] {
    const Watched watched(watch_, game, {.seconds = number_of(limit)});
    Interrupt interrupt = this->interrupt();
    std::vector<TermId> found;
    std::vector<ProgramGame::Position> waiting = {game.position(root)};
    std::unordered_set<ProgramGame::Position> seen = {waiting.front()};
    while (!waiting.empty()) {
      interrupt.poll();
      if (seen.size() > most_positions)
        throw UsageError(fmt::format("the game has more than {} positions\n  Ask for some of them.",
                                     most_positions));
      const ProgramGame::Position position = waiting.back();
      waiting.pop_back();
      found.push_back(game.term(position));
      const auto successors = game.successors(position);
      for (std::size_t i = successors.size(); i-- > 0;) {
        if (seen.insert(successors[i]).second) waiting.push_back(successors[i]);
      }
    }
    return found;
  });
}

CheckReport ProgramFile::check(const std::vector<std::string>& texts, const CheckLimits& limits) {
  CheckReport report = ProgramCheck(*this, limits).report(positions(texts));
  report.told = told_;
  return report;
}

void ProgramFile::check_certifiable() {
  const prolog::Frame frame;
  const term_t module = prolog::new_term();
  prolog::check(PL_put_atom(module, PL_module_name(module_)));
  if (has_interface_ || prolog::text_of(module) != "user")
    throw UsageError(
        "--certificate is for games without an interface or a module of their own: the checker "
        "asks moves/2 and static_eval/2");
}

// The answer is right all the same; once is enough.
void ProgramFile::complain(ForPeople& predicate, const std::string& reason) const {
  if (std::exchange(predicate.was_told_of, true)) return;
  tell("{}: warning: {} is of no use: {}\n", name(), predicate.name, reason);
}

// To wait for it again and again would be worse than to do without.
void ProgramFile::give_up(ForPeople& predicate) const {
  predicate.comes_back = false;
  complain(predicate, stopped_text());
}

void ProgramFile::fail(const Problem& problem) const {
  tell("{}: error: {}\n", name(), problem.message);
  if (!problem.advice.empty()) tell("  {}\n", problem.advice);
  ToldDiagnostics told = told_;
  told.kept.push_back({{Severity::error, 0, problem.message, problem.advice, problem.kind}, {}});
  throw BadProgram(std::move(told));
}

void ProgramFile::fail_stopped(const std::string& call) {
  if (call.empty()) throw SearchStopped();
  throw StoppedCall(call);
}

}  // namespace minimax::embedded
