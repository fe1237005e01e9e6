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

// The submission knows of no folder.
std::string base_name(const SubmittedFile& file) {
  return std::filesystem::path(file.name).filename();
}

/// The course's own program, if there is one, in the process of a thread.
class CourseOfThread {
 public:
  CourseOfThread(sandbox::Sandbox& sandbox, const std::optional<SubmittedFile>& file,
                 const ExaminationOptions& examination) {
    if (!file) return;
    program_.emplace(sandbox, base_name(*file), file->text, examination.task);
    course_.emplace(*program_, examination.task, examination.seconds);
  }

  CourseProgram* program() { return course_ ? &*course_ : nullptr; }

 private:
  std::optional<SandboxedProgram> program_;
  std::optional<CourseProgram> course_;
};

/// What the threads share.
class ClassRun {
 public:
  ClassRun(const std::vector<Entrant>& programs, const ExaminationOptions& examination,
           const ClassOptions& options, std::vector<Marked>& marked)
      : programs_(programs), examination_(examination), options_(options), marked_(marked) {}

  // Each program is one thread's alone, and so is the place of its result.
  void work(sandbox::Sandbox& sandbox) try {
    CourseOfThread course(sandbox, options_.reference, examination_);
    for (std::size_t i = next_++; i < programs_.size(); i = next_++) {
      const Entrant& entrant = programs_[i];
      Marked& marked = marked_[entrant.place];
      marked.isolation = sandbox.layers();
      SandboxedProgram program(sandbox, base_name(entrant.file), entrant.file.text,
                               examination_.task);
      marked.report =
          examined(program, trials_for(*entrant.tree, examination_.task.kind, options_.trials),
                   course.program());
      if (!entrant.note.is_empty() && marked.report.verdict != Verdict::pass)
        marked.report.notes.push_back(entrant.note);
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
  Report examined(SandboxedProgram& program, const Trials& trials, CourseProgram* course) const
      try {
    return examine(program, trials, examination_, course);
  } catch (const std::bad_alloc&) {
    Report report;
    report.reason = Message("its answers take more memory than there is");
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

Marked examine_reference(const SubmittedFile& reference, const Tree& tree,
                         const ExaminationOptions& examination, const ClassOptions& options) {
  const std::unique_ptr<sandbox::Sandbox> sandbox = start_sandbox(options.unsafe);
  SandboxedProgram program(*sandbox, base_name(reference), reference.text, examination.task);
  Marked marked{.file = reference.name, .report = {}};
  marked.is_program = marked.is_reference = true;
  marked.isolation = sandbox->layers();
  marked.seed = options.trials.seed;
  marked.report =
      examine(program, trials_for(tree, examination.task.kind, options.trials), examination);
  return marked;
}

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
