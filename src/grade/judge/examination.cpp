#include "grade/judge/examination.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "grade/judge/load_notes.hpp"
#include "grade/judge/shrink.hpp"
#include "grade/judge/testimony.hpp"
#include "grade/judge/told_text.hpp"
#include "grade/judge/vocabulary.hpp"
#include "grade/judge/written_answer.hpp"
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
  const Tree* tree;
  Finding finding;
  std::size_t size;  // positions below the one that was asked about
};

/// What the answers are worth by one convention.
struct Standing {
  Convention convention;
  std::vector<Failure> failures = {};  // on the trees where it has to be right
  std::vector<Failure> others = {};    // on the other ones
  std::vector<Observation> observations = {};
  bool has_answered = false;
  bool repeats = false;
  bool varies = false;
  bool raises = false;

  bool is_right() const { return failures.empty(); }
};

/// Which misconception it is to take the successor's mover for one's own.
constexpr const char* successor_mover = "mover_of_child";

class Examiner {
 public:
  Examiner(Program& program, const Trials& trials, const ExaminationOptions& options,
           CourseProgram* course)
      : program_(program), trials_(trials), options_(options), course_(course) {
    std::vector<Convention> conventions =
        conventions_of(options.task, options.rules, options.accepted);
    if (course != nullptr) conventions = with_reference(std::move(conventions));
    for (Convention& each : conventions) standings_.push_back({.convention = std::move(each)});
  }

  Report examine() {
    examine(trials_.trees, &Standing::failures);
    if (!is_decided_) decide();
    shorten();
    return std::move(report_);
  }

 private:
  using Failures = std::vector<Failure> Standing::*;

  void examine(const std::vector<Tree>& trees, Failures failures) {
    constexpr double enough = 4;  // seconds
    for (std::size_t i = 0; i < trees.size() && !is_over_; ++i) {
      if (is_slow() && is_wrong() && seconds_ > std::min(2 * options_.seconds, enough))
        break;  // that it is wrong is known, and what is known of why has to do
      if (is_late()) {
        cut_short_ = why_late(i, trees.size());
        break;
      }
      run(trees[i], failures);
    }
  }

  Message why_late(std::size_t done, std::size_t all) const {
    const std::vector<MessagePart> parts = {
        {"done", done}, {"seconds", fmt::format("{:.0f}", is_idle() ? idle_ : seconds_)}};
    if (is_idle())
      return Message(
          "the program waits: {done} of {count} tree took it {seconds} seconds in which it did "
          "nothing (sleep/1?)",
          "the program waits: {done} of {count} trees took it {seconds} seconds in which it did "
          "nothing (sleep/1?)",
          all, parts);
    return Message("the program is too slow: {done} of {count} tree took it {seconds} seconds",
                   "the program is too slow: {done} of {count} trees took it {seconds} seconds",
                   all, parts);
  }

  bool is_wrong() const { return std::ranges::none_of(standings_, &Standing::is_right); }

  void decide() {
    const bool is_cut_short = !cut_short_.is_empty();
    if (!is_wrong() && is_cut_short) {
      note_backtracking(followed());
      return end(Verdict::no_answer, cut_short_);
    }
    if (report_.answers == 0) return end(Verdict::no_answer, Message("nothing was answered"));
    const std::size_t answers = report_.answers;
    const std::size_t runs = report_.runs;
    if (!is_cut_short) examine(trials_.others, &Standing::others);
    if (is_decided_) return;
    const Standing& standing = followed();
    report_.convention = standing.convention.name;
    report_.answers = answers;
    if (standing.is_right()) {
      report_.verdict = Verdict::pass;
      tell_remark(standing);
      report_.runs = runs;
    } else {
      tell_failure(standing);
    }
    note_backtracking(standing);
  }

  // The one with the fewest failures; of several that are right on the trees that count, the one
  // that fits the others best; else the first.
  const Standing& followed() const {
    return *std::ranges::min_element(standings_, {}, [](const Standing& standing) {
      return std::pair(standing.failures.size(), standing.is_right() ? standing.others.size() : 0);
    });
  }

