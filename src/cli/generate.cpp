#include "cli/generate.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <set>
#include <utility>
#include <vector>

#include "base/file.hpp"
#include "base/print.hpp"
#include "file/errors.hpp"
#include "grade/run/student_file.hpp"
#include "grade/trees/answer_key.hpp"
#include "grade/trees/generator.hpp"

namespace minimax {

namespace {

namespace fs = std::filesystem;
using grade::Difficulty;
using grade::Exercise;

struct WrittenFile {
  fs::path path;  ///< empty: standard output
  std::string text;
};

fs::path folder_of(const GenerateOptions& options) {
  if (!options.output)
    throw UsageError("several exercises need a folder: say which with --output FOLDER");
  return *options.output;
}

fs::path key_folder(const GenerateOptions& options) {
  return options.key ? fs::path(*options.key) : folder_of(options) / "keys";
}

fs::path key_file(const GenerateOptions& options) {
  const fs::path tree = options.output.value_or("");
  if (!options.key && tree.empty())
    throw UsageError("--key needs a file: give --key FILE, or write the tree to one with --output");
  const fs::path key =
      options.key ? fs::path(*options.key) : fs::path(tree).replace_extension(".key.pl");
  if (!tree.empty() && key.lexically_normal() == tree.lexically_normal())
    throw UsageError("--key and --output name the same file: " + key.string());
  return key;
}

std::string count_text(std::size_t count, const char* one, const char* more) {
  return fmt::format("{} {}", count, count == 1 ? one : more);
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

/// Makes the files, and writes them when all are there.
class Files {
 public:
  explicit Files(const GenerateOptions& options)
      : head_(fmt::format("% minimax generate --seed {} {}\n", options.seed,
                          grade::text_of(options.wishes))) {}

  /// `which` tells the exercise from others of the same wishes, as a comment.
  void add_tree(const fs::path& path, const std::string& which, const Exercise& exercise) {
    std::string facts = facts_of(exercise.tree);
    files_.push_back({path, head_ + which + facts});
    if (!trees_.insert(std::move(facts)).second) ++repeated_;
  }

  void add_key(const fs::path& path, const std::string& which, const Exercise& exercise) {
    const Difficulty difficulty = difficulty_of(exercise.tree, exercise.solution);
    files_.push_back({path, "% The answers about the tree of\n" + head_ + which + "% " +
                                text_of(difficulty) + "\n" +
                                grade::answer_key(exercise.tree, exercise.solution)});
  }

  void write() const {
    for (const WrittenFile& file : files_) {
      if (file.path.empty()) {
        print(file.text);
      } else {
        write(file);
      }
    }
    if (repeated_ > 0)
      fmt::print(stderr,
                 "minimax: note: {} the same as another one: more values, branching or depth make "
                 "that rarer\n",
                 count_text(repeated_, "tree is", "trees are"));
  }

 private:
  static void write(const WrittenFile& file) {
    const fs::path folder = file.path.parent_path();
    if (!folder.empty()) make_folder(folder);
    write_file(file.path, file.text);
  }

  std::string head_;
  std::vector<WrittenFile> files_;
  std::set<std::string> trees_;
  std::size_t repeated_ = 0;
};

void add_one(const GenerateOptions& options, Files& files) {
  const Exercise exercise = grade::generate(options.wishes, options.seed, 1);
  files.add_tree(options.output.value_or(""), "", exercise);
  if (options.with_key) files.add_key(key_file(options), "", exercise);
}

void add_several(const GenerateOptions& options, Files& files) {
  for (std::size_t i = 1; i <= *options.count; ++i) {
    const Exercise exercise = grade::generate(options.wishes, options.seed, i);
    const std::string name = fmt::format("{}.pl", i);
    const std::string which = fmt::format("% --count {} or more: exercise {}\n", i, i);
    files.add_tree(folder_of(options) / name, which, exercise);
    if (options.with_key) files.add_key(key_folder(options) / name, which, exercise);
  }
}

// An id may hold a line feed: a comment ends there.
std::string comment_of(const std::string& id) {
  std::string text;
  for (const char each : id) text += static_cast<unsigned char>(each) < ' ' ? ' ' : each;
  return "% --for the student " + text + "\n";
}

Difficulty add_class(const GenerateOptions& options, Files& files) {
  const std::vector<grade::Student> students = read_student_file(*options.students);
  const grade::EqualExercises exercises(options.wishes, options.seed);
  for (const grade::Student& student : students) {
    const Exercise exercise = exercises.exercise(student.id);
    const std::string name = student.file_name + ".pl";
    const std::string which = comment_of(student.id);
    files.add_tree(folder_of(options) / name, which, exercise);
    if (options.with_key) files.add_key(key_folder(options) / name, which, exercise);
  }
  return exercises.difficulty();
}

}  // namespace

ExitStatus generate(const GenerateOptions& options) try {
  if (const auto reason = grade::contradiction_in(options.wishes)) throw UsageError(*reason);
  if (options.count || options.students) static_cast<void>(folder_of(options));
  if (options.with_key && !options.count && !options.students) static_cast<void>(key_file(options));
  Files files(options);
  std::optional<Difficulty> common;
  if (options.students) {
    common = add_class(options, files);
  } else if (options.count) {
    add_several(options, files);
  } else {
    add_one(options, files);
  }
  files.write();
  if (common) fmt::print("each tree has {}\n", text_of(*common));
  return ExitStatus::ok;
} catch (const grade::TooRare& error) {
  fmt::print(stderr, "minimax: error: {}\n", error.what());
  return ExitStatus::stopped;
}

}  // namespace minimax
