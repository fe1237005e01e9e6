// Searches of the boards of examples/cpp against programs that were written for the one search:
//
//     board_rate [ROUNDS]
//
// Each line has both in turn, in processor time: what disturbs the machine disturbs both. The
// limits: tic-tac-toe to its end, without a table, in 2 times the time of a loop by hand; nine
// men's morris without an evaluation at 30 million positions a second, where an engine that copies
// boards does 8 million; alpha-beta in 1.03 times the time of a copy of it into which the game is
// written; Connect Four with table, ordering and deepening at 20 million positions a second; and
// the same answer by two threads in less than a 1.6th of the time of one, by the clock. Of times
// that are compared, the median of the rounds counts, and what half of the rounds lie between is
// printed too. To miss a limit is no failure: it may be the machine.

#include <time.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <vector>

#include "examples/cpp/connect_four.hpp"
#include "examples/cpp/nine_mens_morris.hpp"
#include "examples/cpp/tic_tac_toe.hpp"
#include "minimax/minimax.hpp"

namespace {

using namespace minimax;

constexpr int lowest = std::numeric_limits<int>::min();
constexpr int highest = std::numeric_limits<int>::max();

struct Run {
  int value;
  std::uint64_t positions;
};

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The best of several runs.
struct Rate {
  double seconds = std::numeric_limits<double>::infinity();
  Run run{};

  /// Gives how many seconds this run took.
  template <class Search>
  double measure(Search search) {
    const double begin = processor_seconds();
    run = search();
    const double taken = processor_seconds() - begin;
    seconds = std::min(seconds, taken);
    return taken;
  }
  double millions() const { return static_cast<double>(run.positions) / seconds / 1e6; }
};

/// The number that so many quarters of them are not greater than.
double quartile(std::vector<double> of, std::size_t quarters) {
  const auto place = of.begin() + static_cast<std::ptrdiff_t>((of.size() - 1) * quarters / 4);
  std::ranges::nth_element(of, place);
  return *place;
}

double median(const std::vector<double>& of) {
  return quartile(of, 2);
}

template <class A, class B>
void compare(const char* what, const char* other, int rounds, A a, B b) {
  Rate ours, theirs;
  std::vector<double> times;
  for (int i = 0; i < rounds; ++i) {
    const double taken = ours.measure(a);
    times.push_back(taken / theirs.measure(b));
  }
  if (ours.run.value != theirs.run.value || ours.run.positions != theirs.run.positions)
    throw std::runtime_error("the two do not search the same");
  std::printf("%s: %.1f million positions a second, %s %.1f; time %.3f times (%.3f to %.3f)\n",
              what, ours.millions(), other, theirs.millions(), median(times), quartile(times, 1),
              quartile(times, 3));
  std::fflush(stdout);
}

/// By templates, without a table.
template <class G>
Run alpha_beta(const typename G::Position& root, Plies depth, bool prunes = true) {
  G game;
  Interrupt interrupt;
  AlphaBeta<G> search(game, {.prunes = prunes}, interrupt);
  search.start(root, depth);
  const int value = search.search(root, depth, full_window<int>());
  return {value, search.statistics().positions};
}

// --- Tic-tac-toe by hand: two sets of bits, and a loop over those that are free

class LoopOverBits {
 public:
  Run run() {
    const int value = best(0, 0, true);
    return {value, positions_};
  }

 private:
  static bool is_won(unsigned own) {
    for (const unsigned row : {0007U, 0070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U}) {
      if ((own & row) == row) return true;
    }
    return false;
  }
  int best(unsigned crosses, unsigned noughts, bool crosses_move) {
    ++positions_;
    if (is_won(crosses)) return 1;
    if (is_won(noughts)) return -1;
    unsigned free = 0777U & ~(crosses | noughts);
    if (free == 0) return 0;
    int found = crosses_move ? -1 : 1;
    for (; free != 0; free &= free - 1) {
      const unsigned cell = free & -free;
      found = crosses_move ? std::max(found, best(crosses | cell, noughts, false))
                           : std::min(found, best(crosses, noughts | cell, true));
    }
    return found;
  }

