// What the command tells the shell.
#pragma once

namespace minimax {

enum class ExitStatus : int {
  ok = 0,       ///< done and right
  wrong = 1,    ///< verified and wrong, or a check found errors
  usage = 2,    ///< the command line is wrong
  input = 3,    ///< a file is wrong, or cannot be read
  stopped = 4,  ///< a limit ended the search before it was complete
};

}  // namespace minimax
