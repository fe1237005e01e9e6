// Nine men's morris with its positions as terms, those of examples/nine_mens_morris.pl.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <minimax/plain_term.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "nine_mens_morris.hpp"
#include "nine_mens_morris_symmetries.hpp"

/// A position is morris(Player, Ply, Own, Enemy, Board): who is to move, x or o, whether to `play`
/// or to `capture`, Hand+Men of that player and of its opponent, and board(...) with what is on
/// each point: x, o, or e where it is empty.
struct NineMensMorrisInProlog : NineMensMorris {
  using Term = minimax::PlainTerm;

  Position initial() const { return {}; }

  /// The least of the sixteen that are one position.
  Position canonical(const Position& position) const {
    Position least = position;
    for (std::size_t way = 1; way < morris::Symmetries::count; ++way) {
      const morris::Points own = morris::symmetries(position.own.men, way);
      if (own > least.own.men) continue;
      const morris::Points enemy = morris::symmetries(position.enemy.men, way);
      if (own == least.own.men && enemy >= least.enemy.men) continue;
      least.own.men = own;
      least.enemy.men = enemy;
    }
    return least;
  }

  Term term(const Position& position) const {
    std::vector<Term> points;
    for (unsigned point = 0; point < 24; ++point)
      points.push_back(Term::atom({letter(position, point)}));
    return Term::compound("morris",
                          {Term::atom(max_moves(position) ? "x" : "o"),
                           Term::atom(position.captures ? "capture" : "play"), side(position.own),
                           side(position.enemy), Term::compound("board", std::move(points))});
  }

  std::optional<Position> position(const Term& term) const {
    if (!term.is_compound("morris", 5) || !term[4].is_compound("board", 24)) return std::nullopt;
    Position position;
    position.captures = term[1].is_atom("capture");
    if (!position.captures && !term[1].is_atom("play")) return std::nullopt;
    if (term[0].is_atom("o"))
      position.to_move = minimax::Mover::min;
    else if (!term[0].is_atom("x"))
      return std::nullopt;
    for (unsigned point = 0; point < 24; ++point) {
      const Term& man = term[4][point];
      if (man.is_atom("e")) continue;
      if (!man.is_atom("x") && !man.is_atom("o")) return std::nullopt;
      MorrisSide& owner = man.is_atom("x") == max_moves(position) ? position.own : position.enemy;
      owner.men |= morris::bit(point);
    }
    if (!take_hand(term[2], position.own) || !take_hand(term[3], position.enemy))
      return std::nullopt;
    return position;
  }

  std::string picture(const Position& position) const {
    static constexpr char board[] =
        "7 #-----------#-----------#\n"
        "6 |   #-------#-------#   |\n"
        "5 |   |   #---#---#   |   |\n"
        "4 #---#---#       #---#---#\n"
        "3 |   |   #---#---#   |   |\n"
        "2 |   #-------#-------#   |\n"
        "1 #-----------#-----------#\n"
        "  a   b   c   d   e   f   g\n";
    std::string text(board);
    unsigned point = 0;
    for (char& each : text) {
      if (each != '#') continue;
      const char man = letter(position, point++);
      each = man == 'e' ? '.' : man;
    }
    const bool is_max = max_moves(position);
    return text + "in hand: " + (is_max ? "x " : "o ") + std::to_string(position.own.in_hand) +
           (is_max ? ", o " : ", x ") + std::to_string(position.enemy.in_hand) + "\n";
  }

  /// d2 where a man is placed, d2-d3 where it moves, xd2 where it is captured.
  Term move_name(const Position& before, const Position& after) const {
    const morris::Points gone = men(before) & ~men(after);
    const morris::Points come = men(after) & ~men(before);
    if (gone == 0) return point_name(come);
    if (come == 0) return Term::atom("x" + point_name(gone).name());
    return Term::compound("-", {point_name(gone), point_name(come)});
  }

 private:
  static bool max_moves(const Position& position) {
    return position.to_move == minimax::Mover::max;
  }
  static morris::Points men(const Position& position) {
    return position.own.men | position.enemy.men;
  }
  static char letter(const Position& position, unsigned point) {
    const bool is_max = max_moves(position);
    if (position.own.men & morris::bit(point)) return is_max ? 'x' : 'o';
    if (position.enemy.men & morris::bit(point)) return is_max ? 'o' : 'x';
    return 'e';
  }
  static Term side(const MorrisSide& side) {
    return Term::compound("+",
                          {Term::integer(side.in_hand), Term::integer(std::popcount(side.men))});
  }
  // Hand+Men, of which Men is on the board already.
  static bool take_hand(const Term& term, MorrisSide& side) {
    if (!term.is_compound("+", 2)) return false;
    const std::int64_t hand = term[0].number().value_or(-1);
    if (hand < 0 || hand > 9 || term[1].number() != std::popcount(side.men)) return false;
    side.in_hand = static_cast<std::uint32_t>(hand);
    return true;
  }
  static Term point_name(morris::Points point) {
    static constexpr const char* names[] = {"a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5",
                                            "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3",
                                            "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"};
    return Term::atom(names[std::countr_zero(point)]);
  }
};
