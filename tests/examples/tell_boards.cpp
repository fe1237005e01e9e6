// Tells what the games of examples/cpp are: positions of random games and random boards, one fact
// of Prolog a line.
//
//     tell_boards SEED POSITIONS ANSWERS
//
// position(Game, Pos, Mover, Value, Successors): so many of each game. Mover is max or min; Value
// is the static value. answer(Game, Pos, Depth, Best, Value, NodesList), with Best - where there is
// none: so many of each game, by alpha-beta to this depth.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "examples/cpp/connect_four_in_prolog.hpp"
#include "examples/cpp/nine_mens_morris_in_prolog.hpp"
#include "examples/cpp/tic_tac_toe_in_prolog.hpp"
#include "minimax/minimax.hpp"
#include "minimax/plain_term.hpp"

namespace {

using namespace minimax;

class Random {
 public:
  explicit Random(std::uint32_t seed) : bits_(seed) {}
  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(bits_() % bound); }

 private:
  std::mt19937_64 bits_;
};

std::string text_of(const PlainTerm& term) {
  if (term.kind() == PlainTerm::Kind::integer) return std::to_string(*term.number());
  if (term.kind() == PlainTerm::Kind::atom) return "'" + term.name() + "'";
  std::string parts;
  for (const PlainTerm& part : term.parts()) parts += (parts.empty() ? "" : ",") + text_of(part);
  const bool is_list = term.kind() == PlainTerm::Kind::list;
  return is_list ? "[" + parts + "]" : "'" + term.name() + "'(" + parts + ")";
}

// The term must be that of this position and of no other.
template <class G>
std::string text_of(G& game, const typename G::Position& position) {
  const PlainTerm term = game.term(position);
  if (game.position(term) == position) return text_of(term);
  std::fprintf(stderr, "another position has the term %s\n", text_of(term).c_str());
  std::exit(1);
}

template <class G, class Positions>
std::string texts_of(G& game, const Positions& positions) {
  std::string text;
  for (const auto& position : positions)
    text += (text.empty() ? "" : ",") + text_of(game, position);
  return "[" + text + "]";
}

template <class G>
void tell_position(const char* name, const typename G::Position& position) {
  G game;
  const char* const mover = game.mover(position) == Mover::max ? "max" : "min";
  std::printf("position(%s,%s,%s,%d,%s).\n", name, text_of(game, position).c_str(), mover,
              game.value(position), texts_of(game, game.successors(position)).c_str());
}

template <class G>
void tell_answer(const char* name, const typename G::Position& position, Plies depth) {
  G game;
  Solver<G> solver(game, {.algorithm = Algorithm::alpha_beta, .limits = {.depth = depth}});
  const Solution<G> solution = solver.solve(position, TieRule::last);
  const Answer<G>& best = solution.answers.front();
  std::printf("answer(%s,%s,%u,%s,%d,%s).\n", name, text_of(game, position).c_str(), depth,
              best.line.empty() ? "-" : text_of(game, best.line.front()).c_str(), best.value,
              texts_of(game, best.line).c_str());
}

/// Positions on the way of games in which any successor is as likely as another, to the end or to
/// so many plies.
template <class G>
std::vector<typename G::Position> walked(Random& random, std::size_t count) {
  constexpr int longest = 150;
  G game;
  std::vector<typename G::Position> positions;
  while (true) {
    typename G::Position at;
    for (int ply = 0; ply < longest; ++ply) {
      positions.push_back(at);
      if (positions.size() == count) return positions;
      const auto successors = game.successors(at);
      if (successors.empty()) break;
      at = successors[random.below(static_cast<std::uint32_t>(successors.size()))];
    }
  }
}

/// A board that random games hardly come to: few men or many, in mills, enclosed.
MorrisBoard random_morris(Random& random) {
  MorrisBoard board;
  const bool all_placed = random.below(3) > 0;
  for (MorrisSide* side : {&board.own, &board.enemy})
    side->in_hand = all_placed ? 0 : random.below(4);
  const std::uint32_t density = 2 + random.below(9);
  for (std::uint32_t point = 0; point < 24; ++point) {
    MorrisSide& side = random.below(2) == 0 ? board.own : board.enemy;
    if (random.below(11) < density && std::popcount(side.men) < 12) side.men |= 1U << point;
  }
  board.to_move = random.below(2) == 0 ? Mover::max : Mover::min;
  board.captures = random.below(4) == 0;
  return board;
}

template <class G>
void tell(const char* name, const std::vector<typename G::Position>& positions, Random& random,
          std::uint32_t answers, Plies deepest) {
  for (const auto& position : positions) tell_position<G>(name, position);
  for (std::uint32_t i = 0; i < answers; ++i) {
    const auto& position = positions[random.below(static_cast<std::uint32_t>(positions.size()))];
    tell_answer<G>(name, position, 1 + random.below(deepest));
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: %s SEED POSITIONS ANSWERS\n", argv[0]);
    return 2;
  }
  Random random(static_cast<std::uint32_t>(std::strtoul(argv[1], nullptr, 10)));
  const std::size_t count = std::strtoul(argv[2], nullptr, 10);
  const auto answers = static_cast<std::uint32_t>(std::strtoul(argv[3], nullptr, 10));
  tell<TicTacToeInProlog>("tic_tac_toe", walked<TicTacToeInProlog>(random, count), random, answers,
                          4);
  tell<ConnectFourInProlog>("connect_four", walked<ConnectFourInProlog>(random, count), random,
                            answers, 4);
  std::vector<MorrisBoard> morris = walked<NineMensMorrisInProlog>(random, count / 2);
  while (morris.size() < count) morris.push_back(random_morris(random));
  tell<NineMensMorrisInProlog>("nine_mens_morris", morris, random, answers, 2);
}
