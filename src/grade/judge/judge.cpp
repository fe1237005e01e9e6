#include "grade/judge/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "facts/static_value.hpp"
#include "show/trace_terms.hpp"

namespace minimax::grade {

namespace {

Judgement none(std::string reason) {
  return {Outcome::none, std::move(reason)};
}

Judgement judgement(std::optional<std::string> reason) {
  return reason ? Judgement{Outcome::wrong, std::move(*reason)} : Judgement{};
}

// With what may be behind it, or else with what to do.
Judgement absent(const std::string& what, const Answer& answer, const std::string& advice = "") {
  const std::string& more = answer.hint.empty() ? advice : answer.hint;
  return none(more.empty() ? what : fmt::format("{}: {}", what, more));
}

const char* by(const Pruning& pruning) {
  return pruning.rule == CutOff::equal ? "by the rule alpha >= beta" : "by the rule alpha > beta";
}

bool holds(const std::vector<TermId>& terms, TermId term) {
  return std::ranges::find(terms, term) != terms.end();
}

}  // namespace

Judgement Judge::judge(const Answer& answer) {
  if (!answer.problem.empty()) return {Outcome::unread, answer.problem};
  const bool is_about_leaves =
      answer.kind == Answer::Kind::evaluated || answer.kind == Answer::Kind::pruned;
  if (!is_about_leaves) {
    if (!answer.position) return absent("the position is missing", answer);
    if (!reference_.is_position(*answer.position))
      return judgement("there is no position " + text(*answer.position));
  }
  switch (answer.kind) {
    case Answer::Kind::minimax:
      return judge_minimax(answer);
    case Answer::Kind::value:
      return judge_value(answer);
    case Answer::Kind::best:
      return judge_best(answer);
    case Answer::Kind::evaluated:
      return judge_evaluated(answer);
    case Answer::Kind::pruned:
    case Answer::Kind::unread:
      break;
  }
  return judge_pruned(answer);
}

Judgement Judge::judge_minimax(const Answer& answer) {
  const TermId root = *answer.position;
  if (!answer.value) return none("Val is missing");
  if (!answer.positions)
    return absent("NodesList is no list of positions", answer, "write them in [ ]");
  if (is_leaf(root)) return judgement(wrong_in_leaf(answer));
  if (!answer.best) return absent("BestPos is missing", answer);
  const std::vector<TermId>& line = *answer.positions;
  if (Reason reason = wrong_in_shape(root, *answer.best, line)) return judgement(reason);
  if (Reason reason = wrong_in_choices(root, line)) return judgement(reason);
  const TermId right = reference_.value(root);
  if (is_written(right, *answer.value)) return {};
  return judgement(
      fmt::format("NodesList ends at {}, whose static value is {}: so Val is {}; you "
                  "wrote {}",
                  text(line.back()), text(right), text(right), written_text(*answer.value)));
}

Judge::Reason Judge::wrong_in_leaf(const Answer& answer) {
  const TermId leaf = *answer.position;
  const TermId right = reference_.value(leaf);
  if (answer.best)
    return fmt::format("{} is a leaf and has no best successor: write _", text(leaf));
  if (!is_written(right, *answer.value))
    return fmt::format("{} is a leaf, and its static value is {}; you wrote {}", text(leaf),
                       text(right), written_text(*answer.value));
  if (!answer.positions->empty())
    return fmt::format("{} is a leaf: nothing comes after it, so its NodesList is []", text(leaf));
  return std::nullopt;
}

// Whether the line is one of play at all: from the best successor to a leaf.
Judge::Reason Judge::wrong_in_shape(TermId root, TermId best, const std::vector<TermId>& line) {
  if (Reason reason = wrong_successor(root, best)) return reason;
  if (line.empty())
    return fmt::format(
        "NodesList has to lead from BestPos to a leaf; yours is empty, and {} is no leaf",
        text(root));
  if (line.front() == root)
    return fmt::format("NodesList has to begin with BestPos; yours begins with {} itself",
                       text(root));
  if (line.front() != best)
    return fmt::format("NodesList has to begin with BestPos, and that is {}; yours begins with {}",
                       text(best), text(line.front()));
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] == line[i - 1])
      return fmt::format("{} stands in NodesList twice in a row", text(line[i]));
    if (Reason reason = wrong_successor(line[i - 1], line[i])) return reason;
  }
  if (is_leaf(line.back())) return std::nullopt;
  return fmt::format("NodesList has to go on to a leaf; yours ends at {}, {}", text(line.back()),
                     successors_text(line.back()));
}

