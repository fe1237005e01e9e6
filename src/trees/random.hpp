// Random numbers that are the same on every machine: the standard leaves open what its
// distributions make of a generator.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

namespace minimax {

class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed) : engine_(seed) {}

  /// Each number below the limit is as likely as any other; the limit is not 0.
  std::uint64_t below(std::uint64_t limit) {
    std::uint64_t number = engine_();
    while (is_left_over(number, limit)) number = engine_();
    return number % limit;
  }
  /// Likewise of the numbers from `least` to `most`.
  std::int64_t between(std::int64_t least, std::int64_t most);
  bool one_in(std::uint64_t count) { return below(count) == 0; }

  template <class Element>
  void shuffle(std::vector<Element>& elements) {
    for (std::size_t i = elements.size(); i > 1; --i)
      std::swap(elements[i - 1], elements[static_cast<std::size_t>(below(i))]);
  }

  /// What comes next is what comes after below(limit), or after shuffle() of so many elements.
  void pass_below(std::uint64_t limit) {
    while (is_left_over(engine_(), limit)) {
    }
  }
  void pass_shuffle(std::uint64_t elements) {
    for (std::uint64_t i = elements; i > 1; --i) pass_below(i);
  }

 private:
  // What is left over at the end of the range would make small numbers likelier. To divide takes
  // longest, and is rarely needed.
  static bool is_left_over(std::uint64_t number, std::uint64_t limit) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    return number >= most - limit && number >= most - most % limit;
  }

  std::mt19937_64 engine_;
};

/// A seed that is made of one and a number or a text, such that similar ones make different seeds.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number);
std::uint64_t seed_of(std::uint64_t seed, std::string_view text);

}  // namespace minimax