  void note_backtracking(const Standing& standing) {
    if (standing.repeats)
      report_.notes.emplace_back(
          Message("there is more than one solution: the same answer comes again on backtracking"));
    if (standing.varies)
      report_.notes.emplace_back(
          Message("there is more than one solution: each of the equally good successors, on "
                  "backtracking"));
    if (standing.raises)
      report_.notes.emplace_back(
          Message("asked for another answer on backtracking, it ends with an error"));
  }

  void run(const Tree& tree, Failures failures) {
    const bool is_first = report_.runs == 0;
    const std::vector<std::size_t> asked = positions_to_ask(tree);
    Testimony testimony = ask(tree, asked, options_.seconds);
    if (testimony.end == sandbox::End::time && interruptions_ == 0)  // the machine may be busy
      testimony = ask(tree, asked, options_.seconds);
    if (is_first) note_load(testimony);
    if (testimony.transcript.is_tampered)
      return end(Verdict::tampered,
                 Message("besides its answers its process has sent something of its own"));
    if (testimony.end == sandbox::End::not_started)
      return end(Verdict::error, reason_of_end(testimony));
    if (!testimony.transcript.is_loaded) return end(Verdict::no_answer, reason_of_end(testimony));
    if (!testimony.transcript.is_defined)
      return end(Verdict::no_answer, undefined_reason(testimony.transcript, options_.task));
    take(tree, testimony, asked, failures);
  }

  void end(Verdict verdict, Message reason) {
    report_.verdict = verdict;
    report_.reason = std::move(reason);
    is_decided_ = is_over_ = true;
  }

  void note_load(const Testimony& testimony) {
    vocabulary_ = {.value_names = program_.value_names()};
    constexpr std::size_t longest_name = 200;  // each fact of the tree repeats it
    for (const sandbox::OwnFacts& own : testimony.transcript.own_facts) {
      if (own.module.size() <= longest_name) vocabulary_.modules.push_back(own.module);
    }
    report_.ends_loading = testimony.transcript.ends_loading;
    report_.notes = notes_of_loading(testimony.transcript);
  }

  void take(const Tree& tree, const Testimony& testimony, const std::vector<std::size_t>& asked,
            Failures failures) {
    std::size_t answers = 0;
    for (Standing& standing : standings_) {
      std::vector<Finding> findings = judged(testimony, tree, asked, standing.convention);
      answers = findings.size();
      for (Finding& finding : findings) take(tree, std::move(finding), standing, failures);
    }
    report_.answers += answers;
    if (testimony.transcript.is_done) return;
    if (failures == &Standing::failures) cut_short_ = reason_of_end(testimony);
    // Who runs out of time once would do so again.
    if (testimony.end != sandbox::End::exited && ++interruptions_ == 2) is_over_ = true;
  }

  void take(const Tree& tree, Finding finding, Standing& standing, Failures failures) const {
    const bool is_right = finding.judgement.outcome == Outcome::right;
    if (failures == &Standing::failures) {
      standing.repeats = standing.repeats || finding.says_more;
      standing.varies = standing.varies || finding.says_other;
      standing.raises = standing.raises || finding.raises_then;
      standing.has_answered = standing.has_answered || finding.judgement.outcome != Outcome::none;
    }
    standing.observations.push_back({&tree, finding.position, finding.play, is_right});
    if (is_right) return;
    const std::size_t size = reachable(tree, finding.position).size();
    (standing.*failures).push_back({&tree, std::move(finding), size});
  }

  // A wrong answer says more than none, one on a small tree more than one on a large.
  static const Failure& clearest(const std::vector<Failure>& failures) {
    return *std::ranges::min_element(failures, {}, [](const Failure& failure) {
      return std::pair(failure.finding.judgement.outcome == Outcome::none, failure.size);
    });
  }