// From the leaf to the root.
Judge::Reason Judge::wrong_in_choices(TermId root, const std::vector<TermId>& line) {
  for (std::size_t i = line.size(); i-- > 0;) {
    const TermId position = i == 0 ? root : line[i - 1];
    if (Reason reason = wrong_choice(position, line[i])) return reason;
  }
  return std::nullopt;
}

Judge::Reason Judge::wrong_choice(TermId position, TermId taken) {
  if (compare(value(position), value(taken)) != 0)
    return choice_text(position) + "; you took " + text(reference_.value(taken));
  return wrong_tie(position, taken);
}

Judge::Reason Judge::wrong_tie(TermId position, TermId taken) {
  const std::vector<TermId> best = best_successors(position);
  const std::vector<TermId> right = rules_.right_of(best);
  if (holds(right, taken)) return std::nullopt;
  return fmt::format("at {} the successors {} are equally good, and the {} of them is taken: {}",
                     text(position), list(best), rules_.ties == RightTies::last ? "last" : "first",
                     text(right.front()));
}

Judge::Reason Judge::wrong_successor(TermId position, TermId taken) {
  const std::vector<TermId> successors = reference_.successors(position);
  if (holds(successors, taken)) return std::nullopt;
  if (successors.empty())
    return fmt::format("{} is a leaf: nothing comes after it, but in your NodesList {} does",
                       text(position), text(taken));
  return fmt::format("{} is no successor of {}, {}", text(taken), text(position),
                     successors_text(position));
}

Judgement Judge::judge_value(const Answer& answer) {
  if (!answer.value) return none("the value is missing");
  const TermId position = *answer.position;
  const TermId right = reference_.value(position);
  if (is_written(right, *answer.value)) return {};
  if (is_leaf(position))
    return judgement(fmt::format("{} is a leaf, and its static value is {}; you wrote {}",
                                 text(position), text(right), written_text(*answer.value)));
  const std::vector<TermId> successors = reference_.successors(position);
  const bool is_taken = std::ranges::any_of(
      successors, [&](TermId each) { return is_written(reference_.value(each), *answer.value); });
  return judgement(choice_text(position) + (is_taken ? "; you took " : "; you wrote ") +
                   written_text(*answer.value));
}

Judgement Judge::judge_best(const Answer& answer) {
  const TermId position = *answer.position;
  if (is_leaf(position)) {
    if (!answer.best) return {};
    return judgement(
        fmt::format("{} is a leaf and has no best successor: write _", text(position)));
  }
  if (!answer.best) return absent("the best successor is missing", answer);
  if (Reason reason = wrong_successor(position, *answer.best)) return judgement(reason);
  if (compare(value(position), value(*answer.best)) != 0)
    return judgement(choice_text(position) + "; you took " + text(*answer.best));
  return judgement(wrong_tie(position, *answer.best));
}

std::vector<TermId> Judge::best_successors(TermId position) {
  std::vector<TermId> best = reference_.successors(position);
  std::erase_if(best, [&](TermId each) { return compare(value(each), value(position)) != 0; });
  return best;
}

std::vector<TermId> Judge::right_successors(TermId position) {
  if (is_leaf(position)) return {};
  return rules_.right_of(best_successors(position));
}

template <class Wrong>
Judgement Judge::by_rules(const Answer& answer, Wrong wrong) {
  if (!answer.positions) return absent("it holds no list of leaves", answer, "write them in [ ]");
  const TermId root = answer.position ? *answer.position : reference_.root();
  Reason first;
  for (const CutOff rule : rules_.cut_offs()) {
    Reason reason = wrong(*answer.positions, root, reference_.pruning(root, rule));
    if (!reason) return {};
    if (!first) first = std::move(reason);
  }
  return judgement(std::move(first));
}

Judgement Judge::judge_evaluated(const Answer& answer) {
  return by_rules(answer, [&](const auto&... found) { return wrong_evaluated(found...); });
}

Judgement Judge::judge_pruned(const Answer& answer) {
  return by_rules(answer, [&](const auto&... found) { return wrong_pruned(found...); });
}

