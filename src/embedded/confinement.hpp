// What a program may do besides answering.
#pragma once

#include <string>
#include <string_view>

#include "base/message.hpp"
#include "file/game_source.hpp"

namespace minimax::embedded {

/// Whatever a program does from now on, it can read files and nothing else: it writes none, starts
/// no processes, sends no signals, has no network, and prints no more than a megabyte. That holds
/// for the whole process, for ever. Where it is trusted it may do all that. Standard error tells of
/// trust that was given, see Trust, and where this machine cannot confine a program. `name` is that
/// of the program; to be called once, when Prolog has started.
void confine_program(const std::string& name, Trust trust);

/// What to do where a message is one of something that a confined program may not do; else nothing.
Message advice_for(std::string_view message);

}  // namespace minimax::embedded
