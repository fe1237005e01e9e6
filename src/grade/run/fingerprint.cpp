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

Fingerprint::Fingerprint(const std::vector<Tree>& random_trees, const ExaminationOptions& options) {
  std::string text =
      part(MINIMAX_VERSION) + part(options.task.name) +
      fmt::format("{} {} {} {} {};", options.task.arity, static_cast<int>(options.rules.ties),
                  static_cast<int>(options.rules.cut_off), options.seconds, options.shrink_tries);
  for (const Tree& tree : random_trees) text += part_of(tree);
  circumstances_ = sha256(text);
}

std::string Fingerprint::of(const SubmittedFile& file, const Tree& tree) const {
  return sha256(circumstances_ + part_of(tree) + part(file.name) + file.text);
}

}  // namespace minimax::grade
