#include "file/file_question.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "ask/option_faults.hpp"
#include "ask/too_large_for_floats.hpp"
#include "base/print.hpp"
#include "endgame/filed_game.hpp"
#include "file/errors.hpp"
#include "file/trace_writer.hpp"
#include "search/chance/star.hpp"
#include "search/common/stack_guard.hpp"
#include "search/players/payoffs.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

/// The algorithm that was asked for is not for this very game.
class Unsuitable : public UsageError {
 public:
  /// `note` says it in a few words.
  Unsuitable(const std::string& message, std::string note)
      : UsageError(message), note(std::move(note)) {}

  std::string note;
};

// Those that take any payoffs, of what is offered.
const char* without_shallow(User user) {
  return is_traced(user) ? "There is maxn." : "There are maxn, paranoid and best_reply.";
}

[[noreturn]] void throw_unsuitable(const PayoffsError<TermId>& error, const std::string& position,
                                   const Options& options) {
  if (error.problem == PayoffsProblem::chance_moves)
    throw Unsuitable(fmt::format("--algorithm {} cannot be used here: chance moves in {}\n  There "
                                 "is maxn.",
                                 name_of(options.algorithm), position),
                     "not where chance moves");
  if (error.problem == PayoffsProblem::negative)
    throw Unsuitable(fmt::format("--algorithm shallow: a payoff of {} is negative\n  Shallow "
                                 "pruning needs payoffs that are not. {}",
                                 position, without_shallow(options.user)),
                     "not for negative payoffs");
  throw Unsuitable(
      fmt::format("--algorithm shallow: the payoffs of {} sum to more than --payoff-sum says",
                  position),
      "the payoffs sum to more");
}

}  // namespace

FileQuestion::FileQuestion(GameFile& file, const Options& options, Counts counts)
    : file_(file),
      options_(told_of(options, counts)),
      game_(with_usage_errors([&] {
        check_combination(options_);
        check_for(options_, file.kind());
        return file.game(options_);
      })),
      texts_(file, *game_) {}

Options FileQuestion::told_of(Options options, Counts counts) {
  if (counts == Counts::distinct && file_.tells_visits()) options.visits = &visits_;
  return options;
}

// What ask() gives, of the position that the term is.
template <class Ask>
auto FileQuestion::asked(TermId term, Ask ask) {
  std::optional<std::invoke_result_t<Ask, TermId>> answer;
  const auto text = [&](TermId position) {
    return write_quoted(file_.terms(), game_->term(position), file_.operators());
  };
  const auto ask_once = [&] {
    try {
      answer = ask(game_->position(term));
    } catch (const ValueOutOfBounds<TermId, Payoff>& error) {
      throw UsageError(fmt::format("the static value of {} is {}, and lies beyond --value-range",
                                   text(error.position), error.value.number().text()));
    } catch (const PayoffsError<TermId>& error) {
      throw_unsuitable(error, text(error.position), options_);
    } catch (const TooLargeForFloats& error) {
      throw UsageError(error.what());
    }
  };
  game_->guarded([&] { with_usage_errors(ask_once); });
  return std::move(*answer);
}

// Likewise, where an answer may depend on the rule for the mover.
template <class Ask>
auto FileQuestion::answered(TermId term, Ask ask) {
  auto answer = asked(term, ask);
  warn_of_rules();
  return answer;
}

std::vector<Result> FileQuestion::results(TermId position, TieRule ties) {
  return answered(position, [&](TermId root) {
    visits_.clear();
    Found found = question().find(root, ties);
    note_more_lines(found);
    return counted_results_of(std::move(found));
  });
}

// Asked of the table first, where there is one.
Question& FileQuestion::question() {
  if (!options_.endgame) return game_->question();
  if (!tabled_) tabled_ = std::make_unique<TabledQuestion>(game_->question(), texts_, options_);
  return *tabled_;
}

Result FileQuestion::think(TermId position, const std::function<void(const Result&)>& tell) {
  return answered(position, [&](TermId root) {
    const auto tell_result = [&](const Found& found) { tell(results_of(found).front()); };
    return results_of(question().think(root, tell_result)).front();
  });
}

FileQuestion::Choice FileQuestion::choice(TermId position) {
  return asked(position, [&](TermId root) {
    Choice choice{std::nullopt, terms(game_->successors(root))};
    if (!choice.successors.empty()) choice.mover = question().mover(root);
    return choice;
  });
}

Result FileQuestion::outcome(TermId position, Ties ties) {
  return answered(position,
                  [&](TermId root) { return results_of(question().outcome(root, ties)).front(); });
}

Comparison::Row FileQuestion::row(TermId position) {
  const std::string name(name_of(options_.algorithm));
  try {
    return {name, results(position, TieRule::last).front(), ""};
  } catch (const TooDeep&) {
    return {name, std::nullopt, "too deep for its recursion"};
  } catch (const SearchStopped&) {
    return {name, std::nullopt, "stopped before any depth"};
  } catch (const StoppedCall&) {
    return {name, std::nullopt, "stopped before any depth"};
  } catch (const std::bad_alloc&) {
    return {name, std::nullopt, "out of memory"};
  } catch (const Unsuitable& error) {
    return {name, std::nullopt, error.note, false};
  } catch (const MissingOption& error) {
    return {name, std::nullopt, "needs " + error.option, false};
  }
}

std::optional<ProofSize> FileQuestion::proof_size(TermId position) try {
  return answered(position, [&](TermId root) { return question().proof_size(root); });
} catch (const StoppedCall&) {
  return std::nullopt;
}

