// A submission as a program that can be asked.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "grade/judge/program.hpp"
#include "grade/judge/vocabulary.hpp"
#include "sandbox/sandbox.hpp"
#include "trees/task.hpp"

namespace minimax::grade {

/// The process that programs are run from. Throws sandbox::SandboxError, also where what shields
/// the file system is missing, unless that is said to be no matter.
std::unique_ptr<sandbox::Sandbox> start_sandbox(bool unsafe);

class SandboxedProgram final : public Program {
 public:
  /// The sandbox must outlive this.
  SandboxedProgram(sandbox::Sandbox& sandbox, std::string name, std::string text, Task task)
      : sandbox_(sandbox), name_(std::move(name)), text_(std::move(text)), task_(std::move(task)) {}

  Testimony run(const Tree& tree, const std::vector<std::size_t>& asked, double seconds) override;
  std::vector<std::string> value_names() const override { return value_names_in(text_); }

 private:
  sandbox::Sandbox& sandbox_;
  std::string name_;
  std::string text_;
  Task task_;
};

}  // namespace minimax::grade
