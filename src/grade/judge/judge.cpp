#include "grade/judge/judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "facts/static_value.hpp"
#include "show/trace_terms.hpp"

namespace minimax::grade {

namespace {

Judgement none(Message reason) {
  return {Outcome::none, std::move(reason)};
}

Judgement judgement(std::optional<Message> reason) {
  return reason ? Judgement{Outcome::wrong, std::move(*reason)} : Judgement{};
}

// With what may be behind it, or else with what to do.
Judgement absent(Message what, const Answer& answer, const Message& advice = {}) {
  return none(joined({std::move(what), answer.hint.is_empty() ? advice : answer.hint}, ": "));
}

// The rule that cuts off, as it is written.
const char* rule_of(const Pruning& pruning) {
  return pruning.rule == CutOff::equal ? "alpha >= beta" : "alpha > beta";
}

Message best_of_leaf(const std::string& leaf) {
  return Message("{leaf} is a leaf and has no best successor: write _", {{"leaf", leaf}});
}

bool holds(const std::vector<TermId>& terms, TermId term) {
  return std::ranges::find(terms, term) != terms.end();
}

}  // namespace

Judgement Judge::judge(const Answer& answer) {
  if (!answer.problem.is_empty()) return {Outcome::unread, answer.problem};
  const bool is_about_leaves =
      answer.kind == Answer::Kind::evaluated || answer.kind == Answer::Kind::pruned;
  if (!is_about_leaves) {
    if (!answer.position) return absent(Message("the position is missing"), answer);
    if (!reference_.is_position(*answer.position))
      return judgement(
          Message("there is no position {position}", {{"position", text(*answer.position)}}));
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
  if (!answer.value) return none(Message("Val is missing"));
  if (!answer.positions)
    return absent(Message("NodesList is no list of positions"), answer,
                  Message("write them in [ ]"));
  if (is_leaf(root)) return judgement(wrong_in_leaf(answer));
  if (!answer.best) return absent(Message("BestPos is missing"), answer);
  const std::vector<TermId>& line = *answer.positions;
  if (Reason reason = wrong_in_shape(root, *answer.best, line)) return judgement(reason);
  if (Reason reason = wrong_in_choices(root, line)) return judgement(reason);
  const TermId right = reference_.value(root);
  if (is_written(right, *answer.value)) return {};
  return judgement(Message(
      "NodesList ends at {leaf}, whose static value is {value}: so Val is {value}; you wrote "
      "{written}",
      {{"leaf", text(line.back())},
       {"value", text(right)},
       {"written", written_text(*answer.value)}}));
}

Judge::Reason Judge::wrong_in_leaf(const Answer& answer) {
  const TermId leaf = *answer.position;
  const TermId right = reference_.value(leaf);
  if (answer.best) return best_of_leaf(text(leaf));
  if (!is_written(right, *answer.value)) return leaf_value_text(leaf, *answer.value);
  if (!answer.positions->empty())
    return Message("{leaf} is a leaf: nothing comes after it, so its NodesList is []",
                   {{"leaf", text(leaf)}});
  return std::nullopt;
}

Message Judge::leaf_value_text(TermId leaf, TermId written) {
  return Message("{leaf} is a leaf, and its static value is {value}; you wrote {written}",
                 {{"leaf", text(leaf)},
                  {"value", text(reference_.value(leaf))},
                  {"written", written_text(written)}});
}

// Whether the line is one of play at all: from the best successor to a leaf.
Judge::Reason Judge::wrong_in_shape(TermId root, TermId best, const std::vector<TermId>& line) {
  if (Reason reason = wrong_successor(root, best)) return reason;
  if (line.empty())
    return Message(
        "NodesList has to lead from BestPos to a leaf; yours is empty, and {position} is no leaf",
        {{"position", text(root)}});
  if (line.front() == root)
    return Message("NodesList has to begin with BestPos; yours begins with {position} itself",
                   {{"position", text(root)}});
  if (line.front() != best)
    return Message(
        "NodesList has to begin with BestPos, and that is {best}; yours begins with {first}",
        {{"best", text(best)}, {"first", text(line.front())}});
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] == line[i - 1])
      return Message("{position} stands in NodesList twice in a row",
                     {{"position", text(line[i])}});
    if (Reason reason = wrong_successor(line[i - 1], line[i])) return reason;
  }
  if (is_leaf(line.back())) return std::nullopt;
  const std::vector<TermId> successors = reference_.successors(line.back());
  return Message(
      "NodesList has to go on to a leaf; yours ends at {position}, whose only successor is "
      "{successors}",
      "NodesList has to go on to a leaf; yours ends at {position}, whose successors are "
      "{successors}",
      successors.size(), {{"position", text(line.back())}, {"successors", list(successors)}});
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
    return Message("{choice}; you took {taken}",
                   {{"choice", choice_text(position)}, {"taken", text(reference_.value(taken))}});
  return wrong_tie(position, taken);
}

