// Writes the manual pages and the completions of the command, when it is built:
//
//     write_documents FOLDER
#include <exception>
#include <filesystem>
#include <string>
#include <vector>

#include "base/file.hpp"
#include "base/print.hpp"
#include "cli/command_line.hpp"
#include "cli/completions.hpp"
#include "cli/manual_page.hpp"

int main(int argc, char** argv) try {
  using namespace minimax;
  if (argc != 2) {
    tell("usage: {} FOLDER\n", argv[0]);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder / "man");
  const std::vector<CommandDescription> commands = command_descriptions();
  for (const CommandDescription& each : commands)
    write_file((folder / "man" / (manual_name(each) + ".1")).string(), manual_page(each, commands));
  write_file((folder / "minimax.bash").string(), bash_completion(commands));
  write_file((folder / "_minimax").string(), zsh_completion(commands));
  write_file((folder / "minimax.fish").string(), fish_completion(commands));
  return 0;
} catch (const std::exception& error) {
  minimax::tell("{}: {}\n", argv[0], error.what());
  return 3;
}
