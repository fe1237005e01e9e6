#include "grade/judge/testimony.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <csignal>

#include "grade/judge/notes_line.hpp"
#include "grade/judge/told_text.hpp"
#include "grade/judge/tree_reference.hpp"
#include "grade/judge/written_answer.hpp"
#include "syntax/read_term.hpp"

namespace minimax::grade {

namespace {

using sandbox::CallReplies;
using sandbox::End;
using sandbox::Reply;

std::string answer_text(std::string text) {
  constexpr std::size_t longest = 400;
  return cut_short(std::move(text), longest);
}

std::string first_line(const std::string& text) {
  return answer_text(text.substr(0, text.find('\n')));
}

/// Which argument is which: those of Bratko's book.
struct Places {
  std::size_t best;
  std::size_t value;
};

Places places_of(const Task& task) {
  return task.kind == Task::Kind::minimax ? Places{1, 2} : Places{3, 4};
}

/// Judges the replies about one tree.
class TestimonyJudge {
 public:
  TestimonyJudge(const Tree& tree, const Task& task, Rules rules)
      : tree_(tree), task_(task), rules_(rules), reference_(tree), judge_(reference_, rules) {}

  Finding judge(std::size_t position, const CallReplies& replies) {
    Finding finding{.position = position, .judgement = {}, .got = {}, .play = {}};
    take(*replies.first, finding);
    for (const Reply& more : replies.more) {
      if (finding.judgement.outcome != Outcome::right) break;
      take_more(*replies.first, more, finding);
    }
    return finding;
  }

 private:
  void take(const Reply& reply, Finding& finding) {
    const std::string& name = tree_.positions[finding.position].name;
    switch (reply.kind) {
      case Reply::Kind::failed:
        finding.got = verbatim("false");
        finding.judgement = {Outcome::none,
                             Message("asked about {position}, it finds no answer: the query fails",
                                     {{"position", name}})};
        return;
      case Reply::Kind::raised:
        finding.got =
            reply.texts.empty() ? Message("an error") : verbatim(first_line(reply.texts.front()));
        finding.judgement = {Outcome::none, error_reason(name, finding.got)};
        return;
      case Reply::Kind::odd:
        // What the sandbox says of it is a msgid of its own.
        finding.got = reply.texts.empty() ? Message("no term") : Message(reply.texts.front());
        finding.judgement = {Outcome::wrong,
                             Message("asked about {position}, {answer}",
                                     {{"position", name}, {"answer", finding.got}})};
        return;
      case Reply::Kind::solution:
        take_solution(reply, finding);
        return;
    }
  }

  static Message error_reason(const std::string& name, const Message& got) {
    const std::vector<MessagePart> parts = {{"position", name}, {"error", got}};
    const std::string error = in_english(got);
    if (error.find("tack limit") == std::string::npos)
      return Message("asked about {position}, it ends with an error: {error}", parts);
    return Message(error.ends_with("calls deep")
                       ? "asked about {position}, it is in infinite recursion (is a base case "
                         "missing?): {error}"
                       : "asked about {position}, it makes a term that takes more memory than "
                         "there is: {error}",
                   parts);
  }

  void take_solution(const Reply& reply, Finding& finding) {
    if (reply.texts.size() != task_.arity) {
      finding.judgement = {Outcome::none, Message("its answer cannot be read")};
      return;
    }
    const std::string got =
        answer_text(fmt::format("{}({})", task_.name, fmt::join(reply.texts, ", ")));
    finding.got = verbatim(got);
    try {
      Answer answer = answer_of(reply, finding.position);
      const std::vector<TermId> leaves = leaves_of(reply);
      const std::optional<Message> odd_list = take_notes_list(answer);
      finding.judgement = judged(answer, leaves, reply, odd_list);
      // There is an answer, and something of it is missing.
      if (finding.judgement.outcome == Outcome::none) finding.judgement.outcome = Outcome::wrong;
      finding.play = play_of(answer, leaves);
      if (task_.kind == Task::Kind::alpha_beta)
        finding.got = with_leaves(got, answer_text(names_of(reference_, leaves)));
    } catch (const NotATerm&) {
      finding.judgement = {Outcome::wrong, Message("its answer is too deep to be read")};
    }
  }

