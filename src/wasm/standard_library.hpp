// What the C++ library of emscripten 3.1.6, which is LLVM's of version 13, lacks of C++20: the
// preset `wasm` includes it into each source. Of each name there is as much as the sources use.
#pragma once

#include <version>

#if _LIBCPP_VERSION < 14000

#include <algorithm>
#include <compare>
#include <functional>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <thread>
#include <type_traits>
#include <utility>

namespace std {

template <class To, class From>
requires(sizeof(To) == sizeof(From) && is_trivially_copyable_v<To> &&
         is_trivially_copyable_v<From>) constexpr To bit_cast(const From& from) noexcept {
  return __builtin_bit_cast(To, from);
}

template <class Character, class Traits>
constexpr strong_ordering operator<=>(basic_string_view<Character, Traits> a,
                                      basic_string_view<Character, Traits> b) noexcept {
  return a.compare(b) <=> 0;
}

template <class Character, class Traits, class Allocator>
strong_ordering operator<=>(const basic_string<Character, Traits, Allocator>& a,
                            const basic_string<Character, Traits, Allocator>& b) noexcept {
  return a.compare(b) <=> 0;
}

/// It is joined at its end. To ask it to stop is not of use to anybody.
class jthread {
 public:
  template <class Function>
  requires(!is_same_v<remove_cvref_t<Function>, jthread>) explicit jthread(Function&& function)
      : thread_(std::forward<Function>(function)) {}
  jthread(jthread&&) = default;
  ~jthread() {
    if (thread_.joinable()) thread_.join();
  }

 private:
  thread thread_;
};

}  // namespace std

