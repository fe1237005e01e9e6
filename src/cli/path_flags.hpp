// Options that name what is written.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace minimax {

/// A file or a folder, as `type` says in the help. An empty name is refused: it comes from a
/// variable of the shell that is not set. `path` must outlive the command.
template <class Path>
CLI::Option* add_output(CLI::App& command, const std::string& name, Path& path,
                        const std::string& type, const std::string& help) {
  return command.add_option(name, path, help)
      ->option_text(type)
      ->check([](const std::string& text) { return text.empty() ? "the name is empty" : ""; });
}

}  // namespace minimax
