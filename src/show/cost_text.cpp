#include "show/cost_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

#include "base/text_table.hpp"

namespace minimax {

namespace {

using Seconds = std::chrono::duration<double>;
using Predicate = Askings::Predicate;

Seconds time_of(const std::vector<Predicate>& predicates) {
  Seconds sum{};
  for (const Predicate& each : predicates) sum += each.time;
  return sum;
}

std::string share(Seconds part, Seconds whole) {
  return whole.count() > 0 ? fmt::format("{:.0f} %", 100 * (part / whole)) : "-";
}

std::string predicates_text(std::vector<Predicate> predicates, Seconds whole) {
  std::ranges::stable_sort(predicates, std::greater(), &Predicate::time);
  std::vector<std::vector<std::string>> rows = {{"predicate", "calls", "time", "each", "share"}};
  for (const Predicate& each : predicates) {
    const double seconds = each.time.count();
    rows.push_back({each.name, fmt::to_string(each.calls), fmt::format("{:.3f} s", seconds),
                    fmt::format("{:.1f} us", 1e6 * seconds / static_cast<double>(each.calls)),
                    share(each.time, whole)});
  }
  return table_of({Align::left, Align::right, Align::right, Align::right, Align::right}, rows);
}

// What helps depends on what takes the time. Threads do where a call takes longer than it takes two
// of them to agree who asks.
std::string advice(const SearchReport& report, const std::vector<Predicate>& predicates,
                   Seconds of_program) {
  constexpr double long_call = 50e-6;
  if (of_program < 0.5 * report.time)
    return "Most of the time is the search itself: fewer plies (--depth) shorten it.\n";
  const auto& dearest = *std::ranges::max_element(predicates, {}, &Predicate::time);
  std::string text = fmt::format(
      "Most of the time is {}: what it works out again and again can be kept by `:- table`, and "
      "fewer plies (--depth) call it less often.\n",
      dearest.name);
  if (dearest.time.count() > long_call * static_cast<double>(dearest.calls))
    text += "Its calls take long enough for --threads to help.\n";
  return text;
}

}  // namespace

std::string cost_text(const SearchReport& report) {
  if (!report.askings) return "No program was asked: the time is that of the search.\n";
  const auto& [positions, predicates] = *report.askings;
  if (predicates.empty()) return "The program was asked nothing that it was not asked before.\n";
  const Seconds of_program = time_of(predicates);
  return fmt::format("{} positions were asked about in {:.3f} s, {} of it in the program:\n",
                     positions, report.time.count(), share(of_program, report.time)) +
         predicates_text(predicates, report.time) + advice(report, predicates, of_program);
}

}  // namespace minimax
