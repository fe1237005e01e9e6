#include "file/file_drawing.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "draw/answer.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/step_drawing.hpp"
#include "draw/tell_search.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/fact_file.hpp"
#include "file/file_question.hpp"
#include "film/film_builder.hpp"
#include "game/game_kind.hpp"
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

/// See tell_search().
class FileSearch {
 public:
  FileSearch(GameFile& file, TermId root, const Options& options, std::optional<TermId> around)
      : root(root),
        options(options),
        kind(file.kind()),
        file_(file),
        around_(around),
        terms_(file.terms(), file.operators()),
        words_(terms_) {}

  std::unique_ptr<FileQuestion> question(const Options& asked) {
    return std::make_unique<FileQuestion>(file_, asked);
  }
  std::vector<Result> answers(FileQuestion& question) {
    return question.results(root, options.ties);
  }
  DrawnTerms& words() { return words_; }
  bool has_around() const { return around_.has_value(); }
  bool is_around(TermId position) const { return position == *around_; }
  [[noreturn]] void refuse_around() const {
    throw UsageError(
        fmt::format("--around: {} is not in the tree below {}{}", term_text(file_, *around_),
                    term_text(file_, root),
                    options.depth ? fmt::format(", to --depth {}", *options.depth) : ""));
  }
  std::string text(TermId term) const { return terms_.text(term); }

  const TermId root;
  const Options& options;
  const GameKind kind;

 private:
  GameFile& file_;
  std::optional<TermId> around_;
  TraceTerms terms_;
  DrawnTerms words_;
};

}  // namespace

Drawing drawn_search(GameFile& file, TermId root, const Options& options,
                     std::optional<TermId> around) {
  FileSearch search(file, root, options, around);
  StepDrawing steps([&](TermId position) { return label(file, position); }, options.step);
  (void)tell_search(search, steps);
  return steps.drawing();
}

std::string filmed_search(GameFile& file, TermId root, const Options& options,
                          std::optional<TermId> around) {
  FileSearch search(file, root, options, around);
  const auto text = [&](TermId position) { return search.text(position); };
  FilmBuilder builder(
      search.kind, {.label = [&](TermId position) { return label(file, position); }, .term = text});
  FilmTitle title{text(root), {}, options};
  for (const Result& result : tell_search(search, builder))
    title.answers.push_back(film_answer(result, text));
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