  void tell_failure(const Standing& standing) {
    report_.verdict = standing.has_answered ? Verdict::fail : Verdict::no_answer;
    const Failure& failure = clearest(standing.failures);
    report_.counterexample = counterexample(failure, standing.convention, trials_.look);
    report_.reason = report_.counterexample->reason;
    tell_first_wrong(standing.convention);
    // Where no answer is there but none that is wrong, there is nothing to explain it by.
    Diagnosis diagnosis = diagnose(standing.observations, options_.task);
    report_.misconception = std::move(diagnosis.misconception);
    report_.candidates = std::move(diagnosis.candidates);
  }

  // Who has been slow does not get much time for all positions together; about the one that is told
  // of it is asked with all the time there is.
  void tell_first_wrong(const Convention& convention) {
    const Tree& tree = trials_.trees.front();
    const AskPositions ask_positions = [&](const std::vector<std::size_t>& asked) {
      if (is_late()) return std::vector<Finding>();
      const bool is_hurried = is_slow() && asked.size() > 1;
      const Testimony testimony =
          ask(tree, asked, is_hurried ? std::min(options_.seconds, 1.0) : options_.seconds);
      if (testimony.transcript.is_tampered || !testimony.transcript.is_loaded)
        return std::vector<Finding>();
      return judged(testimony, tree, asked, convention);
    };
    report_.first_wrong = find_first_wrong(tree, options_.task, convention.rules, ask_positions);
  }

  void tell_remark(const Standing& standing) {
    if (standing.others.empty()) return;
    const Failure& failure = clearest(standing.others);
    Remark remark;
    remark.counterexample = counterexample(failure, standing.convention, std::nullopt);
    remark.reason = remark.counterexample->reason;
    remark.misconception = diagnose(standing.observations, options_.task).misconception;
    if (remark.misconception == successor_mover && report_.convention == "definition")
      report_.convention = "book";
    report_.remarks.push_back(std::move(remark));
  }

  Counterexample counterexample(const Failure& failure, const Convention& convention,
                                const std::optional<TreeLook>& look) {
    const Outcome outcome = failure.finding.judgement.outcome;
    // Each run that comes to no end takes its whole time: fewer and shorter ones, and what is found
    // is seen again with all the time there is.
    const bool is_slow = this->is_slow();
    const double seconds = is_slow ? std::min(options_.seconds, 0.5) : options_.seconds;
    const std::size_t tries = is_slow ? 8 : options_.shrink_tries;
    const auto fails = [&](const Tree& tree) {
      if (is_late()) return false;
      const auto finding = asked_at_root(tree, seconds, convention);
      return finding && finding->judgement.outcome == outcome;
    };
    const Tree part = part_below(*failure.tree, failure.finding.position);
    const Tree tree = shrink(part, fails, tries, look);
    std::optional<Finding> finding = asked_at_root(tree, options_.seconds, convention);
    if (!finding || finding->judgement.outcome == Outcome::right)
      return unshrunk(failure, part, convention);
    return {facts_for(tree, vocabulary_),
            query_of(options_.task, tree),
            expected_answer(*finding, options_.task, tree, convention.rules),
            finding->got,
            finding->judgement.reason,
            picture(tree, *finding, convention.rules)};
  }

  // Of the trees that are asked about, which may be facts that are right.
  std::optional<PictureOfAnswer> picture(const Tree& tree, const Finding& finding,
                                         const Rules& rules) const {
    if (finding.expected) return std::nullopt;
    PictureOfAnswer picture{.facts = facts_of(tree),
                            .position = tree.positions[tree.root].name,
                            .task = options_.task.kind,
                            .cut_off = rules.cut_offs().front()};
    if (!finding.play) return picture;
    picture.value = shortened(finding.play->value.text());
    std::vector<std::size_t> line = finding.play->line;
    if (line.empty() && finding.play->best) line = {*finding.play->best};
    for (const std::size_t position : line) picture.line.push_back(tree.positions[position].name);
    return picture;
  }

