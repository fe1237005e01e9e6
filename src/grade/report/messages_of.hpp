// All that was said about a submission.
#pragma once

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// Calls act(message) with each message of it, always in the same order. `AnyMarked` is Marked,
/// constant or not.
template <class AnyMarked, class Act>
void for_each_message(AnyMarked& marked, Act act) {
  const auto of_example = [&](auto& example) {
    if (!example) return;
    act(example->expected);
    act(example->got);
    act(example->reason);
  };
  auto& report = marked.report;
  act(report.reason);
  for (auto& note : report.notes) act(note);
  of_example(report.counterexample);
  of_example(report.first_wrong);
  for (auto& remark : report.remarks) {
    act(remark.reason);
    of_example(remark.counterexample);
  }
  for (auto& answer : marked.answers) act(answer.judgement.reason);
  for (auto& question : marked.questions) act(question.judgement.reason);
}

}  // namespace minimax::grade