namespace std::ranges {

template <class Comparison, class Projection>
constexpr auto by(Comparison& comparison, Projection& projection) {
  return [&](auto&& a, auto&& b) -> bool {
    return std::invoke(comparison, std::invoke(projection, std::forward<decltype(a)>(a)),
                       std::invoke(projection, std::forward<decltype(b)>(b)));
  };
}

template <input_iterator Iterator, sentinel_for<Iterator> Sentinel, class Predicate,
          class Projection = identity>
constexpr Iterator find_if(Iterator here, Sentinel last, Predicate predicate,
                           Projection projection = {}) {
  while (here != last && !std::invoke(predicate, std::invoke(projection, *here))) ++here;
  return here;
}

template <range Range, class Predicate, class Projection = identity>
constexpr auto find_if(Range&& of, Predicate predicate, Projection projection = {}) {
  return ranges::find_if(ranges::begin(of), ranges::end(of), std::ref(predicate),
                         std::ref(projection));
}

template <range Range, class Predicate, class Projection = identity>
constexpr auto find_if_not(Range&& of, Predicate predicate, Projection projection = {}) {
  return ranges::find_if(ranges::begin(of), ranges::end(of), [&](auto&& each) {
    return !std::invoke(predicate, std::invoke(projection, each));
  });
}

template <range Range, class Value, class Projection = identity>
constexpr auto find(Range&& of, const Value& value, Projection projection = {}) {
  return ranges::find_if(ranges::begin(of), ranges::end(of), [&](auto&& each) {
    return std::invoke(projection, std::forward<decltype(each)>(each)) == value;
  });
}

template <range Range, class Predicate, class Projection = identity>
constexpr bool any_of(Range&& of, Predicate predicate, Projection projection = {}) {
  return ranges::find_if(of, std::ref(predicate), std::ref(projection)) != ranges::end(of);
}

template <range Range, class Predicate, class Projection = identity>
constexpr bool none_of(Range&& of, Predicate predicate, Projection projection = {}) {
  return !ranges::any_of(of, std::ref(predicate), std::ref(projection));
}

template <range Range, class Predicate, class Projection = identity>
constexpr bool all_of(Range&& of, Predicate predicate, Projection projection = {}) {
  return ranges::find_if_not(of, std::ref(predicate), std::ref(projection)) == ranges::end(of);
}

template <range Range, class Predicate, class Projection = identity>
constexpr range_difference_t<Range> count_if(Range&& of, Predicate predicate,
                                             Projection projection = {}) {
  range_difference_t<Range> found = 0;
  for (auto&& each : of)
    if (std::invoke(predicate, std::invoke(projection, each))) ++found;
  return found;
}

template <range Range, class Value, class Projection = identity>
constexpr range_difference_t<Range> count(Range&& of, const Value& value,
                                          Projection projection = {}) {
  range_difference_t<Range> found = 0;
  for (auto&& each : of)
    if (std::invoke(projection, each) == value) ++found;
  return found;
}

template <range A, range B, class Same = equal_to, class OfA = identity, class OfB = identity>
constexpr bool equal(A&& a, B&& b, Same same = {}, OfA of_a = {}, OfB of_b = {}) {
  auto here = ranges::begin(b);
  for (auto&& each : a) {
    if (here == ranges::end(b)) return false;
    if (!std::invoke(same, std::invoke(of_a, each), std::invoke(of_b, *here))) return false;
    ++here;
  }
  return here == ranges::end(b);
}

template <class A, class B>
struct mismatch_result {
  A in1;
  B in2;
};

template <range A, range B>
constexpr auto mismatch(A&& a, B&& b) {
  auto in1 = ranges::begin(a);
  auto in2 = ranges::begin(b);
  while (in1 != ranges::end(a) && in2 != ranges::end(b) && *in1 == *in2) {
    ++in1;
    ++in2;
  }
  return mismatch_result<decltype(in1), decltype(in2)>{in1, in2};
}

template <range Range, class Comparison = less, class Projection = identity>
constexpr auto min_element(Range&& of, Comparison comparison = {}, Projection projection = {}) {
  return std::min_element(ranges::begin(of), ranges::end(of), by(comparison, projection));
}

template <range Range, class Comparison = less, class Projection = identity>
constexpr auto max_element(Range&& of, Comparison comparison = {}, Projection projection = {}) {
  return std::max_element(ranges::begin(of), ranges::end(of), by(comparison, projection));
}

template <range Range, class Comparison = less, class Projection = identity>
constexpr range_value_t<Range> min(Range&& of, Comparison comparison = {},
                                   Projection projection = {}) {
  return *ranges::min_element(of, std::ref(comparison), std::ref(projection));
}

template <range Range, class Value, class Comparison = less, class Projection = identity>
constexpr auto lower_bound(Range&& of, const Value& value, Comparison comparison = {},
                           Projection projection = {}) {
  const auto is_less = [&](auto&& each, const Value& than) -> bool {
    return std::invoke(comparison, std::invoke(projection, each), than);
  };
  return std::lower_bound(ranges::begin(of), ranges::end(of), value, is_less);
}

template <range Range, class Value, class Comparison = less, class Projection = identity>
constexpr auto upper_bound(Range&& of, const Value& value, Comparison comparison = {},
                           Projection projection = {}) {
  const auto is_less = [&](const Value& than, auto&& each) -> bool {
    return std::invoke(comparison, than, std::invoke(projection, each));
  };
  return std::upper_bound(ranges::begin(of), ranges::end(of), value, is_less);
}

template <range Range, class Predicate>
constexpr auto partition_point(Range&& of, Predicate predicate) {
  return std::partition_point(ranges::begin(of), ranges::end(of), std::ref(predicate));
}

template <range Range, class Comparison = less, class Projection = identity>
constexpr void sort(Range&& of, Comparison comparison = {}, Projection projection = {}) {
  std::sort(ranges::begin(of), ranges::end(of), by(comparison, projection));
}

template <range Range, class Comparison = less, class Projection = identity>
void stable_sort(Range&& of, Comparison comparison = {}, Projection projection = {}) {
  std::stable_sort(ranges::begin(of), ranges::end(of), by(comparison, projection));
}

template <range Range>
constexpr void nth_element(Range&& of, iterator_t<Range> middle) {
  std::nth_element(ranges::begin(of), middle, ranges::end(of));
}

template <range Range>
constexpr void reverse(Range&& of) {
  std::reverse(ranges::begin(of), ranges::end(of));
}

template <range Range, class Value>
constexpr void replace(Range&& of, const Value& from, const Value& to) {
  std::replace(ranges::begin(of), ranges::end(of), from, to);
}

template <range Range, class Output>
constexpr void copy(Range&& of, Output output) {
  std::copy(ranges::begin(of), ranges::end(of), std::move(output));
}

template <range Range, class Output, class Predicate, class Projection = identity>
constexpr void copy_if(Range&& of, Output output, Predicate predicate, Projection projection = {}) {
  for (auto&& each : of)
    if (std::invoke(predicate, std::invoke(projection, each))) *output++ = each;
}

template <range Range, class Output>
constexpr void move(Range&& of, Output output) {
  std::move(ranges::begin(of), ranges::end(of), std::move(output));
}

template <range Range, class Output, class Operation, class Projection = identity>
constexpr void transform(Range&& of, Output output, Operation operation,
                         Projection projection = {}) {
  for (auto&& each : of) *output++ = std::invoke(operation, std::invoke(projection, each));
}

template <range A, range B>
constexpr bool includes(A&& a, B&& b) {
  return std::includes(ranges::begin(a), ranges::end(a), ranges::begin(b), ranges::end(b));
}

template <range A, range B, class Output>
constexpr void set_intersection(A&& a, B&& b, Output output) {
  std::set_intersection(ranges::begin(a), ranges::end(a), ranges::begin(b), ranges::end(b),
                        std::move(output));
}

}  // namespace std::ranges

#endif
