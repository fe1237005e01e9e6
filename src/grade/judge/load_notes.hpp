// What a student is told of how a program was loaded.
#pragma once

#include <vector>

#include "base/message.hpp"
#include "sandbox/transcript.hpp"
#include "trees/task.hpp"

namespace minimax::grade {

/// What the loader has said, the first messages of it, and which facts of the program gave way to
/// those of the game.
std::vector<Message> notes_of_loading(const sandbox::Transcript& transcript);

/// Why the predicate of the task cannot be asked, of a program that is loaded and does not define
/// it: a sentence without a full stop.
Message undefined_reason(const sandbox::Transcript& transcript, const Task& task);

}  // namespace minimax::grade
