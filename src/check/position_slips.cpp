#include "check/position_slips.hpp"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/similar_names.hpp"
#include "check/review.hpp"

namespace minimax {

namespace {

constexpr std::uint32_t no_suspect = 0xffff'ffff;

/// How well another position explains a suspect; less is better.
struct Likeness {
  bool apart;  // the two do not make a whole
  bool guess;  // b is no slip for c as a rule, nor n12 for n13
  Slip slip;
  auto operator<=>(const Likeness&) const = default;
};

struct Suspect {
  TermId position;
  std::string name;
  std::optional<TermId> meant;
  Likeness likeness{};
  bool ambiguous = false;  // another one is as good
};

class SlipFinder {
 public:
  explicit SlipFinder(Review& review)
      : review_(review), suspect_of_(review.game.terms().size(), no_suspect) {}

  PositionSlips find() {
    for (const TermId position : review_.positions) {
      if (is_suspect(position)) add(position);
    }
    if (suspects_.empty()) return {};
    SlipIndex index(suspects_.size());
    for (const Suspect& suspect : suspects_) index.add(suspect.name);
    for (const TermId position : review_.positions) {
      const std::string name = this->name(position);
      index.near(name, [&](std::uint32_t suspect) { compare(suspects_[suspect], position, name); });
    }
    drop_guesses();
    std::erase_if(suspects_, [](const Suspect& suspect) { return !suspect.meant; });
    // A leaf's own choice comes first: a second position with a name like its is then told apart.
    for (const Suspect& suspect : suspects_) {
      if (is_dangling(suspect.position)) conclude_leaf(suspect);
    }
    for (const Suspect& suspect : suspects_) {
      if (!is_dangling(suspect.position)) conclude_unreached(suspect);
    }
    return std::move(slips_);
  }

 private:
  bool is_suspect(TermId position);
  void add(TermId position) {
    suspect_of_[index_of(position)] = static_cast<std::uint32_t>(suspects_.size());
    suspects_.push_back({position, name(position), {}});
  }
  void compare(Suspect& suspect, TermId other, std::string_view name);
  bool make_a_whole(TermId a, TermId b) const;
  bool is_dangling(TermId position) const;
  bool has_content(TermId position) const {
    return !review_.is_leaf(position) || review_.mentions(position).value != nowhere;
  }
  void drop_guesses();
  void conclude_leaf(const Suspect& suspect);
  void conclude_unreached(const Suspect& suspect);
  std::string name(TermId position) const;

  Review& review_;
  std::vector<std::uint32_t> suspect_of_;  // by the index of the position
  std::deque<Suspect> suspects_;
  PositionSlips slips_;
};

// A leaf without a value that somebody leads to.
bool SlipFinder::is_dangling(TermId position) const {
  return review_.is_successor(position) && !has_content(position);
}

bool SlipFinder::is_suspect(TermId position) {
  const bool is_leaf = review_.is_leaf(position);
  if (review_.is_successor(position))
    return is_dangling(position) && !review_.may_be_lost(position);
  const std::size_t roots = is_leaf ? review_.shape.isolated.size() : review_.shape.trees.size();
  return (roots > 1 || review_.is_isolated(position)) && !review_.may_be_unlinked(position);
}

// As it was typed, without the quotes that make it an atom or a string.
std::string SlipFinder::name(TermId position) const {
  const TermTable& terms = review_.game.terms();
  const TermKind kind = terms.kind(position);
  if (kind == TermKind::atom || kind == TermKind::string) return std::string(terms.text(position));
  return review_.text(position);
}

// Whether what is said of the two says everything of one position, and nothing twice.
bool SlipFinder::make_a_whole(TermId a, TermId b) const {
  if (review_.is_successor(a) && review_.is_successor(b)) return false;
  const Declaration of_a = review_.game.declaration(a);
  const Declaration of_b = review_.game.declaration(b);
  const bool contradict = (of_a.max && of_b.min) || (of_a.min && of_b.max);
  return has_content(a) != has_content(b) && !contradict;
}

void SlipFinder::compare(Suspect& suspect, TermId other, std::string_view name) {
  constexpr std::size_t shortest_name = 3;
  if (other == suspect.position || other == suspect.meant) return;
  // What hangs below the only root is no slip for it.
  const bool is_only_root = review_.shape.trees.size() == 1 && review_.shape.trees[0] == other;
  if (is_only_root && review_.is_successor(suspect.position)) return;
  const bool apart = !make_a_whole(suspect.position, other);
  if (apart && suspect_of_[index_of(other)] != no_suspect) return;
  const auto slip = slip_between(suspect.name, name);
  if (!slip) return;
  const bool is_short = std::min(suspect.name.size(), name.size()) < shortest_name;
  const bool guess = *slip == Slip::digits || (*slip == Slip::character && is_short);
  if (apart && guess) return;
  const Likeness likeness{apart, guess, *slip};
  if (!suspect.meant || likeness < suspect.likeness) {
    suspect.meant = other;
    suspect.likeness = likeness;
    suspect.ambiguous = false;
  } else if (likeness == suspect.likeness) {
    suspect.ambiguous = true;
  }
}

// A guess counts where the one is the only candidate of the other, and the reverse.
void SlipFinder::drop_guesses() {
  std::unordered_map<TermId, int> claims;
  for (const Suspect& suspect : suspects_) {
    if (suspect.meant && suspect.likeness.guess) ++claims[*suspect.meant];
  }
  for (Suspect& suspect : suspects_) {
    const bool guess = suspect.meant && suspect.likeness.guess;
    if (guess && (suspect.ambiguous || claims[*suspect.meant] > 1)) suspect.meant.reset();
  }
}

void SlipFinder::conclude_leaf(const Suspect& suspect) {
  slips_.meant[suspect.position] = *suspect.meant;
  if (!suspect.likeness.apart && !review_.is_successor(*suspect.meant))
    slips_.explained.insert(*suspect.meant);
}

void SlipFinder::conclude_unreached(const Suspect& suspect) {
  const TermId position = suspect.position;
  const TermId other = *suspect.meant;
  if (slips_.explained.contains(position)) return;
  const bool is_wrong = is_dangling(other) || !review_.knows_mover(other);
  if (!suspect.likeness.apart && is_wrong && slips_.meant.try_emplace(other, position).second) {
    slips_.explained.insert(position);
  } else if (review_.is_leaf(position)) {
    slips_.meant[position] = other;
  }
}

}  // namespace

PositionSlips find_position_slips(Review& review) {
  return SlipFinder(review).find();
}

}  // namespace minimax
