#include "file/open_game.hpp"

#include <chrono>
#include <cstddef>
#include <utility>

#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/fact_file.hpp"
#include "file/load_progress.hpp"
#include "file/module_file.hpp"
#include "file/program_module.hpp"

namespace minimax {

Source open_source(const GameSource& game) {
  const Content content = is_module(game.file) ? Content::module : Content::text;
  return game.file == "-" ? Source::standard_input() : Source::open(game.file, content);
}

bool is_for_swipl(const GameSource& game) {
  const bool is_told_of = game.program.is_told_of();
  if (game.engine == Engine::facts && is_told_of)
    throw UsageError(
        "--interface, --start and --consult are for programs: they cannot be used with --engine "
        "facts");
  return game.engine == Engine::swipl || is_told_of;
}

bool is_program(const Diagnostics& diagnostics) {
  return diagnostics.has(DiagnosticKind::program) || diagnostics.has(DiagnosticKind::directive);
}

bool is_module(const Source& source) {
  return is_module(source.name());
}

// The file is loaded by its name, whatever is there now.
std::unique_ptr<GameFile> open_module(const Source& source, const GameSource& game) {
  if (game.engine != Engine::automatic || game.program.is_told_of())
    throw UsageError(
        "--engine, --interface, --start and --consult are for facts and programs: a game in C++ is "
        "searched as it is");
  return std::make_unique<ModuleFile>(source.name(), source.text());
}

namespace {

Loaded loaded_facts(const Source& source, const GameSource& game) {
  LoadProgress progress(source.room().size());
  return load_facts(source, progress.interrupt(), game.most_messages,
                    {.threads = game.reading_threads, .releases = true});
}

}  // namespace

std::unique_ptr<GameFile> open_game(const GameSource& game) {
  const auto begin = std::chrono::steady_clock::now();
  std::unique_ptr<GameFile> file = open_game(open_source(game), game);
  file->set_load_time(std::chrono::steady_clock::now() - begin);
  return file;
}

std::unique_ptr<GameFile> open_game(GameSource game, const GivenOptions& given) {
  if (given.has("threads")) game.reading_threads = given.known().threads.number;
  return open_game(game);
}

std::unique_ptr<GameFile> open_game(Source source, const GameSource& game) {
  if (is_module(source)) return open_module(source, game);
  if (is_for_swipl(game)) return open_program(std::move(source), game);
  Loaded loaded = loaded_facts(source, game);
  if (game.engine == Engine::automatic && is_program(loaded.diagnostics))
    return open_program(std::move(source), game);
  return std::make_unique<FactFile>(std::move(source), std::move(loaded));
}

}  // namespace minimax
