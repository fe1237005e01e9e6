// From the file that a command names to its game.
#pragma once

#include <memory>

#include "facts/diagnostics.hpp"
#include "facts/source.hpp"
#include "file/game_file.hpp"
#include "file/game_source.hpp"
#include "file/given_options.hpp"

namespace minimax {

/// Throws FileError.
Source open_source(const GameSource& game);
/// Whether SWI-Prolog is wanted, whatever the file holds. Throws UsageError.
bool is_for_swipl(const GameSource& game);
/// Whether what a reader of facts says of a file means that only SWI-Prolog can run what is in it.
bool is_program(const Diagnostics& diagnostics);

/// Whether it is a module with a game in C++, and that module. Throws BadInput and UsageError.
bool is_module(const Source& source);
std::unique_ptr<GameFile> open_module(const Source& source, const GameSource& game);

/// Throws FileError, UsageError, BadInput where the file is wrong, and std::runtime_error where
/// it needs SWI-Prolog and that cannot be started.
std::unique_ptr<GameFile> open_game(const GameSource& game);
/// Likewise, where these options were given.
std::unique_ptr<GameFile> open_game(GameSource game, const GivenOptions& given);
/// Likewise, where the file has been read already.
std::unique_ptr<GameFile> open_game(Source source, const GameSource& game);

}  // namespace minimax
