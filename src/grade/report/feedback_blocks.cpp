#include "grade/report/feedback_blocks.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "grade/report/clean_text.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

std::string verdict_sentence(const Marked& marked) {
  const Report& report = marked.report;
  switch (report.verdict) {
    case Verdict::pass:
      return marked.is_program ? fmt::format("Right: {} answers on {} trees are as they should be.",
                                             report.answers, report.runs)
                               : "Right: all answers are as they should be.";
    case Verdict::fail:
      return "Not right yet.";
    case Verdict::no_answer:
      return "There is no answer.";
    case Verdict::tampered:
      return "Not judged: the program meddled with how its answers are sent.";
    case Verdict::error:
      break;
  }
  return "Not judged: it could not be read or run.";
}

class Document {
 public:
  std::vector<Block> of(const Marked& marked) {
    add(Block::Kind::title, clean_line(marked.file));
    add(Block::Kind::paragraph, verdict_sentence(marked));
    if (marked.is_program || marked.report.verdict == Verdict::error)
      tell_reason(marked.report.reason);
    if (marked.is_program)
      tell_program(marked.report);
    else
      tell_answers(marked.answers);
    return std::move(blocks_);
  }

 private:
  void add(Block::Kind kind, std::string text) { blocks_.push_back({kind, std::move(text)}); }

  void tell_reason(const std::string& reason) {
    if (reason.empty()) return;
    add(Block::Kind::heading, "Where it first goes wrong");
    add(Block::Kind::paragraph, clean_line(reason) + ".");
  }

  void tell_program(const Report& report) {
    if (report.counterexample) tell_counterexample(*report.counterexample);
    if (report.misconception || !report.candidates.empty()) tell_misconception(report);
    if (report.notes.empty()) return;
    add(Block::Kind::heading, "Notes");
    for (const std::string& note : report.notes) add(Block::Kind::code, clean(note));
  }

  void tell_counterexample(const Counterexample& example) {
    add(Block::Kind::heading, "The smallest tree found on which it is wrong");
    add(Block::Kind::paragraph,
        "Save these facts to a file, consult it and your program, and ask:");
    add(Block::Kind::code, clean(example.facts));
    add(Block::Kind::code, clean(fmt::format("?- {}.\n\nRight is:    {}\nYour answer: {}",
                                             example.query, example.expected, example.got)));
  }

  void tell_misconception(const Report& report) {
    add(Block::Kind::heading, "What may be behind it");
    if (report.misconception)
      return add(Block::Kind::paragraph,
                 fmt::format("Your program behaves as if {}.", sentence_of(*report.misconception)));
    add(Block::Kind::paragraph, "These are closest to what your program does, the closest first:");
    for (const std::string& candidate : report.candidates)
      add(Block::Kind::paragraph, fmt::format("As if {}.", sentence_of(candidate)));
  }

  void tell_answers(const std::vector<MarkedAnswer>& answers) {
    if (answers.empty()) return;
    add(Block::Kind::heading, "Your answers");
    for (const MarkedAnswer& answer : answers) {
      const bool is_right = answer.judgement.outcome == Outcome::right;
      add(Block::Kind::code, clean(answer.text));
      add(Block::Kind::paragraph,
          is_right ? fmt::format("Line {}: right.", answer.line)
                   : fmt::format("Line {}: {}.", answer.line, clean_line(answer.judgement.reason)));
    }
  }

  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> feedback_blocks(const Marked& marked) {
  return Document().of(marked);
}

}  // namespace minimax::grade
