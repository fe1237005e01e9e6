// Fuzzing of whole commands over files of facts, with options. The first line of an input says
// which command and which options, a byte each; what follows are its files, with a line `%%%%`
// between them. A file that is a program is not run: there is no minimax_program.so beside this.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "tests/fuzz/fuzzed.hpp"

namespace minimax {

namespace {

using Words = std::vector<std::string>;

struct Command {
  const char* name;
  User user;
  /// What it has beside the options of the table.
  std::vector<Words> flags;
};

const std::array commands = {
    Command{"solve", User::solve, {{}, {"--format", "json"}, {"--all"}, {"--all-messages"}}},
    Command{"compare", User::compare, {{}, {"--format", "json"}}},
    Command{"trace", User::trace, {{}, {"--format", "json"}, {"--events", "3"}}},
    Command{"check", User::check, {{}, {"--format", "json"}, {"--all-messages"}}},
    Command{"play", User::play, {{"--side", "none", "--plies", "9"}, {"--plies", "9"}}},
};

// Positions, and what options have that are no choice.
const Words texts = {"",
                     "0",
                     "1",
                     "2",
                     "7",
                     "-1",
                     "2.5",
                     "1r3",
                     "1.0Inf",
                     "nan",
                     "error",
                     "draw(0)",
                     "draw(1",
                     "goal",
                     "a",
                     "b",
                     "root",
                     "[x,o]",
                     "f(X)",
                     "-0.0",
                     "-1r3",
                     "1.0e308",
                     "draw(1r3)",
                     "'a b'",
                     "1e400",
                     "--",
                     "0'a",
                     "1000000",
                     "99999999999999999999"};

/// Bytes of the first line; zeros behind it.
class Head {
 public:
  explicit Head(std::string_view bytes) : bytes_(bytes) {}

  bool is_empty() const { return bytes_.empty(); }
  std::size_t below(std::size_t count) {
    if (bytes_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return byte % count;
  }
  template <class Several>
  const auto& of(const Several& several) {
    return several[below(std::size(several))];
  }

 private:
  std::string_view bytes_;
};

std::string value_of(const OptionRow& row, Head& head) {
  if (row.field.choices.empty()) return head.of(texts);
  std::string value(head.of(row.field.choices).name);
  if (row.field.is_list) value += "," + std::string(head.of(row.field.choices).name);
  return value;
}

void add_option(const OptionRow& row, Head& head, Words& arguments) {
  arguments.push_back(phrased("{" + std::string(row.name) + "}", Phrase::shell));
  for (std::size_t i = 0; i < row.field.parts; ++i) arguments.push_back(value_of(row, head));
}

// So that each search is short. A game of a thousand bytes can have more lines of play than anyone
// waits for.
Words limits(User user, Head& head) {
  const bool has_limit = find_option("node_limit", user) != nullptr;
  if (has_limit && head.below(4) != 0) return {"--node-limit", "300"};
  if (find_option("depth", user) == nullptr) return {};
  return {"--depth", std::to_string(head.below(3))};
}

// Options are drawn from the table; of those of another command there is an error of usage.
void add_options(Head& head, Words& arguments) {
  while (!head.is_empty()) {
    const OptionRow& row = head.of(option_table());
    const bool is_limit = row.name == "depth" || row.name == "node_limit";
    if (!is_limit) add_option(row, head, arguments);
  }
}

Words search_command(Head& head, const std::string& file) {
  const Command& command = head.of(commands);
  Words arguments = {command.name, file};
  const std::string& position = head.of(texts);
  if (!position.empty()) arguments.push_back(position);
  for (const std::string& word : head.of(command.flags)) arguments.push_back(word);
  for (const std::string& word : limits(command.user, head)) arguments.push_back(word);
  add_options(head, arguments);
  return arguments;
}

Words verify_command(Head& head, const std::string& tree, const std::string& answers) {
  constexpr std::array formats = {"text", "json", "junit", "csv", "gradescope", "github"};
  constexpr std::array rules = {"any", "last", "first"};
  constexpr std::array cut_offs = {"equal", "strict", "either"};
  Words arguments = {"verify",   "--tree",       tree,        answers,
                     "--expect", "answers",      "--format",  head.of(formats),
                     "--ties",   head.of(rules), "--cut-off", head.of(cut_offs)};
  const std::string& root = head.of(texts);
  if (!root.empty()) arguments.insert(arguments.end(), {"--root", root});
  if (head.below(2) != 0) arguments.push_back("--verbose");
  return arguments;
}

// The text up to the mark, which it is shortened by.
std::string_view take_until(std::string_view mark, std::string_view& text) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(std::min(end + mark.size(), text.size()));
  return taken;
}

void fuzz(std::string_view input) {
  static const FuzzFolder folder;
  Head head(take_until("\n", input).substr(0, 16));
  const std::string tree = folder.file("game.pl", take_until("\n%%%%\n", input));
  const bool verifies = head.below(4) == 3;
  run_fuzzed(verifies ? verify_command(head, tree, folder.file("answers.pl", input))
                      : search_command(head, tree));
}

}  // namespace

}  // namespace minimax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  minimax::fuzz({reinterpret_cast<const char*>(data), size});
  return 0;
}
