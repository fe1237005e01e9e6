// Running programs that nobody trusts.
#pragma once

#include <stdexcept>
#include <string>

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

  /// Throws SandboxError.
  Outcome run(const Request& request);

 private:
  void start(const std::string& command, const std::string& library, bool in_bubblewrap);
  void stop() noexcept;

  int requests_ = -1;
  int outcomes_ = -1;
  int process_ = -1;
  Layers layers_;
};

/// 32 digits that nobody can guess. Throws SandboxError.
std::string new_secret();

}  // namespace minimax::sandbox
