#include "cli/generate.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "base/file.hpp"
#include "base/long_file.hpp"
#include "base/print.hpp"
#include "file/errors.hpp"
#include "grade/exercises/generator.hpp"
#include "grade/exercises/plain_tree.hpp"
#include "trees/random.hpp"

namespace minimax {

namespace {

void make_folder_of(const std::filesystem::path& path) {
  const std::filesystem::path folder = path.parent_path();
  if (!folder.empty()) make_folder(folder);
}

void write(const grade::ExerciseFile& file) {
  if (file.path.empty()) return print(file.text);
  make_folder_of(file.path);
  write_file(file.path, file.text);
}

/// Standard output takes no more, which is told where the command ends.
class Full {};

void print_long(const std::function<void(const WritePart&)>& make) try {
  make([](std::string_view part) {
    print(part);
    if (std::ferror(stdout) != 0) throw Full();
  });
} catch (const Full&) {
}

// What needs the whole tree, or others; empty where nothing does.
const char* not_for_plain(const grade::ExerciseOptions& options) {
  const grade::Wishes& wishes = options.wishes;
  if (wishes.ties != grade::WishedTies::any) return "--ties";
  if (wishes.best != grade::WishedBest::any) return "--best";
  if (wishes.pruned) return "--pruned";
  if (options.with_key) return "--key";
  if (!options.pictures.empty()) return "--draw";
  return options.students ? "--for" : "";
}

void check_plain(const grade::ExerciseOptions& options) {
  if (const std::string option = not_for_plain(options); !option.empty())
    throw UsageError(
        fmt::format("{} does not go with --plain, which never knows what a tree is worth: leave "
                    "one of them out",
                    option));
  const grade::Wishes& wishes = options.wishes;
  if (const auto reason = contradiction_in(wishes, plain_limits(wishes))) throw UsageError(*reason);
}

// Gives a hash of the facts. An empty path is standard output.
std::uint64_t write_plain_tree(const grade::ExerciseOptions& options, std::uint64_t number,
                               const std::string& head, const std::string& path) {
  std::uint64_t hash = 0;
  const auto make = [&](const WritePart& write) {
    write(head);
    grade::write_plain_tree(options.wishes, options.seed, number, [&](std::string_view part) {
      if (options.count) hash = seed_of(hash, part);
      write(part);
    });
  };
  if (path.empty()) {
    print_long(make);
  } else {
    make_folder_of(path);
    write_long_file(path, make);
  }
  return hash;
}

// Gives how many trees are the same as another one.
std::size_t write_plain(const grade::ExerciseOptions& options) {
  check_plain(options);
  const std::string head = head_of(options);
  if (!options.count) {
    write_plain_tree(options, 1, head, options.output.value_or(""));
    return 0;
  }
  const std::filesystem::path folder = folder_of(options);
  std::set<std::uint64_t> hashes;
  for (std::size_t i = 1; i <= *options.count; ++i)
    hashes.insert(write_plain_tree(options, i, head + grade::head_of_exercise(i),
                                   folder / fmt::format("{}.pl", i)));
  return *options.count - hashes.size();
}

void tell_repeated(std::size_t count) {
  if (count == 0) return;
  tell(
      "minimax: note: {} {} the same as another one: more values, branching or depth make "
      "that rarer\n",
      count, count == 1 ? "tree is" : "trees are");
}

}  // namespace

ExitStatus generate(const grade::ExerciseOptions& options) try {
  if (options.plain) {
    tell_repeated(write_plain(options));
    return ExitStatus::ok;
  }
  const grade::Exercises exercises = grade::make_exercises(options);
  for (const grade::ExerciseFile& file : exercises.files) write(file);
  tell_repeated(exercises.repeated);
  if (exercises.common) print(fmt::format("each tree has {}\n", grade::text_of(*exercises.common)));
  return ExitStatus::ok;
} catch (const grade::TooRare& error) {
  tell("minimax: error: {}\n", error.what());
  return ExitStatus::stopped;
}

}  // namespace minimax
