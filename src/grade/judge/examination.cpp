#include "grade/judge/examination.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "grade/judge/shrink.hpp"
#include "grade/judge/testimony.hpp"
#include "grade/models/diagnosis.hpp"
#include "trees/parts.hpp"

namespace minimax::grade {

namespace {

// The root, other positions with successors, and a leaf.
std::vector<std::size_t> positions_to_ask(const Tree& tree) {
  constexpr std::size_t most = 5;
  std::vector<std::size_t> asked;
  std::optional<std::size_t> leaf;
  for (const std::size_t position : reachable(tree, tree.root)) {
    if (position == tree.root || (!tree.is_leaf(position) && asked.size() < most))
      asked.push_back(position);
    else if (tree.is_leaf(position) && !leaf)
      leaf = position;
  }
  if (leaf) asked.push_back(*leaf);
  return asked;
}

/// One answer that is not right.
struct Failure {
  std::size_t tree;
  Finding finding;
  std::size_t size;  // positions below the one that was asked about
};

class Examiner {
 public:
  Examiner(Program& program, const std::vector<Tree>& trees, const ExaminationOptions& options)
      : program_(program), trees_(trees), options_(options) {}

  Report examine() {
    for (std::size_t i = 0; i < trees_.size() && !is_over_; ++i) {
      if (is_slow() && !failures_.empty() && seconds_ > 2 * options_.seconds)
        break;  // that it is wrong is known, and what is known of why has to do
      if (is_late()) {
        cut_short_ = fmt::format("the program is too slow: {} of {} trees took it {:.0f} seconds",
                                 i, trees_.size(), seconds_);
        break;
      }
      run(i);
    }
    if (!is_decided_) decide();
    shorten();
    return std::move(report_);
  }

 private:
  void decide() {
    if (!failures_.empty()) {
      tell_failure();
    } else if (!cut_short_.empty()) {
      end(Verdict::no_answer, cut_short_);
    } else if (report_.answers == 0) {
      end(Verdict::no_answer, "nothing was answered");
    } else {
      report_.verdict = Verdict::pass;
    }
    note_backtracking();
  }

  void note_backtracking() {
    if (repeats_)
      report_.notes.emplace_back(
          "there is more than one solution: the same answer comes again on backtracking");
    if (varies_)
      report_.notes.emplace_back(
          "there is more than one solution: each of the equally good successors, on backtracking");
    if (raises_)
      report_.notes.emplace_back("asked for another answer on backtracking, it ends with an error");
  }

  void run(std::size_t number) {
    const Tree& tree = trees_[number];
    const std::vector<std::size_t> asked = positions_to_ask(tree);
    Testimony testimony = ask(tree, asked, options_.seconds);
    if (testimony.end == sandbox::End::time && interruptions_ == 0)  // the machine may be busy
      testimony = ask(tree, asked, options_.seconds);
    if (number == 0) note_load(testimony);
    if (testimony.transcript.is_tampered)
      return end(Verdict::tampered, "what its process sent are not its answers alone");
    if (testimony.end == sandbox::End::not_started)
      return end(Verdict::error, reason_of_end(testimony));
    if (!testimony.transcript.is_loaded) return end(Verdict::no_answer, reason_of_end(testimony));
    if (!testimony.transcript.is_defined)
      return end(Verdict::no_answer, undefined_reason(testimony));
    take(number, testimony, asked);
  }

  void end(Verdict verdict, std::string reason) {
    report_.verdict = verdict;
    report_.reason = std::move(reason);
    is_decided_ = is_over_ = true;
  }

  void note_load(const Testimony& testimony) {
    constexpr std::size_t most = 10;
    for (const sandbox::LoadMessage& message : testimony.transcript.messages) {
      if (report_.notes.size() == most) break;
      report_.notes.push_back(fmt::format("line {}: {}: {}", message.line,
                                          message.kind == "warning" ? "warning" : "error",
                                          message.text));
    }
    for (const std::string& copies : testimony.transcript.own_facts) {
      if (!copies.ends_with("-[]"))
        report_.notes.push_back("facts of its own were set aside: " + copies);
    }
  }

  std::string undefined_reason(const Testimony& testimony) const {
    const Task& task = options_.task;
    if (!testimony.transcript.hidden_in.empty())
      return fmt::format(
          "{0}/{1} is there, but module {2} does not export it: `:- module({2}, "
          "[{0}/{1}]).`",
          task.name, task.arity, testimony.transcript.hidden_in.front());
    const std::vector<std::string>& others = testimony.transcript.other_arities;
    if (!others.empty())
      return fmt::format("{0}/{1} is there; {0}/{2} was asked for", task.name,
                         fmt::join(others, fmt::format(" and {}/", task.name)), task.arity);
    const auto& messages = testimony.transcript.messages;
    const auto is_error = [](const sandbox::LoadMessage& each) { return each.kind != "warning"; };
    const auto error = std::ranges::find_if(messages, is_error);
    const std::string why =
        error == messages.end() ? "" : fmt::format("; line {}: {}", error->line, error->text);
    return fmt::format("{}/{} is not defined{}", task.name, task.arity, why);
  }

