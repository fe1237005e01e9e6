// Why a search cuts off, for people.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "show/told_event.hpp"

namespace minimax {

/// `[1, 2]`
std::string interval_text(const TracedInterval<std::string>& interval);
/// `[1, +inf]`
std::string window_text(const TracedWindow<std::string, std::string>& window);
/// Who moves, as a part of a sentence.
MessagePart mover_part(std::string_view name, const ToldMover& mover);
/// `a, b, c` as such a part; of more than `most` texts the rest as `and 7 more`.
MessagePart list_part(std::string_view name, std::span<const std::string> texts, std::size_t most);
/// Why a cut-off is one, such as `MIN already has 2 at c, MAX has 4 at a: g is not looked at`.
Message cut_off_message(const ToldEvent& cut_off);

}  // namespace minimax