FileQuestion::Certified FileQuestion::certified(TermId position, TieRule ties) {
  const std::optional<std::string> interface =
      with_usage_errors([&] { return file_.certified_interface(); });
  return answered(position, [&](TermId root) {
    visits_.clear();
    const Proved proved = question().prove(root, ties);
    Certified certified{counted_results_of(proved.found), interface, {}};
    using Kind = CertificateFact::Kind;
    std::vector<CertificateFact>& facts = certified.certificate;
    facts.push_back({Kind::claim, Mover::max, position, proved.root.remaining,
                     written(proved.found.answers.front().value)});
    const auto add = [&](Mover player, const Strategy<TermId>& strategy) {
      for (const auto& play : strategy.plays)
        facts.push_back({Kind::play, player, game_->term(play.at.position), play.at.remaining,
                         game_->term(play.successor)});
      for (const PositionAt<TermId>& leaf : strategy.leaves)
        facts.push_back({Kind::leaf, player, game_->term(leaf.position), leaf.remaining,
                         game_->written_value(leaf.position)});
    };
    add(Mover::max, proved.max);
    add(Mover::min, proved.min);
    return certified;
  });
}

void FileQuestion::trace(TermId root, const std::function<void(const WrittenEvent&)>& tell,
                         std::uint64_t most) {
  TraceWriter writer(*game_, file_.terms(), repetition());
  std::uint64_t steps = 0;
  asked(root, [&](TermId position) {
    question().trace(position, [&](const GameEvent& event) {
      tell(steps++ < most || event.ply == 0 ? writer.written(event) : writer.outline(event));
    });
    return true;
  });
}

std::vector<TermId> FileQuestion::frontier(TermId root) {
  return asked(root, [&](TermId position) { return terms(question().frontier(position)); });
}

std::vector<TermId> FileQuestion::possible_successors(TermId position) {
  return asked(position, [&](TermId asked_position) {
    return terms(question().possible_successors(asked_position));
  });
}

void FileQuestion::count_paths(TermId root, Plies plies,
                               const std::function<void(const ReachedPly&)>& tell) {
  asked(root, [&](TermId position) {
    question().count_paths(position, plies, tell);
    return true;
  });
}

void FileQuestion::explore(
    const std::vector<TermId>& positions, WorkFiles* files,
    const std::function<void(TabledGame&, const std::vector<std::string>&)>& use) {
  game_->guarded([&] {
    with_usage_errors([&] {
      std::vector<std::string> roots;
      for (const TermId position : positions)
        roots.push_back(texts_.text(game_->position(position)));
      const auto begin = [&] { return question().explore(); };
      if (files) {
        FiledGame game(begin, texts_, *files);
        return use(game, roots);
      }
      ExploredGame game(begin(), texts_);
      use(game, roots);
    });
  });
}

void FileQuestion::warn_of_rules() {
  const std::optional<TermId> position = question().rule_difference();
  if (!position || std::exchange(has_warned_, true)) return;
  tell(
      "{}: warning: at {} the declarations of the successors say something else than who "
      "moves there\n  --mover position decides by the position itself.\n",
      file_.name(), write_quoted(file_.terms(), game_->term(*position), file_.operators()));
}

void FileQuestion::note_more_lines(const Found& found) const {
  if (found.has_more)
    tell("minimax: note: there are more than {} equilibrium lines, and these are the first\n",
         found.answers.size());
}

// Since visits_ was cleared.
std::vector<Result> FileQuestion::counted_results_of(Found found) {
  if (options_.visits) found.report.distinct_positions = visits_.count();
  return results_of(found);
}

std::vector<Result> FileQuestion::results_of(const Found& found) {
  std::vector<Result> results;
  for (const FoundAnswer& answer : found.answers) {
    Result& result = results.emplace_back();
    result.position = game_->term(found.position);
    result.mover = found.mover;
    if (found.mover && is_player(*found.mover))
      result.player = game_->player_name(player_index(*found.mover));
    if (answer.best) result.best = game_->term(*answer.best);
    result.value = written(answer.value);
    result.nodes = found.policy ? policy_terms(*found.policy) : terms(answer.nodes);
    result.report = found.report;
  }
  return results;
}

TermId FileQuestion::written(const FoundValue& value) {
  switch (value.origin) {
    case FoundValue::Origin::repetition:
      return *repetition();
    case FoundValue::Origin::number:
      return file_.terms().number(value.numbers.front());
    case FoundValue::Origin::payoffs: {
      std::vector<TermId> payoffs;
      for (const Number& number : value.numbers) payoffs.push_back(file_.terms().number(number));
      return file_.terms().list(payoffs);
    }
    case FoundValue::Origin::position:
      break;
  }
  return game_->written_value(value.position);
}

// The value of a repeated position as it was written, where it has one.
std::optional<TermId> FileQuestion::repetition() const {
  if (!options_.on_cycle) return std::nullopt;
  return TermId{static_cast<std::uint32_t>(options_.on_cycle->written)};
}

std::vector<TermId> FileQuestion::terms(const std::vector<TermId>& positions) {
  std::vector<TermId> terms;
  for (const TermId position : positions) terms.push_back(game_->term(position));
  return terms;
}

// Each as `Position-[Successor, ...]`.
std::vector<TermId> FileQuestion::policy_terms(const std::vector<FoundStep>& steps) {
  TermTable& table = file_.terms();
  std::vector<TermId> list;
  for (const FoundStep& step : steps) {
    const std::array<TermId, 2> parts = {game_->term(step.position),
                                         table.list(terms(step.successors))};
    list.push_back(table.compound(table.atom("-"), parts));
  }
  return list;
}

}  // namespace minimax
