#include "grade/run/resumption.hpp"

#include <random>
#include <utility>
#include <vector>

#include "file/errors.hpp"

namespace minimax::grade {

Resumption::Resumption(const GradingOptions& options, const std::string& reference) {
  if (!options.resume.empty()) file_.emplace(options.resume);
  trials_ = {.seed = seed_for(options),
             .random_trees = options.random_trees,
             .alternating = options.alternating,
             .strict = options.examination.accepted.strict};
  fingerprint_.emplace(trials_, options.examination, options.unsafe, reference);
}

bool Resumption::take(const Entrant& program, Marked& marked) const {
  if (!file_) return false;
  marked.fingerprint = fingerprint_->of(program.file, *program.tree);
  const Marked* const known = file_->find(program.file.name, marked.fingerprint);
  if (known == nullptr) return false;
  // The list may have changed.
  std::string student = std::move(marked.student);
  std::string name = std::move(marked.student_name);
  std::vector<std::string> left_out = std::move(marked.left_out);
  marked = *known;
  marked.student_name = std::move(name);
  marked.student = std::move(student);
  marked.left_out = std::move(left_out);
  return true;
}

void Resumption::add(const Marked& marked) {
  if (file_) file_->add(marked);
}

// Nobody can know a new one beforehand. Parts of a class need the same one.
std::uint64_t Resumption::seed_for(const GradingOptions& options) const {
  if (options.seed) return *options.seed;
  if (file_ && file_->seed()) return *file_->seed();
  if (options.shard.count > 1)
    throw UsageError(
        "all parts of a class are to be run on the same random trees\n"
        "  Give each run of --shard the same number as --seed.");
  return std::random_device()();
}

}  // namespace minimax::grade