  std::uint64_t positions_ = 0;
};

// --- Alpha-beta for one game: it counts what the search counts, can be stopped and guards the
// stack

template <class G>
class Copied {
 public:
  Run run(const typename G::Position& root, Plies depth) {
    const int value = search(root, depth, lowest, highest);
    if (statistics_.leaves < statistics_.cut_offs || horizon_uses_ > statistics_.positions)
      throw std::runtime_error("it counts wrong");
    return {value, statistics_.positions};
  }

 private:
  int leaf(const typename G::Position& at) {
    ++statistics_.leaves;
    return game_.value(at);
  }
  int search(const typename G::Position& at, Plies remaining, int alpha, int beta) {
    interrupt_.poll(at);
    stack_.check();
    ++statistics_.positions;
    if (remaining == 0) {
      ++horizon_uses_;
      return leaf(at);
    }
    const auto moves = game_.successors(at);
    const std::size_t count = moves.size();
    if (count == 0) return leaf(at);
    if (remaining != unlimited_plies) --remaining;
    if (game_.mover(at) == Mover::max) {
      int best = lowest;
      for (std::size_t i = 0; i < count; ++i) {
        best = std::max(best, search(moves[i], remaining, alpha, beta));
        alpha = std::max(alpha, best);
        if (alpha >= beta && i + 1 < count) {
          ++statistics_.cut_offs;
          break;
        }
      }
      return best;
    }
    int best = highest;
    for (std::size_t i = 0; i < count; ++i) {
      best = std::min(best, search(moves[i], remaining, alpha, beta));
      beta = std::min(beta, best);
      if (alpha >= beta && i + 1 < count) {
        ++statistics_.cut_offs;
        break;
      }
    }
    return best;
  }

  G game_;
  Interrupt interrupt_;
  StackGuard stack_;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

// --- Nine men's morris as one would write it first: an array of cells, which is copied for each
// move, and a vector of the copies

class Cells {
 public:
  static constexpr char empty = '.';

  std::vector<Cells> successors() const {
    std::vector<Cells> all;
    if (hand(own()) + count(own()) < 3) return all;
    if (captures_) {
      const bool all_in_mills = std::ranges::all_of(
          points_of(other()), [&](std::size_t point) { return in_mill(point, other()); });
      for (const std::size_t point : points_of(other())) {
        if (all_in_mills || !in_mill(point, other())) all.push_back(captured(point));
      }
    } else if (hand(own()) > 0) {
      for (const std::size_t to : points_of(empty)) all.push_back(placed(to));
    } else {
      for (const std::size_t from : points_of(own())) {
        for (const std::size_t to : points_of(empty)) {
          if (count(own()) == 3 || are_neighbours(from, to)) all.push_back(moved(from, to));
        }
      }
    }
    return all;
  }
  bool max_moves() const { return max_moves_; }

 private:
  char own() const { return max_moves_ ? 'x' : 'o'; }
  char other() const { return max_moves_ ? 'o' : 'x'; }
  int hand(char player) const { return hands_[player == 'x']; }
  int count(char player) const { return static_cast<int>(std::ranges::count(cells_, player)); }
  std::vector<std::size_t> points_of(char what) const {
    std::vector<std::size_t> points;
    for (std::size_t point = 0; point < cells_.size(); ++point) {
      if (cells_[point] == what) points.push_back(point);
    }
    return points;
  }
  bool in_mill(std::size_t point, char player) const {
    return std::ranges::any_of(morris::lines, [&](const auto& line) {
      return std::ranges::find(line, point) != std::end(line) &&
             std::ranges::all_of(line, [&](unsigned of) { return cells_[of] == player; });
    });
  }
  static bool are_neighbours(std::size_t a, std::size_t b) {
    return (morris::around[a].all_neighbours >> b & 1U) != 0;
  }
  Cells placed(std::size_t to) const {
    Cells next = *this;
    next.cells_[to] = own();
    --next.hands_[own() == 'x'];
    return next.after(to);
  }
  Cells moved(std::size_t from, std::size_t to) const {
    Cells next = *this;
    next.cells_[from] = empty;
    next.cells_[to] = own();
    return next.after(to);
  }
  Cells captured(std::size_t point) const {
    Cells next = *this;
    next.cells_[point] = empty;
    next.captures_ = false;
    next.max_moves_ = !max_moves_;
    return next;
  }
  Cells after(std::size_t to) const {
    Cells next = *this;
    next.captures_ = in_mill(to, own());
    if (!next.captures_) next.max_moves_ = !max_moves_;
    return next;
  }

