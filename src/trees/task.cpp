#include "trees/task.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace minimax {

namespace {

// A whole number that is larger than each static value, whatever its sign.
std::string bound_of(const Tree& tree) {
  double most = 1'000'000;
  for (const Tree::Position& position : tree.positions) {
    if (position.value)
      most = std::max(most, 10 * std::ceil(std::abs(position.value->to_double())));
  }
  return std::isfinite(most) && most < 1e15 ? std::to_string(static_cast<std::int64_t>(most))
                                            : "1.0Inf";
}

}  // namespace

Task task_of(const std::string& text) {
  Task task;
  const std::size_t slash = text.rfind('/');
  const char* const end = text.data() + text.size();
  if (slash == std::string::npos || slash == 0 ||
      std::from_chars(text.data() + slash + 1, end, task.arity).ptr != end)
    throw std::invalid_argument(text + " is no name of a predicate, such as minimax/4");
  task.name = text.substr(0, slash);
  if (task.arity < 3 || task.arity > 6)
    throw std::invalid_argument(
        text +
        ": minimax/3 and minimax/4 have the arguments Pos, BestPos, Val and NodesList, alphabeta/5 "
        "and alphabeta/6 have Pos, Alpha, Beta, GoodPos, Val and Depth");
  task.kind = task.arity > 4 ? Task::Kind::alpha_beta : Task::Kind::minimax;
  return task;
}

std::vector<std::string> arguments_of(const Task& task, const Tree& tree, std::size_t position) {
  const std::string& name = tree.positions[position].name;
  if (task.kind == Task::Kind::minimax) {
    std::vector<std::string> arguments(task.arity, "_");
    arguments[0] = name;
    return arguments;
  }
  const std::string bound = bound_of(tree);
  std::vector<std::string> arguments = {name, "-" + bound, bound, "_", "_"};
  if (task.arity == 6) arguments.push_back(std::to_string(tree.positions.size()));
  return arguments;
}

}  // namespace minimax