  Answer answer_of(const Reply& reply, std::size_t position) {
    const Places places = places_of(task_);
    Answer answer{.kind = Answer::Kind::minimax, .offset = 0, .text = {}};
    answer.position = reference_.name(position);
    answer.best = term(reply.texts[places.best]);
    answer.value = term(reply.texts[places.value]);
    if (task_.wants_line()) answer.positions = elements(reply.texts[3]);
    return answer;
  }

  std::optional<TermId> term(const std::string& text) {
    if (text == "_") return std::nullopt;
    return read_term(text, reference_.terms(), reference_.operators());
  }

  std::optional<std::vector<TermId>> elements(const std::string& text) {
    const std::optional<TermId> list = term(text);
    if (!list) return std::nullopt;
    std::vector<TermId> elements;
    const TermTable& terms = reference_.terms();
    TermId rest = *list;
    while (terms.is_cell(rest)) {
      elements.push_back(terms.arguments(rest)[0]);
      rest = terms.arguments(rest)[1];
    }
    if (rest != terms.nil()) return std::nullopt;
    return elements;
  }

  // Makes the line of play of a list that is as the notes' program builds it, or tells where it is
  // not.
  std::optional<Message> take_notes_list(Answer& answer) {
    if (rules_.list == RightList::line || !answer.positions) return std::nullopt;
    NotesLine read = line_of_notes_list(reference_, *answer.position, *answer.positions);
    if (!read.reason.is_empty()) return std::move(read.reason);
    answer.positions = std::move(read.line);
    return std::nullopt;
  }

  Judgement judged(Answer answer, const std::vector<TermId>& leaves, const Reply& reply,
                   const std::optional<Message>& odd_list) {
    if (!answer.value) return {Outcome::wrong, Message("Val is left unbound")};
    const bool is_leaf = reference_.successors(*answer.position).empty();
    if (!answer.best && !is_leaf) return {Outcome::wrong, Message("BestPos is left unbound")};
    if (reference_.terms().kind(*answer.value) != TermKind::number)
      return {Outcome::wrong,
              Message("Val is {value}, which is no number",
                      {{"value", answer_text(reply.texts[places_of(task_).value])}})};
    if (odd_list) return {Outcome::wrong, *odd_list};
    if (task_.wants_line() && !answer.positions) return {Outcome::wrong, no_list(reply.texts[3])};
    if (task_.wants_line()) return judge_.judge(answer);
    answer.kind = Answer::Kind::value;
    Judgement judgement = judge_.judge(answer);
    answer.kind = Answer::Kind::best;
    if (judgement.outcome == Outcome::right && !is_leaf) judgement = judge_.judge(answer);
    if (judgement.outcome != Outcome::right || task_.kind == Task::Kind::minimax) return judgement;
    answer.kind = Answer::Kind::evaluated;
    answer.positions = leaves;
    return judge_.judge(answer);
  }

  static Message no_list(const std::string& text) {
    if (text == "_") return Message("NodesList is left unbound");
    return Message(text.starts_with('[') ? "NodesList is {list}, a list that does not end with []"
                                         : "NodesList is {list}, which is no list",
                   {{"list", answer_text(text)}});
  }

  // Each once. An honest process does not tell of more than there are.
  std::vector<TermId> leaves_of(const Reply& reply) {
    const std::size_t most = tree_.positions.size() + 1;
    std::vector<TermId> leaves;
    for (const std::string& text : reply.leaves) {
      if (leaves.size() == most) break;
      if (const std::optional<TermId> leaf = term(text)) leaves.push_back(*leaf);
    }
    return leaves;
  }