  std::array<char, 24> cells_ = [] {
    std::array<char, 24> cells;
    cells.fill(empty);
    return cells;
  }();
  std::array<int, 2> hands_ = {9, 9};
  bool max_moves_ = true;
  bool captures_ = false;
};

class CopyingEngine {
 public:
  Run run(int depth) {
    const int value = search(Cells(), depth, lowest, highest);
    return {value, positions_};
  }

 private:
  int search(const Cells& at, int depth, int alpha, int beta) {
    ++positions_;
    if (depth == 0) return 0;
    const std::vector<Cells> moves = at.successors();
    if (moves.empty()) return 0;
    int best = at.max_moves() ? lowest : highest;
    for (const Cells& next : moves) {
      const int value = search(next, depth - 1, alpha, beta);
      if (at.max_moves()) {
        best = std::max(best, value);
        alpha = std::max(alpha, value);
      } else {
        best = std::min(best, value);
        beta = std::min(beta, value);
      }
      if (alpha >= beta) break;
    }
    return best;
  }

  std::uint64_t positions_ = 0;
};

struct WithoutEvaluation : NineMensMorris {
  int value(const Position&) const { return 0; }
};

/// From the empty board, depth by depth.
Run connect_four(std::uint64_t positions) {
  ConnectFour game;
  Solver<ConnectFour> solver(game, {.algorithm = Algorithm::alpha_beta,
                                    .limits = {.positions = positions},
                                    .alpha_beta = {.ordering = {.killers = true}}});
  const Solution<ConnectFour> solution = solver.solve({}, TieRule::last);
  return {solution.answers.front().value,
          (solution.statistics + solution.line_statistics).positions};
}

/// To a fixed depth, with a table and ordering.
Solution<ConnectFour> connect_four_by(unsigned threads, Plies depth) {
  ConnectFour game;
  Solver<ConnectFour> solver(game, {.algorithm = Algorithm::alpha_beta,
                                    .limits = {.depth = depth},
                                    .alpha_beta = {.ordering = {.killers = true}},
                                    .threads = threads});
  return solver.solve({}, TieRule::last);
}

void compare_threads(int rounds) {
  std::vector<double> one_seconds, two_seconds;
  for (int i = 0; i < rounds; ++i) {
    const Solution<ConnectFour> one = connect_four_by(1, 15), two = connect_four_by(2, 15);
    if (one.answers.front().value != two.answers.front().value ||
        one.answers.front().line != two.answers.front().line)
      throw std::runtime_error("two threads answer otherwise than one");
    one_seconds.push_back(one.time.count());
    two_seconds.push_back(two.time.count());
  }
  const double one = median(one_seconds), two = median(two_seconds);
  std::printf(
      "Connect Four, two threads (limit: 1.6 times as fast): %.3f s, one %.3f s; %.2f times\n", two,
      one, one / two);
}

}  // namespace

int main(int argc, char** argv) try {
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 9;
  const int many = 5 * rounds;  // where little is to be told apart
  compare(
      "tic-tac-toe to its end (limit: 2 times)", "by hand", many,
      [] { return alpha_beta<TicTacToe>({}, unlimited_plies, false); },
      [] { return LoopOverBits().run(); });
  compare(
      "nine men's morris without evaluation (limit: 30 million)", "copying boards", rounds,
      [] { return alpha_beta<WithoutEvaluation>({}, 8); }, [] { return CopyingEngine().run(8); });
  compare(
      "the same against a copy (limit: 1.03 times)", "copy", many,
      [] { return alpha_beta<WithoutEvaluation>({}, 9); },
      [] { return Copied<WithoutEvaluation>().run({}, 9); });
  compare(
      "nine men's morris (limit: 1.03 times)", "copy", many,
      [] { return alpha_beta<NineMensMorris>({}, 5); },
      [] { return Copied<NineMensMorris>().run({}, 5); });
  compare(
      "Connect Four (limit: 1.03 times)", "copy", many,
      [] { return alpha_beta<ConnectFour>({}, 10); },
      [] { return Copied<ConnectFour>().run({}, 10); });
  Rate deepening;
  for (int i = 0; i < rounds; ++i) deepening.measure([] { return connect_four(1'000'000); });
  std::printf("Connect Four, table, ordering and deepening (limit: 20 million): %.1f million\n",
              deepening.millions());
  compare_threads(rounds);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 3;
}
