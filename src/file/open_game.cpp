#include "file/open_game.hpp"

#include <chrono>
#include <utility>

#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/fact_file.hpp"
#include "file/program_module.hpp"

namespace minimax {

Source open_source(const GameSource& game) {
  return game.file == "-" ? Source::standard_input() : Source::open(game.file);
}

bool is_for_swipl(const GameSource& game) {
  const bool has_interface = !game.program.interface.empty();
  if (game.engine == Engine::facts && has_interface)
    throw UsageError("--interface is for programs: it cannot be used with --engine facts");
  return game.engine == Engine::swipl || has_interface;
}

bool is_program(const Diagnostics& diagnostics) {
  return diagnostics.has(DiagnosticKind::program) || diagnostics.has(DiagnosticKind::directive);
}

std::unique_ptr<GameFile> open_game(const GameSource& game) {
  const auto begin = std::chrono::steady_clock::now();
  std::unique_ptr<GameFile> file = open_game(open_source(game), game);
  file->set_load_time(std::chrono::steady_clock::now() - begin);
  return file;
}

std::unique_ptr<GameFile> open_game(Source source, const GameSource& game) {
  if (is_for_swipl(game)) return open_program(std::move(source), game);
  Loaded loaded = load_facts(source, {}, game.most_messages);
  if (game.engine == Engine::automatic && is_program(loaded.diagnostics))
    return open_program(std::move(source), game);
  return std::make_unique<FactFile>(std::move(source), std::move(loaded));
}

}  // namespace minimax
