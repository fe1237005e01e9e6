// How fast a fact file is read: parsing alone, and parsing into a game on one thread and on two.
//
//     reading_rate FILE
//
// Prints the median of five runs of each in MB (10^6 bytes) a second.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <exception>

#include "facts/load.hpp"
#include "facts/source.hpp"
#include "syntax/parser.hpp"
#include "term/operators.hpp"

namespace {

using namespace minimax;

void parse(const Source& source) {
  const OperatorTable operators;
  Parser parser(source.text(), operators);
  Clause clause;
  while (parser.next(clause)) {
  }
}

void load_with(const Source& source, unsigned threads) {
  if (!load_facts(source, {}, Diagnostics::usual_most, {.threads = threads}).game)
    throw FileError(source.name() + " is no fact file");
}
void load(const Source& source) {
  load_with(source, 1);
}
void load_by_two(const Source& source) {
  load_with(source, 2);
}

double median_seconds(void (*read)(const Source&), const Source& source) {
  using Clock = std::chrono::steady_clock;
  std::array<double, 5> seconds{};
  for (double& each : seconds) {
    const auto start = Clock::now();
    read(source);
    each = std::chrono::duration<double>(Clock::now() - start).count();
  }
  std::ranges::sort(seconds);
  return seconds[2];
}

void report(const char* what, void (*read)(const Source&), const Source& source) {
  const double megabytes = static_cast<double>(source.text().size()) / 1e6;
  std::printf("%s: %.0f MB/s (median of 5)\n", what, megabytes / median_seconds(read, source));
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FILE\n", argv[0]);
    return 2;
  }
  const Source source = Source::open(argv[1]);
  report("Parsing on one thread", parse, source);
  report("Loading on one thread", load, source);
  report("Loading on two threads", load_by_two, source);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 3;
}
