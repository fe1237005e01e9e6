#include "grade/exercises/exercises.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "base/file.hpp"
#include "file/errors.hpp"
#include "grade/exercises/answer_key.hpp"
#include "grade/exercises/exercise_pictures.hpp"
#include "grade/exercises/generator.hpp"
#include "grade/students/student_file.hpp"

namespace minimax::grade {

namespace {

namespace fs = std::filesystem;

fs::path key_folder(const ExerciseOptions& options) {
  return options.key ? fs::path(*options.key) : folder_of(options) / "keys";
}

fs::path key_file(const ExerciseOptions& options) {
  const fs::path tree = options.output.value_or("");
  if (!options.key && tree.empty())
    throw UsageError("--key needs a file: give --key FILE, or write the tree to one with --output");
  return options.key ? fs::path(*options.key) : fs::path(tree).replace_extension(".key.pl");
}

std::string count_text(std::size_t count, const char* one, const char* more) {
  return fmt::format("{} {}", count, count == 1 ? one : more);
}

// An id may hold a line feed: a comment ends there.
std::string comment_of(const std::string& id) {
  std::string text;
  for (const char each : id) text += static_cast<unsigned char>(each) < ' ' ? ' ' : each;
  return "% --for the student " + text + "\n";
}

class Maker {
 public:
  explicit Maker(const ExerciseOptions& options)
      : options_(options), pictures_(options.pictures), head_(head_of(options)) {}

  Exercises make() && {
    if (options_.students) {
      make_for_class();
    } else if (options_.count) {
      make_several();
    } else {
      make_one();
    }
    return std::move(made_);
  }

 private:
  void make_one() {
    if (pictures_.are_wanted() && !options_.output)
      throw UsageError("--draw needs a file: write the tree to one with --output");
    const fs::path key = options_.with_key ? key_file(options_) : "";
    add(generate(options_.wishes, options_.seed, 1), "", options_.output.value_or(""), key);
  }

  void make_several() {
    const fs::path folder = folder_of(options_);
    for (std::size_t i = 1; i <= *options_.count; ++i) {
      const std::string name = fmt::format("{}.pl", i);
      add(generate(options_.wishes, options_.seed, i), head_of_exercise(i), folder / name,
          key_folder(options_) / name);
    }
  }

  void make_for_class() {
    const fs::path folder = folder_of(options_);
    const std::vector<Student> students = read_student_file(*options_.students, options_.id_column);
    const EqualExercises exercises(options_.wishes, options_.seed);
    for (const Student& student : students) {
      const std::string name = student.file_name + ".pl";
      add(exercises.exercise(student.id), comment_of(student.id), folder / name,
          key_folder(options_) / name);
    }
    made_.common = exercises.difficulty();
  }

  // `which` tells the exercise from others of the same wishes, as a comment.
  void add(const Exercise& exercise, const std::string& which, const fs::path& path,
           const fs::path& key) {
    std::string facts = facts_of(exercise.tree);
    add_file(path, head_ + which + facts);
    add_pictures(exercise.tree, path, key);
    if (!trees_.insert(std::move(facts)).second) ++made_.repeated;
    if (!options_.with_key) return;
    const Difficulty difficulty = difficulty_of(exercise.tree, exercise.solution);
    add_file(key, "% The answers about the tree of\n" + head_ + which + "% " + text_of(difficulty) +
                      "\n" + answer_key(exercise.tree, exercise.solution));
  }

  // Beside the tree and its key, by their names.
  void add_pictures(const Tree& tree, const fs::path& path, const fs::path& key) {
    if (!pictures_.are_wanted()) return;
    const Drawing drawing = ExercisePictures::drawing(tree);
    for (const PictureFormat format : pictures_.formats()) {
      const auto add = [&](fs::path beside, DrawingKind kind) {
        add_file(beside.replace_extension(ending_of(format)),
                 pictures_.picture(drawing, kind, format), "--draw and --output or --key");
      };
      add(path, DrawingKind::blank);
      if (options_.with_key) add(key, DrawingKind::solution);
    }
  }

  // However its path is spelt, none takes the place of another one.
  void add_file(const fs::path& path, std::string text, const char* who = "--key and --output") {
    if (!path.empty() && !written_.insert(written_path(path)).second)
      throw UsageError(fmt::format("{} name the same file: {}", who, path.string()));
    made_.files.push_back({path, std::move(text)});
  }

  const ExerciseOptions& options_;
  ExercisePictures pictures_;
  std::string head_;
  std::set<std::string> trees_;
  std::set<fs::path> written_;
  Exercises made_;
};

}  // namespace

fs::path folder_of(const ExerciseOptions& options) {
  if (!options.output)
    throw UsageError("several exercises need a folder: say which with --output FOLDER");
  return *options.output;
}

std::string head_of(const ExerciseOptions& options) {
  return fmt::format("% minimax generate {}--seed {} {}\n", options.plain ? "--plain " : "",
                     options.seed, text_of(options.wishes));
}

std::string head_of_exercise(std::size_t number) {
  return fmt::format("% --count {} or more: exercise {}\n", number, number);
}

Exercises make_exercises(const ExerciseOptions& options) {
  if (const auto reason = contradiction_in(options.wishes)) throw UsageError(*reason);
  return Maker(options).make();
}

std::string text_of(const Difficulty& difficulty) {
  return fmt::format(
      "depth {}, {}, {}, of which alpha-beta cuts off {}; {} with several best successors; {} of "
      "the root",
      difficulty.depth, count_text(difficulty.positions, "position", "positions"),
      count_text(difficulty.leaves, "leaf", "leaves"), difficulty.pruned,
      count_text(difficulty.ties, "position", "positions"),
      count_text(difficulty.best, "best successor", "best successors"));
}

}  // namespace minimax::grade
