// A game that throws where the environment variable FAULT says so.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <minimax/minimax.hpp>
#include <minimax/plain_term.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// From a number one or two are taken; who cannot take has lost.
struct Faulty {
  using Position = int;  // twice the number, and one more where MIN moves
  using Value = int;
  using Term = minimax::PlainTerm;

  Faulty() { may_throw("make"); }

  std::vector<int> successors(int position) const {
    if (position < 4) may_throw("successors");
    if (is_fault("circle")) return {position};
    std::vector<int> all;
    for (int taken = 1; taken <= 2 && 2 * taken <= position; ++taken)
      all.push_back((position - 2 * taken) ^ 1);
    return all;
  }
  minimax::Mover mover(int position) const {
    if (position < 4) may_throw("mover");
    return position % 2 == 0 ? minimax::Mover::max : minimax::Mover::min;
  }
  int value(int position) const {
    may_throw("value");
    return position % 2 == 0 ? -1 : 1;
  }
  int initial() const {
    may_throw("initial");
    return 14;
  }
  Term term(int position) const {
    may_throw("term");
    return Term::compound("n", {Term::integer(position / 2), Term::integer(position % 2)});
  }
  std::optional<int> position(const Term& term) const {
    may_throw("position");
    if (!term.is_compound("n", 2)) return std::nullopt;
    const std::int64_t left = term[0].number().value_or(-1);
    const std::int64_t mover = term[1].number().value_or(-1);
    if (left < 0 || left > 1000 || mover < 0 || mover > 1) return std::nullopt;
    return static_cast<int>(2 * left + mover);
  }
  std::string picture(int position) const {
    may_throw("picture");
    return std::to_string(position) + "\n";
  }
  Term move_name(int, int) const {
    may_throw("move_name");
    return Term::atom("take");
  }

 private:
  static bool is_fault(std::string_view place) {
    const char* const fault = std::getenv("FAULT");
    return fault && fault == place;
  }
  static void may_throw(std::string_view place) {
    if (!is_fault(place)) return;
    if (std::getenv("FAULT_IS_NUMBER")) throw 42;
    throw std::logic_error("no " + std::string(place) + " today");
  }
};
