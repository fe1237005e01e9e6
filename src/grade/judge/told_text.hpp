// Texts that a student has a say in, as they are told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/message.hpp"

namespace minimax::grade {

/// At most so many bytes of the text, and `...` behind them where there are more.
std::string cut_short(std::string text, std::size_t most);

/// At most some two thousand bytes of it.
std::string shortened(std::string text);
/// Of a longer one the parts are cut, or else, where the sentence itself is long, all of it, in
/// English.
Message shortened(Message message);

/// `line 3: a rule`
Message in_line(std::uint64_t line, Message message);

}  // namespace minimax::grade
