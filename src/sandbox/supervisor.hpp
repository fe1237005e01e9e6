// One run after the other, each in a process of its own.
#pragma once

#include "sandbox/layers.hpp"
#include "sandbox/message.hpp"

namespace minimax::sandbox {

/// Which layers a process gets here: one is made that does nothing else.
Layers try_layers();

/// Makes a process, shuts it in, has it run the request, and ends it when its time is up or it has
/// sent too much. Nothing of it is left.
Outcome supervise(const Request& request);

}  // namespace minimax::sandbox
