#include "grade/run/class_run.hpp"

#include <atomic>
#include <exception>
#include <filesystem>
#include <memory>
#include <mutex>
#include <new>
#include <thread>

#include "grade/run/sandboxed_program.hpp"

namespace minimax::grade {

namespace {

/// What the threads share.
class ClassRun {
 public:
  ClassRun(const std::vector<Entrant>& programs, const ExaminationOptions& examination,
           const ClassOptions& options, std::vector<Marked>& marked)
      : programs_(programs), examination_(examination), options_(options), marked_(marked) {}

  // Each program is one thread's alone, and so is the place of its result.
  void work(sandbox::Sandbox& sandbox) try {
    for (std::size_t i = next_++; i < programs_.size(); i = next_++) {
      const Entrant& entrant = programs_[i];
      Marked& marked = marked_[entrant.place];
      marked.isolation = sandbox.layers();
      const std::string name = std::filesystem::path(entrant.file.name).filename();
      SandboxedProgram program(sandbox, name, entrant.file.text, examination_.task);
      marked.report =
          examined(program, trials_for(*entrant.tree, examination_.task.kind, options_.trials));
      marked.seed = options_.trials.seed;
      const std::lock_guard lock(mutex_);
      options_.finished(marked);
    }
  } catch (...) {
    next_ = programs_.size();
    const std::lock_guard lock(mutex_);
    problem_ = std::current_exception();
  }

  // What goes wrong with one does not end the class.
  Report examined(SandboxedProgram& program, const Trials& trials) const try {
    return examine(program, trials, examination_);
  } catch (const std::bad_alloc&) {
    Report report;
    report.reason = "its answers take more memory than there is";
    return report;
  }

  void rethrow() const {
    if (problem_) std::rethrow_exception(problem_);
  }

 private:
  const std::vector<Entrant>& programs_;
  const ExaminationOptions& examination_;
  const ClassOptions& options_;
  std::vector<Marked>& marked_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::exception_ptr problem_;
};

}  // namespace

void run_class(const std::vector<Entrant>& programs, const ExaminationOptions& examination,
               const ClassOptions& options, std::vector<Marked>& marked) {
  std::vector<std::unique_ptr<sandbox::Sandbox>> sandboxes;
  for (unsigned i = 0; i < options.jobs; ++i) sandboxes.push_back(start_sandbox(options.unsafe));
  ClassRun run(programs, examination, options, marked);
  {
    std::vector<std::jthread> threads;
    for (const auto& sandbox : sandboxes)
      threads.emplace_back([&run, &sandbox] { run.work(*sandbox); });
  }
  run.rethrow();
}

}  // namespace minimax::grade
