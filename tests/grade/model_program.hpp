// A program under examination that is none.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "grade/judge/program.hpp"
#include "grade/models/misconception.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// A program: see Model.
using PlayOf = std::function<std::optional<Play>(const Tree&, std::size_t)>;

/// Answers as a model does, in a process that is none.
class ModelProgram final : public Program {
 public:
  ModelProgram(PlayOf model, Task task) : model_(std::move(model)), task_(std::move(task)) {}

  Testimony run(const Tree& tree, const std::vector<std::size_t>& asked, double) override {
    Testimony testimony;
    testimony.end = sandbox::End::exited;
    testimony.transcript.is_loaded = testimony.transcript.is_done = true;
    testimony.transcript.is_defined = true;
    for (const std::size_t position : asked)
      testimony.transcript.calls.push_back({.first = reply(tree, position), .more = {}});
    return testimony;
  }

 private:
  sandbox::Reply reply(const Tree& tree, std::size_t position) const {
    const std::optional<Play> play = model_(tree, position);
    if (!play) return {};
    sandbox::Reply reply;
    reply.kind = sandbox::Reply::Kind::solution;
    const auto name = [&](std::size_t index) { return tree.positions[index].name; };
    const std::string best = play->best ? name(*play->best) : "_";
    if (task_.kind == Task::Kind::minimax) {
      std::string line;
      for (const std::size_t each : play->line) line += (line.empty() ? "" : ",") + name(each);
      reply.texts = {name(position), best, play->value.text(), "[" + line + "]"};
    } else {
      reply.texts = {name(position), "-1000000", "1000000", best, play->value.text()};
      for (const std::size_t leaf : play->evaluated) reply.leaves.push_back(name(leaf));
    }
    return reply;
  }

  PlayOf model_;
  Task task_;
};

inline Task task_for(Task::Kind kind) {
  return kind == Task::Kind::minimax ? Task{} : Task{kind, "alphabeta", 5};
}

}  // namespace minimax::grade
