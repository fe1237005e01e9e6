// Running programs that nobody trusts.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "base/descriptor.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/message.hpp"

namespace minimax::sandbox {

/// The sandbox itself does not work; what() says why and what to do. No fault of a program's.
class SandboxError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A process from which each run gets one of its own. Not for several threads at once.
class Sandbox {
 public:
  /// `command` is the path of minimax-sandbox, `library` the folder of minimax.pl. Throws
  /// SandboxError.
  Sandbox(const std::string& command, const std::string& library);
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;
  ~Sandbox();

  Layers layers() const noexcept { return layers_; }

  /// Should the process from which runs are made end, it is started again, and where it ends again
  /// this run is told as not started. Throws SandboxError where it cannot be started.
  Outcome run(const Request& request);

 private:
  void start();
  void spawn(bool in_bubblewrap);
  void stop() noexcept;
  std::optional<Outcome> try_run(const Request& request);

  std::string command_;
  std::string library_;
  Descriptor requests_;
  Descriptor outcomes_;
  int process_ = -1;
  Layers layers_;
};

/// 32 digits that nobody can guess. Throws SandboxError.
std::string new_secret();

}  // namespace minimax::sandbox
