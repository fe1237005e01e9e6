#include "embedded/problem.hpp"

#include <vector>

#include "embedded/confinement.hpp"
#include "embedded/embedded_prolog.hpp"
#include "facts/game_faults.hpp"
#include "prolog/errors.hpp"
#include "term/writer.hpp"

namespace minimax::embedded {

namespace {

constexpr std::string_view between_lines = "\n  ";

}  // namespace

std::string Problems::text(TermId term) const {
  return write_argument(terms_, term, operators_);
}

Problem Problems::of_exception(ProgramGame& game) const try {
  throw;
} catch (const GameError& error) {
  return of(error, game);
} catch (const CycleError<TermId>& error) {
  return of(error, game);
} catch (const prolog::TermError& error) {
  return of(error);
} catch (const prolog::PendingException&) {
  // To write the call while the exception is pending would spoil that.
  Problem problem = problem_of_prolog();
  problem.advice = joined({problem.advice, game.failed_call()}, between_lines);
  return problem;
}

Problem Problems::of(const GameError& error, ProgramGame& game) const {
  return {names_of(error.kind).kind, sentence_of(error.kind, text(game.term(error.position))),
          game.circumstances(error)};
}

Problem Problems::of(const CycleError<TermId>& error, ProgramGame& game) const {
  std::vector<TermId> loop;
  for (const TermId position : error.loop) loop.push_back(game.term(position));
  return {DiagnosticKind::cycle, loop_sentence(loop, terms_, operators_), loop_advice(game.kind())};
}

Problem Problems::of(const prolog::TermError& error) {
  return {DiagnosticKind::program, error.kind == prolog::TermError::Kind::unbound
                                       ? Message("a position is not ground")
                                       : Message("a position is no plain term")};
}

Problem problem_of_text(DiagnosticKind kind, const std::string& text) {
  const std::size_t end = text.find('\n');
  const Message more = end == std::string::npos ? Message() : verbatim(text.substr(end + 1));
  return {kind, verbatim(text.substr(0, end)), joined({more, advice_for(text)}, between_lines)};
}

Problem problem_of_prolog() {
  return problem_of_text(DiagnosticKind::program, take_exception_text());
}

}  // namespace minimax::embedded
