// Programs, which the command in a web page does not run.
#pragma once

namespace minimax {

/// Whether it was asked for the part that runs them: to tell of it, too. Who calls the command sets
/// it to false before.
extern bool program_was_wanted;

}  // namespace minimax
