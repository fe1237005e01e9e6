#include "grade/exercises/tally.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace minimax::grade {

namespace {

std::string share_text(std::size_t hits, std::size_t tries) {
  return hits == 0 ? fmt::format("by none of {} trees", tries)
                   : fmt::format("by {} of {} trees", hits, tries);
}

}  // namespace

void Tally::Count::add(bool hit, std::size_t seen) {
  add(hit);
  least = std::min(least.value_or(seen), seen);
  most = std::max(most.value_or(seen), seen);
}

void Tally::add_misshapen(std::optional<std::size_t> number) {
  ++shapes_;
  if (!number) ++too_large_;
  if (number) counts_[leaves].add(false, *number);
}

void Tally::add_tied() {
  ++shapes_;
  counts_[ties].add(false);
}

bool Tally::add(const Difficulty& difficulty) {
  ++shapes_;
  counts_[leaves].add(true, difficulty.leaves);
  const bool is_tied = difficulty.ties > 0;
  const bool ties_fit =
      wishes_.ties == WishedTies::any || is_tied == (wishes_.ties == WishedTies::some);
  const bool best_fits =
      wishes_.best == WishedBest::any ||
      (difficulty.best > 0 && (difficulty.best > 1) == (wishes_.best == WishedBest::several));
  const bool pruned_fits =
      !wishes_.pruned || wishes_.pruned->holds(static_cast<std::int64_t>(difficulty.pruned));
  counts_[ties].add(ties_fit);
  counts_[best].add(best_fits);
  counts_[pruned].add(pruned_fits, difficulty.pruned);
  return ties_fit && best_fits && pruned_fits;
}

std::string Tally::wish_text(Wish wish) const {
  switch (wish) {
    case leaves:
      return "--leaves " + text_of(wishes_.leaves.value_or(Range{}));
    case ties:
      return wishes_.ties == WishedTies::none ? "--ties none" : "--ties some";
    case best:
      return wishes_.best == WishedBest::one ? "--best one" : "--best several";
    case pruned:
      break;
  }
  return "--pruned " + text_of(wishes_.pruned.value_or(Range{}));
}

std::string Tally::line(Wish wish) const {
  const Count& count = counts_[wish];
  std::string text =
      fmt::format("  {} was fulfilled {}", wish_text(wish), share_text(count.hits, count.tries));
  if (count.least && count.hits < count.tries)
    text += fmt::format(", which had {} to {}", *count.least, *count.most);
  return text + "\n";
}

std::string Tally::text() const {
  constexpr std::array advice = {
      "allow more numbers of leaves, or more depths and branchings",
      "wish for more values where there are to be no ties, for fewer where there are to be some, "
      "or for --ties any",
      "wish for fewer values where several are to be best, for more where one is, or for --best "
      "any",
      "allow more numbers of leaves that are cut off, or another seed",
  };
  const std::array is_wished = {wishes_.leaves.has_value(), wishes_.ties != WishedTies::any,
                                wishes_.best != WishedBest::any, wishes_.pruned.has_value()};
  std::string text = fmt::format("no tree that fulfils all wishes was found among {}\n", shapes_);
  if (too_large_ > 0)
    text +=
        fmt::format("  {} of them had more than {} positions: wish for less depth or branching\n",
                    too_large_, limits_.positions);
  std::optional<Wish> rarest;
  for (const Wish wish : {leaves, ties, best, pruned}) {
    if (!is_wished[wish] || counts_[wish].tries == 0) continue;
    text += line(wish);
    if (!rarest || counts_[wish].share() < counts_[*rarest].share()) rarest = wish;
  }
  if (rarest) text += fmt::format("  Relax {}: {}.", wish_text(*rarest), advice[*rarest]);
  return text;
}

}  // namespace minimax::grade
