// What is in an endgame table, for people and for programs.
#pragma once

#include <string>

#include "endgame/tabulate.hpp"
#include "show/expense.hpp"

namespace minimax {

struct TabledFile {
  std::string path;
  std::string draw;  ///< what play without end is worth
  TableSummary summary;
};

std::string table_text(const TabledFile& table);

/// One JSON object on one line, without its end.
std::string table_json(const TabledFile& table, const Expense& expense);

}  // namespace minimax