  // Asked about nothing else it is right, or now so and now otherwise: with what was asked before.
  Counterexample unshrunk(const Failure& failure, const Tree& part,
                          const Convention& convention) const {
    Tree tree = *failure.tree;
    std::string query;
    for (const std::size_t position : positions_to_ask(tree)) {
      if (position == failure.finding.position) break;
      query += fmt::format("ignore({}), ", call_of(options_.task, tree, position));
    }
    tree.root = failure.finding.position;
    return {facts_for(tree, vocabulary_),
            query + query_of(options_.task, tree),
            expected_answer(failure.finding, options_.task, part, convention.rules),
            failure.finding.got,
            failure.finding.judgement.reason,
            picture(tree, failure.finding, convention.rules)};
  }

  std::vector<Finding> judged(const Testimony& testimony, const Tree& tree,
                              const std::vector<std::size_t>& asked,
                              const Convention& convention) const {
    std::vector<Finding> findings =
        judge_testimony(testimony, tree, asked, options_.task, convention.rules);
    if (!convention.is_taught) return findings;
    return course_->taught(testimony, tree, asked, convention.rules, std::move(findings));
  }

  Testimony ask(const Tree& tree, const std::vector<std::size_t>& asked, double seconds) {
    Testimony testimony = program_.run(tree, asked, seconds);
    ++report_.runs;
    seconds_ += testimony.seconds;
    idle_ += testimony.idle;
    return testimony;
  }

  bool is_slow() const {
    constexpr double slow = 0.2;  // seconds a run
    return interruptions_ > 0 || seconds_ > slow * static_cast<double>(report_.runs);
  }

  // Waiting costs a program little of its time and the class as much as computing.
  bool is_idle() const {
    constexpr double few = 20;  // seconds
    return idle_ > std::max(few, 5 * options_.seconds);
  }

  // One submission is not to keep a class waiting; a few slow trees keep nobody.
  bool is_late() const {
    constexpr double few = 20;
    constexpr double patience = 3;
    return is_idle() || seconds_ > patience * options_.seconds *
                                       std::max(few, static_cast<double>(trials_.trees.size()) / 4);
  }

  std::optional<Finding> asked_at_root(const Tree& tree, double seconds,
                                       const Convention& convention) {
    const std::vector<std::size_t> asked = {tree.root};
    const Testimony testimony = ask(tree, asked, seconds);
    if (testimony.transcript.is_tampered || !testimony.transcript.is_loaded) return std::nullopt;
    return judged(testimony, tree, asked, convention).front();
  }

  // A program can make its messages and answers as long as it wants.
  void shorten() {
    report_.reason = shortened(std::move(report_.reason));
    for (Message& note : report_.notes) note = shortened(std::move(note));
    if (report_.counterexample) shorten(*report_.counterexample);
    if (report_.first_wrong) {
      report_.first_wrong->got = shortened(std::move(report_.first_wrong->got));
      report_.first_wrong->reason = shortened(std::move(report_.first_wrong->reason));
    }
    for (Remark& remark : report_.remarks) {
      remark.reason = shortened(std::move(remark.reason));
      if (remark.counterexample) shorten(*remark.counterexample);
    }
  }

  static void shorten(Counterexample& example) {
    example.got = shortened(std::move(example.got));
    example.reason = shortened(std::move(example.reason));
  }

  Program& program_;
  Vocabulary vocabulary_;
  const Trials& trials_;
  const ExaminationOptions& options_;
  CourseProgram* course_;
  Report report_;
  std::vector<Standing> standings_;
  double seconds_ = 0;  // that the runs used
  double idle_ = 0;
  std::size_t interruptions_ = 0;
  bool is_decided_ = false;  // whatever was answered
  bool is_over_ = false;     // no more runs
  Message cut_short_;        // why a process ended before it was done
};

}  // namespace

Report examine(Program& program, const Trials& trials, const ExaminationOptions& options,
               CourseProgram* course) {
  return Examiner(program, trials, options, course).examine();
}

}  // namespace minimax::grade
