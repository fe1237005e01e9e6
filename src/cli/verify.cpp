#include "cli/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cli/class_run.hpp"
#include "cli/errors.hpp"
#include "cli/game_file.hpp"
#include "cli/game_reference.hpp"
#include "cli/given_tree.hpp"
#include "cli/mark.hpp"
#include "cli/open_game.hpp"
#include "cli/submissions.hpp"
#include "facts/source.hpp"
#include "report/json.hpp"
#include "report/text.hpp"
#include "verify/random_cases.hpp"

namespace minimax {

namespace {

constexpr std::size_t most_positions = 2'000;

verify::Task task_of(const std::string& predicate) try {
  return verify::task_of(predicate);
} catch (const std::invalid_argument& error) {
  throw UsageError(std::string("--predicate: ") + error.what());
}

// The teacher's tree, then random ones.
std::vector<exercise::Tree> trees_for(const VerifyOptions& options, GameFile& file,
                                      verify::Reference& reference, verify::Task::Kind kind) {
  std::vector<exercise::Tree> trees = {given_tree(file, reference.root(), most_positions)};
  const verify::CaseOptions cases{.seed = options.seed,
                                  .count = options.trees,
                                  .alternating = options.alternating,
                                  .kind = kind};
  for (exercise::Tree& tree : verify::random_cases(cases)) trees.push_back(std::move(tree));
  return trees;
}

class Printer {
 public:
  explicit Printer(Format format) : format_(format) {}

  void print(const report::Marked& marked) {
    if (!report::is_right(marked)) status_ = ExitStatus::wrong;
    const std::string text =
        format_ == Format::json ? report::json_of(marked) : report::text_of(marked);
    std::fwrite(text.data(), 1, text.size(), stdout);
  }

  ExitStatus status() const { return status_; }

 private:
  Format format_;
  ExitStatus status_ = ExitStatus::ok;
};

/// Sorts answers from programs: the former are marked at once.
class Sorting {
 public:
  Sorting(const VerifyOptions& options, verify::Reference& reference)
      : options_(options), reference_(reference) {}

  void take(const std::string& path) {
    SubmittedFile file = read_submission(path);
    if (!file.problem.empty()) {
      marked_.push_back(mark_problem(file));
      return;
    }
    MarkedSheet sheet = mark_answers(Source::of_text(path, file.text), reference_, options_.rules);
    if (sheet.is_program && options_.expected == Expected::answers) {
      file.problem = "it holds rules or directives: answers are facts";
      marked_.push_back(mark_problem(file));
      return;
    }
    if (sheet.is_program || options_.expected == Expected::programs) {
      programs_.push_back({marked_.size(), std::move(file)});
    } else if (options_.format == Format::text) {
      fmt::print(stderr, "{}", sheet.messages);
    }
    marked_.push_back(std::move(sheet.marked));
  }

  std::vector<report::Marked>& marked() { return marked_; }
  std::vector<Entrant>& programs() { return programs_; }

 private:
  const VerifyOptions& options_;
  verify::Reference& reference_;
  std::vector<report::Marked> marked_;
  std::vector<Entrant> programs_;
};

unsigned jobs_of(const VerifyOptions& options, std::size_t programs) {
  const unsigned wanted =
      options.jobs != 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::size_t>(wanted, programs));
}

}  // namespace

ExitStatus verify_submissions(const VerifyOptions& options) {
  const auto inputs = std::ranges::count(options.files, "-") + (options.tree.file == "-" ? 1 : 0);
  if (inputs > 1) throw UsageError("standard input can be read once: give files");
  const verify::Task task = task_of(options.predicate);
  const std::unique_ptr<GameFile> file = open_game(options.tree);
  GameReference reference(*file, options.root);
  Sorting sorting(options, reference);
  for (const std::string& path : find_submissions(options.files)) sorting.take(path);
  if (!sorting.programs().empty()) {
    const std::vector<exercise::Tree> trees = trees_for(options, *file, reference, task.kind);
    const verify::ExaminationOptions examination{
        .task = task, .rules = options.rules, .seconds = options.seconds};
    run_class(sorting.programs(), trees, examination,
              {.jobs = jobs_of(options, sorting.programs().size()), .unsafe = options.unsafe},
              sorting.marked());
  }
  Printer printer(options.format);
  for (const report::Marked& marked : sorting.marked()) printer.print(marked);
  return printer.status();
}

}  // namespace minimax
