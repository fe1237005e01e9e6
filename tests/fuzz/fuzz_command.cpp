// Fuzzing of whole commands over files of facts, with options. The first line of an input says
// which command and which options, a byte each. What follows is the game, and behind a line `%%%%`
// what else the command reads: the answers that are verified, the moves that are typed. A file that
// is a program is not run: there is no minimax_program.so beside this.
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "syntax/read_term.hpp"
#include "tests/fuzz/fuzzed.hpp"
#include "tests/fuzz/input.hpp"

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
    Command{"solve",
            User::solve,
            {{}, {"--format", "json"}, {"--all"}, {"--all-messages"}, {"--engine", "facts"}}},
    Command{"compare", User::compare, {{}, {"--format", "json"}}},
    Command{"trace", User::trace, {{}, {"--format", "json"}, {"--events", "3"}}},
    Command{"check", User::check, {{}, {"--format", "json"}, {"--all-messages"}}},
    Command{"play",
            User::play,
            {{"--side", "none", "--plies", "9"},
             {"--plies", "9"},
             {"--side", "both"},
             {"--side", "max"},
             {"--side", "min"}}},
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

Words search_command(const Command& command, Head& head, const std::string& file) {
  Words arguments = {command.name, file};
  const std::string& position = head.of(texts);
  if (!position.empty()) arguments.push_back(position);
  for (const std::string& word : head.of(command.flags)) arguments.push_back(word);
  for (const std::string& word : limits(command.user, head)) arguments.push_back(word);
  add_options(head, arguments);
  return arguments;
}

// What is written of a certificate can be read, a fact a line. With operators of the user's,
// writeq/1 writes terms that are not read again, as it does with '$VAR'(1) and '.'(1,2).
void check_certificate(std::string_view certificate, std::string_view game) {
  for (const char* const odd : {"op(", "$VAR", "'.'"}) {
    if (game.find(odd) != game.npos) return;
  }
  const OperatorTable operators;
  TermTable terms;
  require(certificate.starts_with("claim("), "a certificate claims nothing",
          std::string(certificate));
  while (!certificate.empty()) {
    const std::string fact(take_until("\n", certificate));
    require(fact.starts_with("claim(") || fact.starts_with("play(") || fact.starts_with("leaf("),
            "is no fact of a certificate", fact);
    try {
      read_term(fact, terms, operators);
    } catch (const NotATerm&) {
      require(false, "a fact of a certificate is written but not read", fact);
    }
  }
}

// Where there is an answer, there is the whole file; else none.
void certify(Words arguments, const FuzzFolder& folder, std::string_view game) {
  const std::string path = folder.path("proof.pl");
  std::filesystem::remove(path);
  arguments.insert(arguments.end(), {"--certificate", path});
  const Ran ran = run_fuzzed(arguments);
  const bool is_written = std::filesystem::exists(path);
  require(is_written || ran.status != 0, "there is no certificate", ran.output);
  if (!is_written) return;
  require(ran.status == 0 || ran.status == 4, "there is a certificate of no answer", ran.output);
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  check_certificate(read_all(file.number()), game);
}

// What is typed, without orders that make the machine think for long.
std::string hurried(std::string_view typed) {
  typed = typed.substr(0, 512);
  std::string lines;
  while (!typed.empty()) {
    const std::string line(take_until("\n", typed));
    const bool is_long = line.find("time") != line.npos || line.find("depth") != line.npos;
    lines += (is_long ? line.find("time") != line.npos ? "time 0" : "depth 2" : line) + '\n';
  }
  return lines;
}

void search(Head& head, const FuzzFolder& folder, std::string_view game, std::string_view more) {
  const std::string file = folder.file("game.pl", game);
  const Command& command = head.of(commands);
  const bool certifies = command.user == User::solve && head.below(4) == 3;
  const Words arguments = search_command(command, head, file);
  if (certifies)
    certify(arguments, folder, game);
  else
    run_fuzzed(arguments, hurried(more));
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

void fuzz(std::string_view input) {
  static const FuzzFolder folder;
  Head head(take_until("\n", input).substr(0, 16));
  const std::string_view game = take_until("\n%%%%\n", input);
  const bool verifies = head.below(4) == 3;
  if (verifies)
    run_fuzzed(
        verify_command(head, folder.file("game.pl", game), folder.file("answers.pl", input)));
  else
    search(head, folder, game, input);
}

}  // namespace

}  // namespace minimax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  minimax::test_one_input([&] { minimax::fuzz({reinterpret_cast<const char*>(data), size}); });
  return 0;
}
