#include "cli/draw.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/file_writer.hpp"
#include "base/print.hpp"
#include "base/shared_library.hpp"
#include "cli/output_check.hpp"
#include "draw/drawing_builder.hpp"
#include "draw/picture.hpp"
#include "draw/step_drawing.hpp"
#include "draw/tree_text.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/fact_file.hpp"
#include "file/file_drawing.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "film/film_options.hpp"
#include "film/page.hpp"

namespace minimax {

namespace {

/// The file that is wanted, if any. It is opened before a program is, which ends all writing, and
/// so are Graphviz and the template of a page.
class Output {
 public:
  explicit Output(const DrawCommandOptions& options)
      : kind_(options.kind), graphviz_(command_folder()) {
    if (options.output.empty()) {
      check_page(options);
      return;
    }
    format_ = picture_format(options.output);
    if (!format_)
      throw UsageError(fmt::format("`{}` does not say what to draw: there are {}", options.output,
                                   picture_endings()));
    check_page(options);
    if (minimax::is_film(*format_) && kind_ == DrawingKind::blank)
      throw UsageError("--blank is for pictures: a film shows what the search finds");
    if (minimax::is_film(*format_) && options.search.known().step)
      throw UsageError(
          fmt::format("--step is for pictures, and for the terminal: the film in {} has all steps",
                      ending_of(*format_)));
    check_output("--output", options.output, options.game);
    with_usage_errors([&] { prepare(options); });
    writer_.emplace(options.output);
  }

  bool is_film() const noexcept { return format_ && minimax::is_film(*format_); }

  bool is_page() const noexcept { return format_ == PictureFormat::html; }

  void write(const Drawing& drawing) {
    if (!writer_) return print(tree_text(drawing, kind_));
    with_usage_errors([&] { writer_->write(graphviz_.picture(drawing, kind_, *format_)); });
  }
  void write_film(const PageExercise& exercise, const std::string& film) {
    if (format_ == PictureFormat::json) return writer_->write(film + '\n');
    with_usage_errors([&] { writer_->write(page_of(template_, exercise, film)); });
  }
  /// The page of no file.
  void write_page() { writer_->write(template_); }

 private:
  void check_page(const DrawCommandOptions& options) const {
    if (options.playground && format_ != PictureFormat::html)
      throw UsageError("--playground is a page: name it by --output FILE.html");
  }
  void prepare(const DrawCommandOptions& options) {
    graphviz_.prepare(*format_);
    if (format_ == PictureFormat::html)
      template_ = page_template(options.playground ? Part::playground_page : Part::search_page,
                                command_folder());
  }
  template <class Draw>
  static void with_usage_errors(Draw draw) try {
    draw();
  } catch (const NoPicture& error) {
    throw UsageError(error.what());
  }

  DrawingKind kind_;
  Graphviz graphviz_;
  std::optional<PictureFormat> format_;
  std::string template_;
  std::optional<FileWriter> writer_;
};

/// What a page tells of the file, whose text it holds.
PageExercise exercise_of(const DrawCommandOptions& options, const Source& source) {
  PageExercise exercise;
  exercise.name = std::filesystem::path(options.game.file).filename().string();
  exercise.text = source.text();
  if (!options.position.empty()) exercise.position = options.position;
  for (const std::string& role : options.game.program.interface)
    exercise.arguments.insert(exercise.arguments.end(), {"--interface", role});
  if (const std::optional<std::string>& start = options.game.program.start)
    exercise.arguments.insert(exercise.arguments.end(),
                              {"--interface", "start = (" + *start + "\n)"});
  if (!options.around.empty())
    exercise.arguments.insert(exercise.arguments.end(), {"--around", options.around});
  return exercise;
}

[[noreturn]] void throw_no_page(const std::string& reason) {
  throw UsageError(reason + "\n  .json is the film of it, and .svg a picture.");
}

TermId root_of(const DrawCommandOptions& options, GameFile& file) {
  if (options.position.empty()) return file.positions({}).front();
  return file.positions({options.position}).front();
}

template <class Draw>
auto drawn(Draw draw) try {
  return draw();
} catch (const NoSuchStep& error) {
  throw UsageError(fmt::format("--step: {}", error.what()));
} catch (const TooManyDrawn& error) {
  throw UsageError(
      fmt::format("{}\n  --depth N draws the upper part of it, --around POS the way to a position "
                  "with what comes after it,\n  and a position below the root that alone.",
                  error.what()));
}

}  // namespace

ExitStatus draw(const DrawCommandOptions& options) {
  Output output(options);
  if (options.game.file.empty()) {
    output.write_page();
    return ExitStatus::ok;
  }
  if (output.is_page() && !options.game.program.before.empty())
    throw_no_page("a page holds one file: --consult cannot be used for it");
  Source source = open_source(options.game);
  if (is_module(source) && output.is_page())
    throw_no_page("a page searches facts or a program, and no game in C++");
  PageExercise exercise = exercise_of(options, source);
  const std::unique_ptr<GameFile> file = open_game(std::move(source), options.game);
  const Options search = read_options(options.search, *file);
  const TermId root = root_of(options, *file);
  std::optional<TermId> around;
  if (!options.around.empty()) around = file->positions({options.around}).front();
  if (!output.is_film()) {
    output.write(drawn([&] { return drawn_search(*file, root, search, around); }));
    return ExitStatus::ok;
  }
  exercise.is_program = dynamic_cast<const FactFile*>(file.get()) == nullptr;
  for (const std::string& flag : film_flags(search)) exercise.arguments.push_back(flag);
  output.write_film(exercise, drawn([&] { return filmed_search(*file, root, search, around); }));
  return ExitStatus::ok;
}

}  // namespace minimax