  void take(std::size_t number, const Testimony& testimony, const std::vector<std::size_t>& asked) {
    for (Finding& finding :
         judge_testimony(testimony, trees_[number], asked, options_.task, options_.rules)) {
      ++report_.answers;
      const bool is_right = finding.judgement.outcome == Outcome::right;
      repeats_ = repeats_ || finding.says_more;
      varies_ = varies_ || finding.says_other;
      raises_ = raises_ || finding.raises_then;
      if (finding.judgement.outcome != Outcome::none) has_answered_ = true;
      observations_.push_back({&trees_[number], finding.position, finding.play, is_right});
      if (is_right) continue;
      const std::size_t size = reachable(trees_[number], finding.position).size();
      failures_.push_back({number, std::move(finding), size});
    }
    if (testimony.transcript.is_done) return;
    cut_short_ = reason_of_end(testimony);
    // Who runs out of time once would do so again.
    if (testimony.end != sandbox::End::exited && ++interruptions_ == 2) is_over_ = true;
  }

  // A wrong answer says more than none, one on a small tree more than one on a large.
  const Failure& clearest() const {
    return *std::ranges::min_element(failures_, {}, [](const Failure& failure) {
      return std::pair(failure.finding.judgement.outcome == Outcome::none, failure.size);
    });
  }

  void tell_failure() {
    const Failure& failure = clearest();
    report_.verdict = has_answered_ ? Verdict::fail : Verdict::no_answer;
    tell_counterexample(failure);
    // Where an answer is missing, there is nothing to explain it by.
    if (failure.finding.judgement.outcome == Outcome::none) return;
    Diagnosis diagnosis = diagnose(observations_, options_.task);
    report_.misconception = std::move(diagnosis.misconception);
    report_.candidates = std::move(diagnosis.candidates);
  }

  void tell_counterexample(const Failure& failure) {
    const Outcome outcome = failure.finding.judgement.outcome;
    // Each run that comes to no end takes its whole time: fewer and shorter ones, and what is found
    // is seen again with all the time there is.
    const bool is_slow = this->is_slow();
    const double seconds = is_slow ? std::min(options_.seconds, 0.5) : options_.seconds;
    const std::size_t tries = is_slow ? 8 : options_.shrink_tries;
    const auto fails = [&](const Tree& tree) {
      if (is_late()) return false;
      const auto finding = asked_at_root(tree, seconds);
      return finding && finding->judgement.outcome == outcome;
    };
    Tree tree = shrink(part_below(trees_[failure.tree], failure.finding.position), fails, tries);
    std::optional<Finding> finding = asked_at_root(tree, options_.seconds);
    if (!finding || finding->judgement.outcome == Outcome::right) {  // now so, now otherwise
      tree = part_below(trees_[failure.tree], failure.finding.position);
      finding = failure.finding;
    }
    const Finding& shown = *finding;
    report_.reason = shown.judgement.reason;
    report_.counterexample = {facts_of(tree),
                              query_of(options_.task, tree.positions[0].name),
                              right_answer(options_.task, tree, options_.rules),
                              shown.got,
                              shown.judgement.reason,
                              tree};
  }

  Testimony ask(const Tree& tree, const std::vector<std::size_t>& asked, double seconds) {
    Testimony testimony = program_.run(tree, asked, seconds);
    ++report_.runs;
    seconds_ += testimony.seconds;
    return testimony;
  }

  bool is_slow() const {
    constexpr double slow = 0.2;  // seconds a run
    return interruptions_ > 0 || seconds_ > slow * static_cast<double>(report_.runs);
  }

  // One submission is not to keep a class waiting; a few slow trees keep nobody.
  bool is_late() const {
    constexpr double few = 20;
    constexpr double patience = 3;
    return seconds_ >
           patience * options_.seconds * std::max(few, static_cast<double>(trees_.size()) / 4);
  }

  std::optional<Finding> asked_at_root(const Tree& tree, double seconds) {
    const std::vector<std::size_t> asked = {tree.root};
    const Testimony testimony = ask(tree, asked, seconds);
    if (testimony.transcript.is_tampered || !testimony.transcript.is_loaded) return std::nullopt;
    return judge_testimony(testimony, tree, asked, options_.task, options_.rules).front();
  }

  // A program can make its messages and answers as long as it wants.
  void shorten() {
    report_.reason = shortened(std::move(report_.reason));
    for (std::string& note : report_.notes) note = shortened(std::move(note));
    if (!report_.counterexample) return;
    report_.counterexample->got = shortened(std::move(report_.counterexample->got));
    report_.counterexample->reason = shortened(std::move(report_.counterexample->reason));
  }

  Program& program_;
  const std::vector<Tree>& trees_;
  const ExaminationOptions& options_;
  Report report_;
  std::vector<Observation> observations_;
  std::vector<Failure> failures_;
  double seconds_ = 0;  // that the runs used
  std::size_t interruptions_ = 0;
  bool has_answered_ = false;
  bool repeats_ = false;
  bool varies_ = false;
  bool raises_ = false;
  bool is_decided_ = false;  // whatever was answered
  bool is_over_ = false;     // no more runs
  std::string cut_short_;    // why a process ended before it was done
};

}  // namespace

Report examine(Program& program, const std::vector<Tree>& trees,
               const ExaminationOptions& options) {
  return Examiner(program, trees, options).examine();
}

}  // namespace minimax::grade
