// Which minimax this is, and what it finds on this machine.
#pragma once

#include <string>

namespace minimax {

/// What `minimax --version` prints.
std::string version_text();

}  // namespace minimax
