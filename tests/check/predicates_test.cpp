#include "check/predicates.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("facts of a game are told by name and arity") {
  CHECK(is_of_game("moves", 2));
  CHECK(is_of_game("staticval", 2));
  CHECK(is_of_game("player_to_move", 2));
  CHECK(is_of_game("players", 1));
  CHECK(is_of_game("move_name", 3));
  CHECK_FALSE(is_of_game("moves", 3));
  CHECK_FALSE(is_of_game("move", 2));
  CHECK_FALSE(is_of_game("moves/", 2));
  CHECK_FALSE(is_of_game("", 2));
}

}  // namespace
}  // namespace minimax
