// Why a search cuts off, for people.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "show/told_event.hpp"

namespace minimax {

/// `[1, 2]`
std::string interval_text(const TracedInterval<std::string>& interval);
/// `[1, +inf]`
std::string window_text(const TracedWindow<std::string, std::string>& window);
/// `a, b, c`; of more than `most` texts the rest as `and 7 more`.
std::string list_text(std::span<const std::string> texts, std::size_t most);
/// Why a cut-off is one, such as `MIN already has 2 at c, MAX has 4 at a: g is not looked at`.
std::string cut_off_text(const ToldEvent& cut_off);

}  // namespace minimax
