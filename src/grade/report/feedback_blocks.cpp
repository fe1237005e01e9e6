#include "grade/report/feedback_blocks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <utility>

#include "base/message.hpp"
#include "draw/tree_text.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/feedback.hpp"
#include "grade/report/labelled_lines.hpp"
#include "grade/report/score.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

std::string verdict_sentence(const Marked& marked) {
  const Report& report = marked.report;
  switch (report.verdict) {
    case Verdict::pass:
      return marked.is_program ? say("Right: {count} answer {on_trees} is as it should be.",
                                     "Right: {count} answers {on_trees} are as they should be.",
                                     report.answers, {{"on_trees", on_trees(report)}})
                               : say("Right: all answers are as they should be.");
    case Verdict::fail:
      return say("Not right yet.");
    case Verdict::no_answer:
      return say("There is no answer.");
    case Verdict::tampered:
      return say("Not judged: the program meddled with how its answers are sent.");
    case Verdict::error:
      break;
  }
  return say(is_told_by_answers(marked) ? "Not right yet: some of it cannot be read."
                                        : "Not judged: it could not be read or run.");
}

// Over what it comes from, where no tree shows it.
std::string heading_of_reason(Verdict verdict) {
  switch (verdict) {
    case Verdict::no_answer:
      return say("Why there is no answer");
    case Verdict::tampered:
    case Verdict::error:
      return say("Why it is not judged");
    default:
      return say("What is wrong");
  }
}

// With a full stop, where it is no question.
std::string as_sentence(std::string text) {
  return text.ends_with('?') ? text : text + ".";
}

// What a shell takes as it stands, and for no option.
std::string in_shell(const std::string& file, const char* otherwise) {
  const auto is_plain = [](char each) {
    return std::isalnum(static_cast<unsigned char>(each)) != 0 ||
           std::string_view("._-+@").find(each) != std::string_view::npos;
  };
  const bool is_safe = !file.empty() && file.front() != '-' && std::ranges::all_of(file, is_plain);
  return is_safe ? file : otherwise;
}

class Document {
 public:
  explicit Document(std::string trees) : trees_(std::move(trees)) {}

  std::vector<Block> of(const Marked& marked) {
    file_ = marked.file;
    ends_loading_ = marked.report.ends_loading;
    add(Block::Kind::title, clean_line(marked.file));
    add(Block::Kind::paragraph, verdict_sentence(marked));
    const bool is_error = marked.report.verdict == Verdict::error;
    if (marked.is_program || (is_error && !is_told_by_answers(marked))) tell_reason(marked.report);
    if (marked.is_program)
      tell_program(marked.report);
    else
      tell_answers(marked);
    tell_notes(marked.report.notes);
    return std::move(blocks_);
  }

 private:
  void add(Block::Kind kind, std::string text) { blocks_.push_back({kind, std::move(text), {}}); }

  // The reason of a tree is told with that one.
  void tell_reason(const Report& report) {
    if (report.reason.is_empty() || report.counterexample) return;
    add(Block::Kind::heading, heading_of_reason(report.verdict));
    add(Block::Kind::paragraph, as_sentence(clean_line(say(report.reason))));
  }

  void tell_program(const Report& report) {
    const std::string convention = sentence_of_convention(report);
    if (!convention.empty()) add(Block::Kind::paragraph, convention + ".");
    if (report.first_wrong) tell_first_wrong(*report.first_wrong);
    if (report.counterexample) tell_counterexample(*report.counterexample);
    if (report.misconception || !report.candidates.empty()) tell_misconception(report);
    for (const Remark& remark : report.remarks) tell_remark(remark);
  }

  void tell_notes(const std::vector<Message>& notes) {
    if (notes.empty()) return;
    add(Block::Kind::heading, say("Notes"));
    for (const Message& note : notes) add(Block::Kind::code, clean(say(note)));
  }

  // What it gets wrong beyond the course.
  void tell_remark(const Remark& remark) {
    add(Block::Kind::heading, say("On other games than the course's"));
    add(Block::Kind::paragraph,
        say("This costs nothing: {reason}.", {{"reason", clean_line(say(remark.reason))}}));
    if (remark.misconception)
      add(Block::Kind::paragraph, say("There your program behaves as if {sentence}.",
                                      {{"sentence", sentence_of(*remark.misconception)}}));
    if (remark.counterexample) tell_example(*remark.counterexample);
  }

  void tell_first_wrong(const FirstWrong& first) {
    add(Block::Kind::heading, say("Where it first goes wrong on the tree of the exercise"));
    const std::string sentence = as_sentence(clean_line(say(sentence_of(first))));
    add(Block::Kind::paragraph,
        first.asked == first.positions
            ? sentence
            : say("{sentence} ({asked} of its {count} position was asked "
                  "about.)",
                  "{sentence} ({asked} of its {count} positions were asked "
                  "about.)",
                  first.positions, {{"sentence", sentence}, {"asked", first.asked}}));
    add(Block::Kind::code, clean(labelled_lines({{say("Asked:"), first.query},
                                                 {say("Right is:"), say(first.expected)},
                                                 {say("Your answer:"), say(first.got)}},
                                                1)));
  }

