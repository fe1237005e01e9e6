// How a builder of drawings or of films is told of a search: the same way for a file and for
// Prolog.
#pragma once

#include <utility>
#include <vector>

#include "ask/mapped_event.hpp"
#include "ask/options.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/tree_options.hpp"
#include "term/term.hpp"

namespace minimax {

/// Tells the builder all of the search, and gives its answers. A search has, beside its `root`, its
/// `options` and the `kind` of the game:
/// - question(options), which points to a question with these; its trace(root, tell) calls
///   tell(event) with each step;
/// - answers(question), in which `nodes` are positions;
/// - words(), by which mapped() makes a step a DrawnEvent;
/// - has_around(): whether it is drawn around the position that is_around(position) holds of; where
///   that is not in the tree, refuse_around() throws.
template <class Search, class Builder>
auto tell_search(Search& search, Builder& builder) {
  Options options = search.options;
  options.nodes_list = NodesList::positions;
  const auto question = search.question(options);
  const auto tree = search.question(options_of_tree(options, search.kind));
  const auto trace_tree = [&](const auto& tell) { tree->trace(search.root, tell); };
  auto& words = search.words();
  if (search.has_around()) {
    std::vector<TermId> way =
        way_to([&](TermId position) { return search.is_around(position); }, trace_tree);
    if (way.empty()) search.refuse_around();
    builder.draw_around(std::move(way));
  }
  trace_tree([&](const auto& event) { builder.add_to_tree(mapped(event, words)); });
  builder.end_tree();
  question->trace(search.root, [&](const auto& event) { builder.add(mapped(event, words)); });
  auto answers = search.answers(*question);
  for (const auto& answer : answers) builder.mark_line(answer.nodes);
  return answers;
}

}  // namespace minimax
