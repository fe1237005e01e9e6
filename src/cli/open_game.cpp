#include "cli/open_game.hpp"

#include <utility>

#include "cli/fact_file.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"

namespace minimax {

std::unique_ptr<GameFile> open_game(const std::string& path) {
  Source source = path == "-" ? Source::standard_input() : Source::open(path);
  Loaded loaded = load_facts(source);
  return std::make_unique<FactFile>(std::move(source), std::move(loaded));
}

}  // namespace minimax