  void tell_end_of_loading() {
    if (ends_loading_)
      add(Block::Kind::paragraph,
          say("Your program ends SWI-Prolog while it is loaded: take out what does so first."));
  }

  void tell_counterexample(const Counterexample& example) {
    add(Block::Kind::heading, say("The smallest tree found on which it is wrong"));
    add(Block::Kind::paragraph, as_sentence(clean_line(say(example.reason))));
    tell_example(example);
  }

  void tell_example(const Counterexample& example) {
    ++examples_;
    std::string tree = "tree.pl";
    if (trees_.empty()) {
      add(Block::Kind::paragraph,
          say("Save these facts to a file, load it behind your program, and ask:"));
    } else {
      tree = tree_name(trees_, examples_);
      add(Block::Kind::paragraph,
          say("These facts are in the file {file} beside this one. Load it behind your program, "
              "and ask:",
              {{"file", clean_line(tree)}}));
    }
    tell_end_of_loading();
    add(Block::Kind::code, clean(example.facts));
    add(Block::Kind::code,
        clean(fmt::format("$ swipl {} {}\n?- {}.\n\n{}",
                          in_shell(file_.substr(file_.rfind('/') + 1), "your_program.pl"),
                          in_shell(tree, "tree.pl"), example.query,
                          labelled_lines({{say("Right is:"), say(example.expected)},
                                          {say("Your answer:"), say(example.got)}},
                                         1))));
    tell_picture(example);
  }

  // Where best play leads, and where the answer does.
  void tell_picture(const Counterexample& example) {
    std::optional<Drawing> drawing = drawing_of(example);
    if (!drawing) return;
    add(Block::Kind::paragraph,
        say("The tree, with what is right in bold lines, and your answer where it differs:"));
    std::string text = clean(minimax::tree_text(*drawing, DrawingKind::solution).text());
    blocks_.push_back({Block::Kind::picture, std::move(text), std::move(drawing)});
  }

  void tell_misconception(const Report& report) {
    add(Block::Kind::heading, say("What may be behind it"));
    if (report.misconception)
      return add(Block::Kind::paragraph, say("Your program behaves as if {sentence}.",
                                             {{"sentence", sentence_of(*report.misconception)}}));
    add(Block::Kind::paragraph,
        say("These are closest to what your program does, the closest first:"));
    for (const std::string& candidate : report.candidates)
      add(Block::Kind::paragraph, say("As if {sentence}.", {{"sentence", sentence_of(candidate)}}));
  }

  void tell_answers(const Marked& marked) {
    if (!marked.questions.empty()) tell_questions(marked.questions);
    const std::vector<MarkedAnswer>& answers = marked.answers;
    if (answers.empty()) return;
    add(Block::Kind::heading, say("Your answers"));
    for (const MarkedAnswer& answer : answers) {
      const bool is_right = answer.judgement.outcome == Outcome::right;
      add(Block::Kind::code, clean(answer.text));
      add(Block::Kind::paragraph,
          is_right ? say("Line {line}: right.", {{"line", answer.line}})
                   : as_sentence(say("Line {line}: {reason}",
                                     {{"line", answer.line},
                                      {"reason", clean_line(say(answer.judgement.reason))}})));
    }
  }

  void tell_questions(const std::vector<MarkedQuestion>& questions) {
    add(Block::Kind::heading, say("What was asked"));
    add(Block::Kind::paragraph, as_sentence(say(points_message(sum_of(questions)))));
    for (const MarkedQuestion& each : questions) {
      add(Block::Kind::code, clean(each.text));
      const bool is_right = each.judgement.outcome == Outcome::right;
      const std::string reason = is_right ? say("right") : clean_line(say(each.judgement.reason));
      add(Block::Kind::paragraph,
          as_sentence(
              say("{score}: {reason}",
                  {{"score", points_message({each.points, each.maximum})}, {"reason", reason}})));
    }
  }

  std::string file_;
  std::string trees_;
  std::size_t examples_ = 0;
  bool ends_loading_ = false;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> feedback_blocks(const Marked& marked, const std::string& trees) {
  return Document(trees).of(marked);
}

std::vector<const Counterexample*> examples_of(const Report& report) {
  std::vector<const Counterexample*> examples;
  if (report.counterexample) examples.push_back(&*report.counterexample);
  for (const Remark& remark : report.remarks) {
    if (remark.counterexample) examples.push_back(&*remark.counterexample);
  }
  return examples;
}

std::string tree_name(const std::string& name, std::size_t number) {
  return number == 1 ? name + "-tree.pl" : fmt::format("{}-tree-{}.pl", name, number);
}

std::string tree_text(const Counterexample& example) {
  return fmt::format("{}\n%   ?- {}.\n{}", first_line_of_tree, clean_line(example.query),
                     clean(example.facts));
}

}  // namespace minimax::grade