Judge::Reason Judge::wrong_evaluated(const std::vector<TermId>& leaves, TermId root,
                                     const Pruning& pruning) {
  const std::vector<TermId>& right = pruning.evaluated;
  const auto [place, expected] = std::ranges::mismatch(leaves, right);
  const bool is_over = place == leaves.end();
  if (is_over && expected == right.end()) return std::nullopt;
  const auto missing = [&, expected = expected] {
    return fmt::format("{} is evaluated too: nothing cuts it off {}", text(*expected), by(pruning));
  };
  if (is_over) return missing();
  if (holds(pruning.pruned, *place))
    return fmt::format("{} is not evaluated {}, since {}", text(*place), by(pruning),
                       pruning.reasons.at(*place));
  if (!holds(right, *place)) return no_leaf(*place, root);
  if (expected == right.end())
    return text(*place) + " is evaluated only once, and stands there twice";
  if (holds(leaves, *expected))
    return fmt::format("leaves are evaluated from left to right: {} comes before {}",
                       text(*expected), text(*place));
  return missing();
}

// In any order: what is not looked at is not looked at in an order.
Judge::Reason Judge::wrong_pruned(const std::vector<TermId>& leaves, TermId root,
                                  const Pruning& pruning) {
  for (const TermId leaf : leaves) {
    if (holds(pruning.pruned, leaf)) continue;
    if (holds(pruning.evaluated, leaf))
      return fmt::format("{} is evaluated: nothing cuts it off {}", text(leaf), by(pruning));
    return no_leaf(leaf, root);
  }
  for (const TermId leaf : pruning.pruned) {
    if (!holds(leaves, leaf))
      return fmt::format("{} is cut off too {}, since {}", text(leaf), by(pruning),
                         pruning.reasons.at(leaf));
  }
  return std::nullopt;
}

Judge::Reason Judge::no_leaf(TermId term, TermId root) {
  if (!reference_.is_position(term) || !is_leaf(term))
    return text(term) + " is no leaf of the game";
  return fmt::format("{} does not come after {}", text(term), text(root));
}

// `at c MIN is to move and takes the smaller of f = 2 and g = 1`
std::string Judge::choice_text(TermId position) {
  const std::vector<TermId> successors = reference_.successors(position);
  const Mover mover = reference_.mover(position);
  if (successors.size() == 1)
    return fmt::format("{} has one successor, {} = {}, and its value", text(position),
                       text(successors[0]), text(reference_.value(successors[0])));
  const char* const two = mover == Mover::max ? "larger" : "smaller";
  const char* const more = mover == Mover::max ? "largest" : "smallest";
  std::string values;
  for (std::size_t i = 0; i < successors.size(); ++i) {
    if (i > 0) values += i + 1 == successors.size() ? " and " : ", ";
    values += fmt::format("{} = {}", text(successors[i]), text(reference_.value(successors[i])));
  }
  return fmt::format("at {} {} is to move and takes the {} of {}", text(position), title_of(mover),
                     successors.size() == 2 ? two : more, values);
}

// `whose successors are b and c`
std::string Judge::successors_text(TermId position) {
  const std::vector<TermId> successors = reference_.successors(position);
  return fmt::format("whose {} {}", successors.size() == 1 ? "only successor is" : "successors are",
                     list(successors));
}

std::string Judge::list(const std::vector<TermId>& terms) {
  std::string text;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    if (i > 0) text += i + 1 == terms.size() ? " and " : ", ";
    text += this->text(terms[i]);
  }
  return text;
}

const Number& Judge::number(TermId value) {
  const auto known = numbers_.find(value);
  if (known != numbers_.end()) return known->second;
  return numbers_.emplace(value, static_value(reference_.terms(), value).value()).first->second;
}

const std::variant<Number, std::string>& Judge::written(TermId value) {
  const auto known = written_.find(value);
  if (known != written_.end()) return known->second;
  return written_.emplace(value, static_value(reference_.terms(), value, budget_)).first->second;
}

bool Judge::is_written(TermId right, TermId value) {
  if (right == value) return true;
  const Number* const evaluated = std::get_if<Number>(&written(value));
  return evaluated != nullptr && compare(number(right), *evaluated) == 0;
}

std::string Judge::written_text(TermId value) {
  if (reference_.terms().kind(value) == TermKind::string)
    return fmt::format("{}, which is a text in quotes and no number", text(value));
  const auto* const problem = std::get_if<std::string>(&written(value));
  if (problem == nullptr) return text(value);
  return fmt::format("{}, which cannot be taken as a number: {}", text(value), *problem);
}

}  // namespace minimax::grade
