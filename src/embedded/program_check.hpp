// What is wrong in the game of a program.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "check/check.hpp"
#include "embedded/program_file.hpp"
#include "embedded/program_game.hpp"

namespace minimax::embedded {

/// Looks at the positions that can be reached: at each one's successors, at who moves where there
/// are some, at its value where there are none, and for loops.
class ProgramCheck {
 public:
  /// The file must outlive this.
  ProgramCheck(ProgramFile& file, const CheckLimits& limits)
      : file_(file),
        game_(file.question_game()),
        limits_(limits),
        interrupt_(file.interrupt()),
        report_{.diagnostics = Diagnostics(file.most_messages())} {}

  CheckReport report(const std::vector<TermId>& roots);

 private:
  using Position = ProgramGame::Position;
  struct Open {
    Position position;
    std::size_t next;  // of its successors
  };

  void walk_all(const std::vector<TermId>& roots);
  void walk(Position root);
  void enter(Position position);
  void look_at(Position position);
  void look_at_loop(Position repeated);
  void look_at_value(Position position);
  void look_at_turn(Position position);
  template <class Look>
  void looking(Look look);
  void add(Severity severity, const Problem& problem);
  void add_stopped();
  void close_report();

  ProgramFile& file_;
  ProgramGame game_;
  CheckLimits limits_;
  Interrupt interrupt_;
  CheckReport report_;
  GameSummary summary_;
  std::unordered_set<std::string> told_;  // messages
  std::vector<Open> path_;
  std::unordered_map<Position, bool> is_on_path_;  // of those that were met
  std::unordered_set<Position> roots_;             // from which the walk began
  std::size_t loops_ = 0;
  bool has_same_mover_ = false;
  bool is_cut_short_ = false;
};

}  // namespace minimax::embedded
