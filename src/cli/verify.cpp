#include "cli/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/errors.hpp"
#include "cli/game_file.hpp"
#include "cli/game_reference.hpp"
#include "cli/open_game.hpp"
#include "facts/source.hpp"
#include "result/json_terms.hpp"
#include "verify/answer_sheet.hpp"

namespace minimax {

namespace {

using verify::Outcome;

struct Judged {
  verify::Answer answer;
  Place place;
  verify::Judgement judgement;
};

struct Submission {
  std::string name;
  Diagnostics diagnostics;
  std::vector<Place> places = {};  // of the diagnostics
  std::string messages = {};       // the same for people
  std::vector<Judged> answers = {};
};

bool is_right(const Submission& submission) {
  const auto right = [](const Judged& each) { return each.judgement.outcome == Outcome::right; };
  return !submission.answers.empty() && count_errors(submission.diagnostics) == 0 &&
         std::ranges::all_of(submission.answers, right);
}

/// An outcome, for people and for programs.
struct Words {
  const char* name;
  const char* verdict;
};

constexpr Words words_for(Outcome outcome) {
  constexpr Words words[] = {{"right", "pass"}, {"wrong", "fail"}, {"no answer", "no_answer"}};
  return words[static_cast<std::size_t>(outcome)];
}

// The first thing that is wrong decides.
std::pair<std::string, std::string> verdict(const Submission& submission) {
  for (std::size_t i = 0; i < submission.diagnostics.size(); ++i) {
    if (submission.diagnostics[i].severity == Severity::error)
      return {"error", fmt::format("line {}: {}", submission.places[i].line,
                                   submission.diagnostics[i].message)};
  }
  for (const Judged& each : submission.answers) {
    if (each.judgement.outcome != Outcome::right)
      return {words_for(each.judgement.outcome).verdict,
              fmt::format("{}: {}", each.answer.text, each.judgement.reason)};
  }
  if (submission.answers.empty()) return {"no_answer", "there is no answer in it"};
  return {"pass", ""};
}

std::string text_of(const Submission& submission) {
  std::string text;
  std::size_t right = 0;
  for (const Judged& each : submission.answers) {
    if (each.judgement.outcome == Outcome::right) ++right;
    text += fmt::format("{}:{}: {}: {}\n", submission.name, each.place.line,
                        words_for(each.judgement.outcome).name, each.answer.text);
    if (!each.judgement.reason.empty()) text += fmt::format("  {}\n", each.judgement.reason);
  }
  const std::size_t all = submission.answers.size();
  return text + (all == 0 ? fmt::format("{}: there is no answer in it\n", submission.name)
                          : fmt::format("{}: {} of {} right\n", submission.name, right, all));
}

std::string json_of(const Submission& submission) {
  const auto [name, reason] = verdict(submission);
  Json answers = Json::array();
  for (const Judged& each : submission.answers)
    answers.push_back({{"line", each.place.line},
                       {"answer", each.answer.text},
                       {"verdict", words_for(each.judgement.outcome).verdict},
                       {"reason", each.judgement.reason}});
  return line_of({{"file", submission.name},
                  {"verdict", name},
                  {"reason", reason},
                  {"misconception", nullptr},
                  {"candidates", Json::array()},
                  {"counterexample", nullptr},
                  {"isolation", nullptr},  // nothing of the student's is run
                  {"answers", std::move(answers)}}) +
         "\n";
}

Submission judged(const std::string& path, verify::Reference& reference, verify::Rules rules) {
  const Source source = path == "-" ? Source::standard_input() : Source::open(path);
  verify::AnswerSheet sheet =
      verify::read_answers(source, reference.terms(), reference.operators());
  if (sheet.is_program)
    throw UsageError(fmt::format("{} holds rules: answers are facts", source.name()));
  Submission submission{.name = source.name(), .diagnostics = std::move(sheet.diagnostics)};
  submission.places = sort_by_place(submission.diagnostics, source);
  submission.messages = render(submission.diagnostics, source);
  verify::Judge judge(reference, rules);
  for (verify::Answer& answer : sheet.answers) {
    const Place place = source.place(answer.offset);
    verify::Judgement judgement = judge.judge(answer);
    submission.answers.push_back({std::move(answer), place, std::move(judgement)});
  }
  return submission;
}

}  // namespace

ExitStatus verify_answers(const VerifyOptions& options) {
  const auto inputs = std::ranges::count(options.files, "-") + (options.tree.file == "-" ? 1 : 0);
  if (inputs > 1) throw UsageError("standard input can be read once: give files");
  const std::unique_ptr<GameFile> tree = open_game(options.tree);
  GameReference reference(*tree, options.root);
  ExitStatus status = ExitStatus::ok;
  for (const std::string& file : options.files) {
    const Submission submission = judged(file, reference, options.rules);
    if (!is_right(submission)) status = ExitStatus::wrong;
    const bool for_people = options.format == Format::text;
    if (for_people) fmt::print(stderr, "{}", submission.messages);
    const std::string text = for_people ? text_of(submission) : json_of(submission);
    std::fwrite(text.data(), 1, text.size(), stdout);
  }
  return status;
}

}  // namespace minimax
