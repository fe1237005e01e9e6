#include "grade/run/sandboxed_program.hpp"

#include <utility>

#include "base/parts.hpp"

namespace minimax::grade {

std::unique_ptr<sandbox::Sandbox> start_sandbox(bool unsafe) {
  auto sandbox = std::make_unique<sandbox::Sandbox>(path_of(Part::sandbox).string(),
                                                    path_of(Part::library).parent_path().string());
  if (!unsafe && !sandbox->layers().are_enough())
    throw sandbox::SandboxError(
        "programs are not run: neither Landlock nor bubblewrap keeps them from the files of this "
        "machine\n  Install bubblewrap, or use a kernel with Landlock; or trust all of them: "
        "--unsafe-no-isolation");
  return sandbox;
}

Testimony SandboxedProgram::run(const Tree& tree, const std::vector<std::size_t>& asked,
                                double seconds) {
  sandbox::Request request{.secret = sandbox::new_secret(),
                           .name = name_,
                           .program = text_,
                           .predicate = task_.name,
                           .facts = fact_list(tree),
                           .calls = {},
                           .notes_leaves = task_.kind == Task::Kind::alpha_beta,
                           .limits = {}};
  request.limits.seconds = seconds;
  for (const std::size_t position : asked)
    request.calls.push_back(arguments_of(task_, tree, position));
  sandbox::Outcome outcome = sandbox_.run(request);
  return {.end = outcome.end,
          .status = outcome.status,
          .seconds = outcome.seconds,
          .idle = outcome.idle,
          .output = std::move(outcome.output),
          .transcript = sandbox::read_transcript(outcome.answers, request.secret, asked.size())};
}

}  // namespace minimax::grade