Judge::Reason Judge::wrong_tie(TermId position, TermId taken) {
  const std::vector<TermId> best = best_successors(position);
  const std::vector<TermId> right = rules_.right_of(best);
  if (holds(right, taken)) return std::nullopt;
  return Message(
      rules_.ties == RightTies::last
          ? "at {position} the successors {successors} are equally good, and the last "
            "of them is taken: {right}"
          : "at {position} the successors {successors} are equally good, and the first "
            "of them is taken: {right}",
      {{"position", text(position)}, {"successors", list(best)}, {"right", text(right.front())}});
}

Judge::Reason Judge::wrong_successor(TermId position, TermId taken) {
  const std::vector<TermId> successors = reference_.successors(position);
  if (holds(successors, taken)) return std::nullopt;
  if (successors.empty())
    return Message("{leaf} is a leaf: nothing comes after it, but in your NodesList {next} does",
                   {{"leaf", text(position)}, {"next", text(taken)}});
  return Message(
      "{taken} is no successor of {position}, whose only successor is {successors}",
      "{taken} is no successor of {position}, whose successors are {successors}", successors.size(),
      {{"taken", text(taken)}, {"position", text(position)}, {"successors", list(successors)}});
}

Judgement Judge::judge_value(const Answer& answer) {
  if (!answer.value) return none(Message("the value is missing"));
  const TermId position = *answer.position;
  const TermId right = reference_.value(position);
  if (is_written(right, *answer.value)) return {};
  if (is_leaf(position)) return judgement(leaf_value_text(position, *answer.value));
  const std::vector<TermId> successors = reference_.successors(position);
  const bool is_taken = std::ranges::any_of(
      successors, [&](TermId each) { return is_written(reference_.value(each), *answer.value); });
  const Message written = written_text(*answer.value);
  return judgement(is_taken ? Message("{choice}; you took {taken}",
                                      {{"choice", choice_text(position)}, {"taken", written}})
                            : Message("{choice}; you wrote {written}",
                                      {{"choice", choice_text(position)}, {"written", written}}));
}

Judgement Judge::judge_best(const Answer& answer) {
  const TermId position = *answer.position;
  if (is_leaf(position)) {
    if (!answer.best) return {};
    return judgement(best_of_leaf(text(position)));
  }
  if (!answer.best) return absent(Message("the best successor is missing"), answer);
  if (Reason reason = wrong_successor(position, *answer.best)) return judgement(reason);
  if (compare(value(position), value(*answer.best)) != 0)
    return judgement(Message("{choice}; you took {taken}",
                             {{"choice", choice_text(position)}, {"taken", text(*answer.best)}}));
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
  if (!answer.positions)
    return absent(Message("it holds no list of leaves"), answer, Message("write them in [ ]"));
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
    return Message("{leaf} is evaluated too: nothing cuts it off by the rule {rule}",
                   {{"leaf", text(*expected)}, {"rule", rule_of(pruning)}});
  };
  if (is_over) return missing();
  if (holds(pruning.pruned, *place))
    return Message("{leaf} is not evaluated by the rule {rule}, since {reason}",
                   {{"leaf", text(*place)},
                    {"rule", rule_of(pruning)},
                    {"reason", pruning.reasons.at(*place)}});
  if (!holds(right, *place)) return no_leaf(*place, root);
  if (expected == right.end())
    return Message("{leaf} is evaluated only once, and stands there twice",
                   {{"leaf", text(*place)}});
  if (holds(leaves, *expected))
    return Message("leaves are evaluated from left to right: {first} comes before {second}",
                   {{"first", text(*expected)}, {"second", text(*place)}});
  return missing();
}

