#include "grade/run/fingerprint.hpp"

#include <fmt/format.h>

#include <string_view>

#include "base/sha256.hpp"

namespace minimax::grade {

namespace {

// With its length before it, no text runs into the next.
std::string part(std::string_view text) {
  return fmt::format("{}:{}", text.size(), text);
}

std::string part_of(const Tree& tree) {
  return part(tree.positions[tree.root].name) + part(facts_of(tree));
}

}  // namespace

Fingerprint::Fingerprint(const TrialOptions& trials, const ExaminationOptions& options, bool unsafe,
                         const std::string& reference)
    : trials_(trials), task_(options.task.kind) {
  std::string text =
      part(MINIMAX_VERSION) + part(options.task.name) +
      fmt::format("{} {} {} {} {} {} {} {} {};", options.task.arity,
                  static_cast<int>(options.rules.ties), static_cast<int>(options.rules.cut_off),
                  options.seconds, options.shrink_tries, unsafe,
                  static_cast<int>(options.accepted.style), options.accepted.strict,
                  options.accepted.cut_off_is_given) +
      part(reference);
  circumstances_ = sha256(text);
}

std::string Fingerprint::of(const SubmittedFile& file, const Tree& tree) const {
  std::string text = circumstances_;
  const Trials trials = trials_for(tree, task_, trials_);
  for (const Tree& each : trials.trees) text += part_of(each);
  for (const Tree& each : trials.others) text += part_of(each);
  return sha256(text + part(file.name) + file.text);
}

}  // namespace minimax::grade
