#include "file/file_drawing.hpp"

#include <optional>
#include <string>

#include "ask/mapped_event.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/tree_options.hpp"
#include "file/file_question.hpp"
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

std::string label(GameFile& file, TermId position) {
  const std::optional<std::string> picture = file.picture(position);
  if (picture && !picture->empty()) return *picture;
  return write_quoted(file.terms(), position, file.operators());
}

}  // namespace

Drawing drawn_search(GameFile& file, TermId root, const Options& options) {
  const TraceTerms terms(file.terms(), file.operators());
  const DrawnTerms words(terms);
  DrawingBuilder builder([&](TermId position) { return label(file, position); });
  FileQuestion question(file, options);
  FileQuestion(file, options_of_tree(options, file.kind()))
      .trace(root, [&](const WrittenEvent& event) { builder.add_to_tree(mapped(event, words)); });
  question.trace(root, [&](const WrittenEvent& event) { builder.add(mapped(event, words)); });
  for (const Result& result : question.results(root, options.ties)) builder.mark_line(result.nodes);
  return builder.drawing();
}

}  // namespace minimax
