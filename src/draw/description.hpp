// A drawing in sentences, for who does not see it.
#pragma once

#include <string>

#include "draw/drawing.hpp"

namespace minimax {

/// What it is a picture of, in a few words.
std::string drawing_title(const Drawing& drawing);

/// A line for each position with successors: who moves there, what is shown of it, and where it
/// leads.
std::string drawing_description(const Drawing& drawing, DrawingKind kind);

}  // namespace minimax
