// What the command tells the shell.
#pragma once

namespace minimax {

enum class ExitStatus : int { ok = 0, wrong = 1, usage = 2, input = 3, stopped = 4 };

/// What each of them means, by its number.
inline constexpr const char* exit_status_meanings[] = {
    "Done and right.",
    "Verified and wrong, or a check found errors.",
    "The command line is wrong.",
    "A file is wrong, or cannot be read or written.",
    "A limit ended the search before it was complete.",
};

}  // namespace minimax
