#include "facts/load.hpp"

#include <utility>

#include "facts/fact_reader.hpp"

namespace minimax {

namespace {

// Its mover, its value or its moves, and its mention as a successor take about that.
constexpr std::size_t bytes_per_position = 50;

}  // namespace

Loaded load_facts(const Source& source, LoadInterrupt interrupt, std::size_t most_messages,
                  const Parsing& parsing) {
  Loaded loaded{.diagnostics = Diagnostics(most_messages)};
  FactGameBuilder builder(Compounds::spelled);
  builder.reserve(source.room().size() / bytes_per_position);
  read_facts(source, builder.terms(), loaded.operators, loaded.diagnostics, builder, interrupt,
             parsing);
  if (loaded.diagnostics.count(Severity::error) > 0) return loaded;
  if (builder.empty()) {
    loaded.diagnostics.add(
        {Severity::error, 0, Message("there is no fact of a game here"),
         Message("A game is given as moves/2, static_eval/2, max_to_move/1 and min_to_move/1. "
                 "Where they have other names, `minimax check --propose` proposes what --interface "
                 "is to say."),
         DiagnosticKind::no_facts});
    return loaded;
  }
  loaded.game = std::move(builder).build();
  return loaded;
}

}  // namespace minimax
