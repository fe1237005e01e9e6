// minimax draw
#pragma once

#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/game_flags.hpp"
#include "draw/drawing.hpp"
#include "file/given_options.hpp"

namespace minimax {

struct DrawCommandOptions {
  GameSource game;
  std::string position;  ///< empty: where the game begins
  std::string around;    ///< a position; empty: all is drawn
  std::string output;    ///< empty: the terminal
  DrawingKind kind = DrawingKind::solution;
  bool playground = false;  ///< the page of a course, of no file where none is named
  GivenOptions search{User::draw};
};

ExitStatus draw(const DrawCommandOptions& options);

}  // namespace minimax
