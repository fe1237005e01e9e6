// The options of a search, for a page that lets its readers choose others.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ask/options.hpp"
#include "game/game_kind.hpp"
#include "search/common/algorithm.hpp"

namespace minimax {

/// The one that traces a search with these options.
Algorithm traced_algorithm(const Options& options, GameKind kind);

/// The options that `minimax draw` has for games of that kind and the algorithm, with their choices
/// and values, as JSON: the `options` of a Film in src/page/film/film.ts.
std::string film_options(const Options& options, GameKind kind);

/// What of them is given, as arguments of `minimax draw`.
std::vector<std::string> film_flags(const Options& options);

}  // namespace minimax
