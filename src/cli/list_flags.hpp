// Flags of every command that takes a list of students.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace minimax {

/// Adds --id-column, which goes with the flag of the list alone.
inline void add_id_column(CLI::App& command, std::string& column, CLI::Option* list) {
  command
      .add_option("--id-column", column,
                  "Of the list: the heading of the column of ids, or its number (default: the "
                  "first of numbers, user names, e-mail addresses, names)")
      ->option_text("NAME|N")
      ->needs(list);
}

}  // namespace minimax
