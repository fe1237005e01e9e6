// minimax solve
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/exit_status.hpp"
#include "cli/format.hpp"
#include "search/algorithm.hpp"
#include "search/answers.hpp"
#include "search/window.hpp"

namespace minimax {

struct SolveOptions {
  std::string file;
  std::vector<std::string> positions;
  bool all_positions = false;
  Format format = Format::text;
  TieRule ties = TieRule::last;
  NodesList nodes_list = NodesList::positions;
  std::optional<std::uint32_t> depth;
  std::string on_cycle = "error";
  Algorithm algorithm = Algorithm::automatic;
  CutOff cut_off = CutOff::equal;
};

ExitStatus solve(const SolveOptions& options);

}  // namespace minimax
