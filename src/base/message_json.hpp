// Messages as JSON.
#pragma once

#include <string>
#include <variant>

#include "base/message.hpp"

namespace minimax {

/// `{"pattern":...}`, with `plural` and `count` where it counts, and its `parts`: a Message of
/// src/page/film/film.ts.
std::string message_json(const Message& message);

/// A text as a string.
std::string part_json(const std::variant<std::string, Message>& part);

}  // namespace minimax
