#include "file/game_file.hpp"

namespace minimax {

Options read_options(const GivenOptions& given, GameFile& file) {
  const auto read_goal = [&](const std::string& text) { return file.goal(text); };
  return given.read({file.terms(), file.operators(), read_goal});
}

}  // namespace minimax
