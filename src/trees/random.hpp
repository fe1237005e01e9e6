// Random numbers that are the same on every machine: the standard leaves open what its
// distributions make of a generator.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

namespace minimax {

class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed) : engine_(seed) {}

  /// Each number below the limit is as likely as any other; the limit is not 0.
  std::uint64_t below(std::uint64_t limit);
  /// Likewise of the numbers from `least` to `most`.
  std::int64_t between(std::int64_t least, std::int64_t most);
  bool one_in(std::uint64_t count) { return below(count) == 0; }

  template <class Element>
  void shuffle(std::vector<Element>& elements) {
    for (std::size_t i = elements.size(); i > 1; --i)
      std::swap(elements[i - 1], elements[static_cast<std::size_t>(below(i))]);
  }

 private:
  std::mt19937_64 engine_;
};

/// A seed that is made of one and a number or a text, such that similar ones make different seeds.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number);
std::uint64_t seed_of(std::uint64_t seed, std::string_view text);

}  // namespace minimax
