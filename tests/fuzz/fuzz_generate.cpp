// Fuzzing of exercises: random wishes, a byte each. Where they can be fulfilled, the same seed
// gives the same trees again, and each key is right about its tree.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/fuzzed.hpp"
#include "tests/fuzz/input.hpp"

namespace minimax {

namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

struct Flag {
  const char* name;
  Words values;  // none of what is given without
};

// Small, so that a tree that is rare is not drawn for longer than a few seconds.
const Words depths = {"2", "1", "0", "1-2", "0-2", "2-3", "2-1", "-1", "1001", "", "1-x"};

const Words ranges = {"2",
                      "0",
                      "1",
                      "3",
                      "4",
                      "1-2",
                      "2-3",
                      "0-1",
                      "0-3",
                      "-1-1",
                      "-5",
                      "-5--1",
                      "3-1",
                      "1-4",
                      "7-9",
                      "20",
                      "",
                      "x",
                      "1-",
                      "1-1000000",
                      "-9223372036854775808-9223372036854775807",
                      "1-9223372036854775807",
                      "0-9223372036854775806",
                      "9223372036854775807",
                      "99999999999999999999"};

const std::array flags = {
    Flag{"--branching", ranges},
    Flag{"--values", ranges},
    Flag{"--leaves", ranges},
    Flag{"--pruned", ranges},
    Flag{"--root", {"max", "min", "none"}},
    Flag{"--mixed", {}},
    Flag{"--ties", {"none", "some", "any", "all"}},
    Flag{"--best", {"one", "several", "any"}},
    Flag{"--seed", {"0", "7", "18446744073709551615", "-1", "x", ""}},
    Flag{"--id-column", {"1", "2", "id", "name", "0", ""}},
};

const Words counts = {"0", "1", "3", "10001", "-1", "x", ""};

// One tree, some, or one for each student of a list.
Words which(Head& head, const std::string& list) {
  switch (head.below(6)) {
    case 3:
      return {"--count", "2"};
    case 4:
      return {"--for", list};
    case 5:
      return {"--count", head.of(counts)};
    default:
      return {};
  }
}

Words generate_command(Head& head, const std::string& list) {
  Words arguments = {"generate", "--depth", head.of(depths)};
  for (const std::string& word : which(head, list)) arguments.push_back(word);
  while (!head.is_empty()) {
    const Flag& flag = head.of(flags);
    arguments.push_back(flag.name);
    if (!flag.values.empty()) arguments.push_back(head.of(flag.values));
  }
  return arguments;
}

std::string contents(const fs::path& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  require(file.is_open(), "is not there", path);
  return read_all(file.number());
}

// The files below the folder, one behind the other, with their names.
std::string all_below(const fs::path& folder) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  std::string all;
  for (const fs::path& path : paths)
    all += fs::relative(path, folder).string() + '\n' + contents(path);
  return all;
}

void check_key(const fs::path& tree, const fs::path& key) {
  const Ran ran = run_fuzzed({"verify", "--tree", tree, "--expect", "answers", key});
  require(ran.status == 0, "a key is wrong about its tree",
          contents(tree) + contents(key) + ran.output);
}

void check_keys(const fs::path& output) {
  if (!fs::is_directory(output))
    return check_key(output, fs::path(output).replace_extension(".key.pl"));
  for (const auto& entry : fs::directory_iterator(output)) {
    if (entry.is_regular_file()) check_key(entry.path(), output / "keys" / entry.path().filename());
  }
}

Ran write_to(const fs::path& output, Words arguments) {
  fs::remove_all(output.parent_path());
  fs::create_directory(output.parent_path());
  arguments.insert(arguments.end(), {"--output", output, "--key"});
  return run_fuzzed(arguments);
}

void fuzz(std::string_view input) {
  static const FuzzFolder folder;
  Head head(take_until("\n", input).substr(0, 16));
  const Words arguments = generate_command(head, folder.file("class.csv", input.substr(0, 256)));
  const fs::path output = fs::path(folder.path("made")) / "tree.pl";
  if (write_to(output, arguments).status != 0) return;
  check_keys(output);
  const std::string made = all_below(output.parent_path());
  write_to(output, arguments);
  require(made == all_below(output.parent_path()), "the same seed gives other trees", made);
}

}  // namespace

}  // namespace minimax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  minimax::test_one_input([&] { minimax::fuzz({reinterpret_cast<const char*>(data), size}); });
  return 0;
}
