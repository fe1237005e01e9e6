// A game from the text of a fact file, for tests.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "facts/fact_game.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax {

/// The text must be a game without errors, else using it throws.
class TextGame {
 public:
  explicit TextGame(std::string_view text)
      : source(Source::of_text("tree.pl", text)), loaded(load_facts(source)) {}

  FactGame& game() { return loaded.game.value(); }
  TermId term(const std::string& text) { return read_term(text, game().terms(), loaded.operators); }
  std::string text(TermId term) { return write_quoted(game().terms(), term, loaded.operators); }
  template <class Terms>
  std::string texts(const Terms& terms) {
    std::string all;
    for (const TermId term : terms) all += (all.empty() ? "" : " ") + text(term);
    return all;
  }

  Source source;
  Loaded loaded;
};

/// The tree of the course notes.
inline constexpr std::string_view notes_tree = R"(
max_to_move(d). max_to_move(e). max_to_move(f). max_to_move(g).
min_to_move(b). min_to_move(c).
min_to_move(h). min_to_move(i). min_to_move(j). min_to_move(l).
min_to_move(m). min_to_move(n). min_to_move(o). min_to_move(p).
moves(a, [b,c]). moves(b, [d,e]). moves(c, [f,g]).
moves(d, [h,i]). moves(e, [j,l]). moves(f, [m,n]). moves(g, [o,p]).
static_eval(h, 1). static_eval(i, 4). static_eval(j, 5). static_eval(l, 6).
static_eval(m, 2). static_eval(n, 1). static_eval(o, 1). static_eval(p, 1).
)";

}  // namespace minimax
