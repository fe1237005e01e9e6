#include "file/open_game.hpp"

#include <algorithm>
#include <utility>

#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/fact_file.hpp"
#include "file/program_module.hpp"

namespace minimax {

namespace {

bool is_about_program(const Diagnostic& diagnostic) {
  return diagnostic.kind == DiagnosticKind::program || diagnostic.kind == DiagnosticKind::directive;
}

}  // namespace

Source open_source(const GameFlags& flags) {
  return flags.file == "-" ? Source::standard_input() : Source::open(flags.file);
}

bool is_for_swipl(const GameFlags& flags) {
  const bool has_interface = !flags.program.interface.empty();
  if (flags.engine == Engine::facts && has_interface)
    throw UsageError("--interface is for programs: it cannot be used with --engine facts");
  return flags.engine == Engine::swipl || has_interface;
}

bool is_program(const Diagnostics& diagnostics) {
  return std::ranges::any_of(diagnostics, is_about_program);
}

std::unique_ptr<GameFile> open_game(const GameFlags& flags) {
  Source source = open_source(flags);
  if (is_for_swipl(flags)) return open_program(std::move(source), flags.program);
  Loaded loaded = load_facts(source);
  if (flags.engine == Engine::automatic && is_program(loaded.diagnostics))
    return open_program(std::move(source), flags.program);
  return std::make_unique<FactFile>(std::move(source), std::move(loaded));
}

}  // namespace minimax
