// A program under examination.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "grade/trees/tree.hpp"
#include "sandbox/message.hpp"
#include "sandbox/transcript.hpp"

namespace minimax::grade {

/// What a program is asked for.
struct Task {
  enum class Kind : bool { minimax, alpha_beta };

  Kind kind = Kind::minimax;
  std::string name = "minimax";
  std::size_t arity = 4;

  bool wants_line() const { return kind == Kind::minimax && arity == 4; }
};

/// Reads `minimax/4`, `minimax/3`, `alphabeta/5`, `alphabeta/6`, whatever the name is: the arity
/// says what the arguments are. Throws std::invalid_argument.
Task task_of(const std::string& text);

/// The arguments of a call about a position, `_` for what is asked for. The window of alpha-beta is
/// wider than all values of the tree, its depth limit beyond the leaves.
std::vector<std::string> arguments_of(const Task& task, const grade::Tree& tree,
                                      std::size_t position);

/// What came of one run: see sandbox/.
struct Testimony {
  sandbox::End end = sandbox::End::not_started;
  int status = 0;
  double seconds = 0;  ///< that it used, however busy the machine is
  std::string output;
  sandbox::Transcript transcript;
};

/// Answers questions about trees, nobody knows how.
class Program {
 public:
  virtual ~Program() = default;

  /// Each call gets no more than the seconds; the replies are in the order of the positions.
  virtual Testimony run(const grade::Tree& tree, const std::vector<std::size_t>& asked,
                        double seconds) = 0;
};

}  // namespace minimax::grade