  // Nothing where the answer is about other things than this tree.
  std::optional<Play> play_of(const Answer& answer, const std::vector<TermId>& leaves) {
    if (!answer.value) return std::nullopt;
    if (reference_.terms().kind(*answer.value) != TermKind::number) return std::nullopt;
    if (task_.wants_line() && !answer.positions) return std::nullopt;
    Play play;
    play.value = reference_.terms().number(*answer.value);
    if (answer.best) {
      play.best = reference_.index(*answer.best);
      if (!play.best) return std::nullopt;
    }
    // Longer than any line of the tree: it may be as long as memory allows.
    if (answer.positions && answer.positions->size() > 2 * tree_.positions.size())
      return std::nullopt;
    for (const TermId position : answer.positions.value_or(std::vector<TermId>())) {
      const auto index = reference_.index(position);
      if (!index) return std::nullopt;
      play.line.push_back(*index);
    }
    for (const TermId leaf : leaves) {
      if (const auto leaf_index = reference_.index(leaf)) play.evaluated.push_back(*leaf_index);
    }
    return play;
  }

  // Further answers have to be right too: as good a successor, say.
  void take_more(const Reply& first, const Reply& more, Finding& finding) {
    finding.raises_then = more.kind == Reply::Kind::raised;
    if (!more.is_success()) return;
    if (more.texts == first.texts) {
      finding.says_more = true;
      return;
    }
    Finding second{.position = finding.position, .judgement = {}, .got = {}, .play = {}};
    Reply plain = more;
    plain.leaves = first.leaves;
    take(plain, second);
    if (second.judgement.outcome == Outcome::right) {
      finding.says_other = true;
      return;
    }
    std::vector<MessagePart> parts = {{"position", tree_.positions[finding.position].name},
                                      {"answer", second.got}};
    finding.judgement = {
        Outcome::wrong,
        Message(more.kind == Reply::Kind::odd
                    ? "its first answer about {position} is right, but it has more than one "
                      "solution: on backtracking, {answer}"
                    : "its first answer about {position} is right, but it has more than one "
                      "solution: on backtracking it answers {answer}, which is wrong",
                std::move(parts))};
    finding.got = joined({std::move(finding.got), std::move(second.got)}, "; ");
    finding.play.reset();
  }

  const Tree& tree_;
  const Task& task_;
  Rules rules_;
  TreeReference reference_;
  Judge judge_;
};

}  // namespace

Message reason_of_end(const Testimony& testimony) {
  const bool is_loaded = testimony.transcript.is_loaded;
  switch (testimony.end) {
    case End::exited:
      return Message(is_loaded ? "the program ends the process while it answers (halt/0?)"
                               : "the program ends the process while it is loaded (halt/0?)");
    case End::signal:
      if (testimony.status == SIGXCPU || testimony.status == SIGKILL)
        return Message(is_loaded ? "the program takes too much time or memory while it answers"
                                 : "the program takes too much time or memory while it is loaded");
      return Message(is_loaded ? "the program's process crashes while it answers"
                               : "the program's process crashes while it is loaded");
    case End::time:
      return Message(is_loaded
                         ? "the program comes to no end while it answers: is it in a loop?"
                         : "the program comes to no end while it is loaded: is it in a loop?");
    case End::output:
      return Message(is_loaded ? "the program prints or answers without end while it answers"
                               : "the program prints or answers without end while it is loaded");
    case End::not_started:
      break;
  }
  return Message("the process of the program could not be started");
}

std::vector<Finding> judge_testimony(const Testimony& testimony, const Tree& tree,
                                     const std::vector<std::size_t>& asked, const Task& task,
                                     Rules rules) {
  std::vector<Finding> findings;
  TestimonyJudge judge(tree, task, rules);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const std::size_t position = asked[i];
    const CallReplies& replies = testimony.transcript.calls[i];
    if (replies.first) {
      findings.push_back(judge.judge(position, replies));
      if (testimony.transcript.is_done || !replies.is_cut_short()) continue;
      // What came after the last answer was the look for another one.
      if (findings.back().judgement.outcome == Outcome::right)
        findings.back().judgement = {Outcome::none,
                                     Message("asked for another answer on backtracking, {reason}",
                                             {{"reason", reason_of_end(testimony)}})};
      break;
    }
    findings.push_back({.position = position,
                        .judgement = {Outcome::none, reason_of_end(testimony)},
                        .got = Message("no answer"),
                        .play = {}});
    break;  // it was not asked about the others
  }
  return findings;
}

Message expected_answer(const Finding& finding, const Task& task, const Tree& tree, Rules rules) {
  return finding.expected ? *finding.expected : right_answer(task, tree, rules);
}

}  // namespace minimax::grade
