#include "cli/draw.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

#include "ask/mapped_event.hpp"
#include "base/file.hpp"
#include "base/file_writer.hpp"
#include "base/print.hpp"
#include "base/shared_library.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/picture.hpp"
#include "draw/tree_options.hpp"
#include "draw/tree_text.hpp"
#include "file/errors.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "show/trace_terms.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

/// The file that is wanted, if any. It is opened before a program is, which ends all writing, and
/// so is Graphviz.
class Output {
 public:
  explicit Output(const DrawCommandOptions& options)
      : kind_(options.kind), graphviz_(command_folder()) {
    if (options.output.empty()) return;
    format_ = picture_format(options.output);
    if (!format_)
      throw UsageError(fmt::format("`{}` does not say what to draw: there are {}", options.output,
                                   picture_endings()));
    const bool is_file = options.game.file != "-";
    if (is_file && written_path(options.output) == written_path(options.game.file))
      throw UsageError("--output and FILE name the same file: " + options.output);
    with_graphviz([&] { graphviz_.prepare(*format_); });
    writer_.emplace(options.output);
  }

  void write(const Drawing& drawing) {
    if (!writer_) return print(tree_text(drawing, kind_));
    with_graphviz([&] { writer_->write(graphviz_.picture(drawing, kind_, *format_)); });
  }

 private:
  template <class Draw>
  static void with_graphviz(Draw draw) try {
    draw();
  } catch (const NoPicture& error) {
    throw UsageError(error.what());
  }

  DrawingKind kind_;
  Graphviz graphviz_;
  std::optional<PictureFormat> format_;
  std::optional<FileWriter> writer_;
};

/// The words of a drawing for the terms of a trace.
class DrawnTerms {
 public:
  explicit DrawnTerms(const TraceTerms& terms) : terms_(terms) {}

  TermId position(TermId position) const { return position; }
  std::string value(TermId value) const { return terms_.text(value); }
  DrawnMover player(const WrittenMover& mover) const {
    return {mover.mover, mover.name ? terms_.mover(mover) : std::string()};
  }

 private:
  const TraceTerms& terms_;
};

class DrawnSearch {
 public:
  explicit DrawnSearch(const DrawCommandOptions& options)
      : output_(options),
        opened_(open_game(options.game)),
        file_(*opened_),
        search_(read_options(options.search, file_)),
        root_(root(options)),
        builder_([this](TermId position) { return label(position); }) {}

  void draw() {
    const TraceTerms terms(file_.terms(), file_.operators());
    const DrawnTerms words(terms);
    FileQuestion question(file_, search_);
    try {
      FileQuestion(file_, options_of_tree(search_, file_.kind()))
          .trace(root_,
                 [&](const WrittenEvent& event) { builder_.add_to_tree(mapped(event, words)); });
    } catch (const TooManyDrawn& error) {
      throw UsageError(
          fmt::format("{}\n  --depth N draws the upper part of it, and a position "
                      "below the root what comes after that.",
                      error.what()));
    }
    question.trace(root_, [&](const WrittenEvent& event) { builder_.add(mapped(event, words)); });
    for (const Result& result : question.results(root_, search_.ties))
      builder_.mark_line(result.nodes);
    output_.write(builder_.drawing());
  }

 private:
  TermId root(const DrawCommandOptions& options) {
    if (options.position.empty()) return file_.positions({}).front();
    return file_.positions({options.position}).front();
  }
  std::string label(TermId position) {
    const std::optional<std::string> picture = file_.picture(position);
    if (picture && !picture->empty()) return *picture;
    return write_quoted(file_.terms(), position, file_.operators());
  }

  Output output_;
  std::unique_ptr<GameFile> opened_;
  GameFile& file_;
  const Options search_;
  TermId root_;
  DrawingBuilder builder_;
};

}  // namespace

ExitStatus draw(const DrawCommandOptions& options) {
  DrawnSearch(options).draw();
  return ExitStatus::ok;
}

}  // namespace minimax
