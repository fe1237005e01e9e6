// A program under examination.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sandbox/message.hpp"
#include "sandbox/transcript.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// What came of one run: see sandbox/.
struct Testimony {
  sandbox::End end = sandbox::End::not_started;
  int status = 0;
  double seconds = 0;  ///< that it used, however busy the machine is
  double idle = 0;     ///< of the clock, in which it did nothing though it could have
  std::string output;
  sandbox::Transcript transcript;
};

/// Answers questions about trees, nobody knows how.
class Program {
 public:
  virtual ~Program() = default;

  /// Each call gets no more than the seconds; the replies are in the order of the positions.
  virtual Testimony run(const Tree& tree, const std::vector<std::size_t>& asked,
                        double seconds) = 0;

  /// What its text calls static values: see Vocabulary.
  virtual std::vector<std::string> value_names() const { return {"static_eval"}; }
};

}  // namespace minimax::grade
