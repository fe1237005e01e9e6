#include "cli/draw.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

#include "base/file.hpp"
#include "base/file_writer.hpp"
#include "base/print.hpp"
#include "base/shared_library.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/picture.hpp"
#include "draw/tree_text.hpp"
#include "file/errors.hpp"
#include "file/file_drawing.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"

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

TermId root_of(const DrawCommandOptions& options, GameFile& file) {
  if (options.position.empty()) return file.positions({}).front();
  return file.positions({options.position}).front();
}

Drawing drawn(GameFile& file, TermId root, const Options& search) try {
  return drawn_search(file, root, search);
} catch (const TooManyDrawn& error) {
  throw UsageError(
      fmt::format("{}\n  --depth N draws the upper part of it, and a position "
                  "below the root what comes after that.",
                  error.what()));
}

}  // namespace

ExitStatus draw(const DrawCommandOptions& options) {
  Output output(options);
  const std::unique_ptr<GameFile> file = open_game(options.game);
  const Options search = read_options(options.search, *file);
  output.write(drawn(*file, root_of(options, *file), search));
  return ExitStatus::ok;
}

}  // namespace minimax
