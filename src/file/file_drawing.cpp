#include "file/file_drawing.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ask/mapped_event.hpp"
#include "draw/answer.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/tree_options.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/fact_file.hpp"
#include "file/file_question.hpp"
#include "film/film_builder.hpp"
#include "show/trace_terms.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

/// The words of a drawing for the terms of a trace.
class DrawnTerms {
 public:
  explicit DrawnTerms(const TraceTerms& terms) : terms_(terms) {}

  TermId position(TermId position) const { return position; }
  std::string value(TermId value) const { return terms_.text(value); }
  DrawnMover player(const WrittenMover& mover) const {
    return {mover.mover, mover.name ? terms_.mover(mover).name : std::string()};
  }

 private:
  const TraceTerms& terms_;
};

std::string term_text(GameFile& file, TermId term) {
  return write_quoted(file.terms(), term, file.operators());
}

std::string label(GameFile& file, TermId position) {
  const std::optional<std::string> picture = file.picture(position);
  return picture && !picture->empty() ? *picture : term_text(file, position);
}

std::vector<TermId> way(GameFile& file, FileQuestion& tree, TermId root, TermId position,
                        std::optional<Plies> depth) {
  std::vector<TermId> way = way_to([&](TermId each) { return each == position; },
                                   [&](auto tell) { tree.trace(root, tell); });
  if (way.empty())
    throw UsageError(fmt::format("--around: {} is not in the tree below {}{}",
                                 term_text(file, position), term_text(file, root),
                                 depth ? fmt::format(", to --depth {}", *depth) : ""));
  return way;
}

/// Tells a builder of drawings or of films all of the search, and gives its answers.
template <class Builder>
std::vector<Result> search(GameFile& file, TermId root, const Options& options,
                           std::optional<TermId> around, Builder& builder) {
  const TraceTerms terms(file.terms(), file.operators());
  const DrawnTerms words(terms);
  FileQuestion question(file, options);
  FileQuestion tree(file, options_of_tree(options, file.kind()));
  if (around) builder.draw_around(way(file, tree, root, *around, options.depth));
  tree.trace(root, [&](const WrittenEvent& event) { builder.add_to_tree(mapped(event, words)); });
  question.trace(root, [&](const WrittenEvent& event) { builder.add(mapped(event, words)); });
  std::vector<Result> results = question.results(root, options.ties);
  for (const Result& result : results) builder.mark_line(result.nodes);
  return results;
}

FilmAnswer answer_of(const Result& result, const TraceTerms& terms) {
  FilmAnswer answer;
  if (result.best) answer.best = terms.text(*result.best);
  for (const TermId node : result.nodes) answer.nodes.push_back(terms.text(node));
  return answer;
}

}  // namespace

Drawing drawn_search(GameFile& file, TermId root, const Options& options,
                     std::optional<TermId> around) {
  DrawingBuilder builder([&](TermId position) { return label(file, position); });
  (void)search(file, root, options, around, builder);
  return builder.drawing();
}

std::string filmed_search(GameFile& file, TermId root, const Options& options,
                          std::optional<TermId> around) {
  const TraceTerms terms(file.terms(), file.operators());
  FilmBuilder builder(file.kind(), {.label = [&](TermId position) { return label(file, position); },
                                    .term = [&](TermId position) { return terms.text(position); }});
  FilmTitle title{terms.text(root), {}, options};
  for (const Result& result : search(file, root, options, around, builder))
    title.answers.push_back(answer_of(result, terms));
  return builder.json(title);
}

Drawing drawn_facts(std::string_view facts, const std::string& root, const Options& options,
                    const std::optional<Answered>& answered) {
  Source source = Source::of_text("the tree", facts);
  Loaded loaded = load_facts(source);
  if (!loaded.game) throw UsageError("these facts are no game");
  FactFile file(std::move(source), std::move(loaded));
  Drawing drawing = drawn_search(file, file.positions({root}).front(), options, std::nullopt);
  if (!answered) return drawing;
  const std::vector<std::string>& line = answered->line;
  mark_answer(drawing, answered->value,
              line.empty() ? std::vector<TermId>() : file.positions(line));
  return drawing;
}

}  // namespace minimax
