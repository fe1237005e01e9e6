// Fuzzing of the reader: any bytes give a game or diagnostics, and what is read holds together.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "facts/diagnostics.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "game/game_error.hpp"
#include "search/two/minimax.hpp"
#include "syntax/read_term.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"
#include "tests/fuzz/fuzzed.hpp"

namespace minimax {

namespace {

/// Whether there may be a term that SWI-Prolog, too, writes in a way that is read as another one:
/// '$VAR'(1) as a variable, '.'(1,2) as the number 1.2.
bool is_written_otherwise(const TermTable& terms) {
  return terms.find_atom("$VAR").has_value() || terms.find_atom(".").has_value();
}

std::optional<TermId> try_read(const std::string& text, TermTable& terms,
                               const OperatorTable& operators) {
  try {
    return read_term(text, terms, operators);
  } catch (const NotATerm&) {
    return std::nullopt;
  }
}

/// What is written is read as the same term.
void check_round_trip(TermTable& terms, TermId term, const OperatorTable& operators) {
  const std::string text = write_quoted(terms, term, operators);
  if (is_written_otherwise(terms)) return;
  const auto read = try_read(text, terms, operators);
  require(read.has_value(), "is written but not read", text);
  require(*read == term, "is read as another term than was written", text);
}

void check_search(FactGame& game) {
  Minimax<FactGame> search(game, {.depth = 3, .repetition = std::nullopt});
  for (const TermId position : game.positions()) {
    try {
      const auto answer = search.answer(position);
      (void)answer;
    } catch (const GameError&) {
    }
  }
}

void check_load(std::string_view text) {
  const Source source = Source::of_text("fuzz", text);
  Loaded loaded = load_facts(source);
  const std::string messages = render(loaded.diagnostics, source).text();
  require(loaded.game || !messages.empty(), "is neither a game nor wrong", std::string(text));
  if (!loaded.game) return;
  check_search(*loaded.game);
  // Among operators of the user's, writeq/1 writes terms that are not read again.
  if (text.find("op(") != text.npos) return;
  for (const TermId position : loaded.game->positions())
    check_round_trip(loaded.game->terms(), position, loaded.operators);
}

void check_term(const std::string& text) {
  TermTable terms;
  const OperatorTable operators;
  if (const auto term = try_read(text, terms, operators)) check_round_trip(terms, *term, operators);
}

}  // namespace

}  // namespace minimax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  minimax::test_one_input([&] {
    minimax::check_load(text);
    minimax::check_term(text);
  });
  return 0;
}