// In any order: what is not looked at is not looked at in an order.
Judge::Reason Judge::wrong_pruned(const std::vector<TermId>& leaves, TermId root,
                                  const Pruning& pruning) {
  for (const TermId leaf : leaves) {
    if (holds(pruning.pruned, leaf)) continue;
    if (holds(pruning.evaluated, leaf))
      return Message("{leaf} is evaluated: nothing cuts it off by the rule {rule}",
                     {{"leaf", text(leaf)}, {"rule", rule_of(pruning)}});
    return no_leaf(leaf, root);
  }
  for (const TermId leaf : pruning.pruned) {
    if (!holds(leaves, leaf))
      return Message(
          "{leaf} is cut off too by the rule {rule}, since {reason}",
          {{"leaf", text(leaf)}, {"rule", rule_of(pruning)}, {"reason", pruning.reasons.at(leaf)}});
  }
  return std::nullopt;
}

Judge::Reason Judge::no_leaf(TermId term, TermId root) {
  if (!reference_.is_position(term) || !is_leaf(term))
    return Message("{term} is no leaf of the game", {{"term", text(term)}});
  return Message("{leaf} does not come after {position}",
                 {{"leaf", text(term)}, {"position", text(root)}});
}

// `at c MIN is to move and takes the smaller of f = 2 and g = 1`
Message Judge::choice_text(TermId position) {
  const std::vector<TermId> successors = reference_.successors(position);
  std::vector<std::string> values;
  for (const TermId each : successors)
    values.push_back(fmt::format("{} = {}", text(each), text(reference_.value(each))));
  if (successors.size() == 1)
    return Message("{position} has one successor, {successor}, and its value",
                   {{"position", text(position)}, {"successor", values.front()}});
  const bool are_two = successors.size() == 2;
  std::vector<MessagePart> parts = {{"position", text(position)}, {"values", listed(values)}};
  if (reference_.mover(position) == Mover::max)
    return Message(are_two ? "at {position} MAX is to move and takes the larger of {values}"
                           : "at {position} MAX is to move and takes the largest of {values}",
                   std::move(parts));
  return Message(are_two ? "at {position} MIN is to move and takes the smaller of {values}"
                         : "at {position} MIN is to move and takes the smallest of {values}",
                 std::move(parts));
}

Message Judge::list(const std::vector<TermId>& terms) {
  std::vector<std::string> texts;
  for (const TermId each : terms) texts.push_back(text(each));
  return listed(texts);
}

const Number& Judge::number(TermId value) {
  const auto known = numbers_.find(value);
  if (known != numbers_.end()) return known->second;
  return numbers_.emplace(value, static_value(reference_.terms(), value).value()).first->second;
}

const Evaluated& Judge::written(TermId value) {
  const auto known = written_.find(value);
  if (known != written_.end()) return known->second;
  return written_.emplace(value, static_value(reference_.terms(), value, budget_)).first->second;
}

bool Judge::is_written(TermId right, TermId value) {
  if (right == value) return true;
  const Number* const evaluated = std::get_if<Number>(&written(value));
  return evaluated != nullptr && compare(number(right), *evaluated) == 0;
}

Message Judge::written_text(TermId value) {
  if (reference_.terms().kind(value) == TermKind::string)
    return Message("{value}, which is a text in quotes and no number", {{"value", text(value)}});
  const auto* const problem = std::get_if<Message>(&written(value));
  if (problem == nullptr) return verbatim(text(value));
  return Message("{value}, which cannot be taken as a number: {problem}",
                 {{"value", text(value)}, {"problem", *problem}});
}

}  // namespace minimax::grade
