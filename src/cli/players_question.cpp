#include "cli/players_question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <utility>

#include "cli/errors.hpp"
#include "search/best_reply.hpp"
#include "search/equilibria.hpp"
#include "search/maxn.hpp"
#include "search/names.hpp"
#include "search/paranoid.hpp"
#include "search/shallow_pruning.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

// There may be exponentially many.
constexpr std::size_t most_lines = 10'000;

Ties single(TieRule rule) {
  return rule == TieRule::first ? Ties::first : Ties::last;
}

}  // namespace

PlayersQuestion::PlayersQuestion(FactFile& file, const SearchFlags& flags)
    : SpecialQuestion(file, flags),
      game_(file.question_game()),
      exact_(file.question_game()),
      plain_(game_, {.depth = flags.depth}) {}

std::vector<Result> PlayersQuestion::results(TermId position, TieRule ties) {
  const auto begin = std::chrono::steady_clock::now();
  const Found found = this->found(position, ties);
  const auto time = std::chrono::steady_clock::now() - begin;
  std::vector<Result> results;
  for (const PlayersAnswer<PlayerFacts>& answer : found.answers) {
    Result& result = results.emplace_back();
    result.position = position;
    if (answer.best()) {
      result.mover = game_.mover(position);
      result.player = file_.question_game().players()[player_index(*result.mover)];
    }
    result.best = answer.best();
    result.value = *game_.written_value(answer.line.empty() ? position : answer.line.back());
    result.nodes = answer.line;
    result.algorithm =
        name_of(flags_.algorithm == Algorithm::automatic ? Algorithm::maxn : flags_.algorithm);
    result.depth = flags_.depth;
    result.statistics = found.statistics;
    result.time = time;
  }
  return results;
}

PlayersQuestion::Found PlayersQuestion::found(TermId position, TieRule ties) {
  return file_.guarded(file_.question_game(), [&]() -> Found {
    switch (flags_.algorithm) {
      case Algorithm::paranoid:
        return by_root_player<Paranoid<PlayerFacts>>(position, ties);
      case Algorithm::best_reply:
        return by_root_player<BestReply<PlayerFacts>>(position, ties);
      case Algorithm::shallow:
        return by_shallow_pruning(position, ties);
      default:
        break;
    }
    if (ties == TieRule::all) return all_lines(position);
    const Statistics before = plain_.statistics();
    Found found{{plain_.answer(position, single(ties))}, plain_.statistics()};
    found.statistics.positions -= before.positions;
    found.statistics.leaves -= before.leaves;
    return found;
  });
}

PlayersQuestion::Found PlayersQuestion::by_shallow_pruning(TermId position, TieRule ties) {
  if (ties == TieRule::all) throw UsageError("--ties all is for --algorithm maxn");
  if (!greatest_sum_) greatest_sum_ = greatest_sum();
  ShallowMaxN<ExactPlayerFacts> search(exact_, *greatest_sum_, {.depth = flags_.depth});
  PlayersAnswer<ExactPlayerFacts> answer = search.answer(position, single(ties));
  return {{{std::move(answer.payoffs), std::move(answer.line)}}, search.statistics()};
}

PlayersQuestion::Found PlayersQuestion::all_lines(TermId position) {
  Equilibria<PlayerFacts> equilibria(game_, {.depth = flags_.depth});
  Found found{equilibria.answers(position, most_lines + 1), equilibria.statistics()};
  if (found.answers.size() > most_lines) {
    found.answers.pop_back();
    fmt::print(stderr,
               "minimax: note: there are more than {} equilibrium lines, and these are the "
               "first\n",
               most_lines);
  }
  return found;
}

template <class Search>
auto PlayersQuestion::by_root_player(TermId position, TieRule ties) -> Found {
  if (ties == TieRule::all) throw UsageError("--ties all is for --algorithm maxn");
  Search search(game_, {.depth = flags_.depth, .table_bytes = flags_.table_bytes});
  return {{search.answer(position, single(ties))}, search.statistics()};
}

// Of the payoffs of any position.
Payoff PlayersQuestion::greatest_sum() const {
  FactGame& game = file_.question_game();
  Payoff greatest;
  for (const TermId position : game.positions()) {
    if (!game.written_value(position)) continue;
    Payoff sum;
    for (const Payoff& payoff : exact_.payoffs(position)) {
      if (payoff < Payoff())
        throw Unsuitable(fmt::format(
            "--algorithm shallow: a payoff of {} is negative\n  Shallow pruning needs payoffs that "
            "are not. There are maxn, paranoid and best_reply.",
            write_quoted(file_.terms(), position, file_.operators())));
      sum = sum + payoff;
    }
    greatest = std::max(greatest, sum);
  }
  return greatest;
}

}  // namespace minimax
