#include "embedded/program_check.hpp"

#include <fmt/format.h>

#include <utility>

namespace minimax::embedded {

CheckReport ProgramCheck::report(const std::vector<TermId>& roots) {
  try {
    const ProgramFile::Watched watched(
        file_.watch_, game_,
        {.seconds = limits_.seconds ? std::optional(limits_.seconds->number) : std::nullopt,
         .advice = ", --positions N too where there are many"});
    walk_all(roots);
  } catch (const SearchStopped&) {
    add_stopped();
  }
  close_report();
  return std::move(report_);
}

void ProgramCheck::walk_all(const std::vector<TermId>& roots) {
  for (const TermId root : roots) {
    const Position position = game_.position(root);
    if (!roots_.insert(position).second) continue;
    summary_.roots.push_back(file_.problems().text(root));
    if (!is_on_path_.contains(position)) walk(position);
  }
}

// In depth, without recursion: a game may be deep.
void ProgramCheck::walk(Position root) {
  enter(root);
  while (!path_.empty()) {
    Open& top = path_.back();
    const auto successors = game_.successors(top.position);
    if (top.next == successors.size()) {
      is_on_path_[top.position] = false;
      path_.pop_back();
      continue;
    }
    const Position successor = successors[top.next++];
    const auto met = is_on_path_.find(successor);
    if (met == is_on_path_.end())
      enter(successor);
    else if (met->second)
      look_at_loop(successor);
  }
}

void ProgramCheck::enter(Position position) {
  interrupt_.poll();
  if (summary_.positions == limits_.positions) {
    is_cut_short_ = true;
    return;
  }
  ++summary_.positions;
  is_on_path_[position] = false;
  looking([&] {
    look_at(position);
    is_on_path_[position] = true;
    path_.push_back({position, 0});
  });
}

void ProgramCheck::look_at(Position position) {
  if (game_.successors(position).empty()) {
    ++summary_.leaves;
    looking([&] { look_at_value(position); });
  } else {
    looking([&] { look_at_turn(position); });
  }
}

void ProgramCheck::look_at_value(Position position) {
  switch (game_.kind()) {
    case GameKind::two_players:
      return static_cast<void>(game_.value(position));
    case GameKind::chance:
      return static_cast<void>(game_.merit(position));
    case GameKind::players:
      return static_cast<void>(game_.payoffs(position));
  }
}

// Legal, but programs that go by the turn of a successor go wrong on it.
void ProgramCheck::look_at_turn(Position position) {
  const Mover mover = game_.mover(position);
  if (has_same_mover_ || game_.kind() != GameKind::two_players) return;
  for (const Position successor : game_.successors(position)) {
    if (game_.declaration(successor).mover() != mover) continue;
    has_same_mover_ = true;
    return add(Severity::warning,
               {DiagnosticKind::same_mover,
                Message("the same player moves in {position} and in its successor {successor}",
                        {{"position", file_.problems().text(game_.term(position))},
                         {"successor", file_.problems().text(game_.term(successor))}}),
                Message("Programs that decide by the successor's turn go wrong there. No other "
                        "such place is told.")});
  }
}

// Natural in many games, but a search needs to know. One is enough.
void ProgramCheck::look_at_loop(Position repeated) {
  if (loops_++ > 0) return;
  std::vector<TermId> loop = {repeated};
  for (std::size_t i = path_.size(); i-- > 0 && path_[i].position != repeated;)
    loop.push_back(path_[i].position);
  loop.push_back(repeated);
  add(Severity::warning,
      file_.problems().of(CycleError<TermId>({loop.rbegin(), loop.rend()}), game_));
}

template <class Look>
void ProgramCheck::looking(Look look) try {
  look();
} catch (const SearchStopped&) {
  throw;
} catch (...) {
  add(Severity::error, file_.problems().of_exception(game_));
}

// What is wrong with a predicate, and not with a position, is wrong everywhere.
void ProgramCheck::add(Severity severity, const Problem& problem) {
  if (!told_.insert(in_english(problem.message)).second) return;
  report_.diagnostics.add({severity, 0, problem.message, problem.advice, problem.kind});
}

// A call that does not come back is a fault of the program, for all that is known.
void ProgramCheck::add_stopped() {
  report_.is_complete = false;
  const Message call = game_.stopped_call();
  report_.diagnostics.add(
      {call.is_empty() ? Severity::warning : Severity::error, 0,
       Message(limits_.seconds
                   ? "--time-limit stopped the check: there are positions that were not looked at"
                   : "a lack of memory stopped the check: there are positions that were not looked "
                     "at"),
       call, DiagnosticKind::unfinished});
}

void ProgramCheck::close_report() {
  if (is_cut_short_) report_.is_complete = false;
  if (summary_.positions == 1 && summary_.leaves == 1)
    if (const auto problem = file_.problem_of_leaf(game_.term(*roots_.begin())))
      add(Severity::warning, *problem);
  if (loops_ > 1)
    report_.diagnostics.add({Severity::warning, 0,
                             Message("{count} more loop", "{count} more loops", loops_ - 1),
                             Message(), DiagnosticKind::cycle});
  if (is_cut_short_)
    report_.diagnostics.add(
        {Severity::warning, 0,
         Message("the game has more than {count} positions: the others were not looked at",
                 "the game has more than {count} positions: the others were not looked at",
                 limits_.positions),
         Message("--positions N looks at N of them."), DiagnosticKind::unfinished});
  report_.summary = summary_;
}

}  // namespace minimax::embedded
