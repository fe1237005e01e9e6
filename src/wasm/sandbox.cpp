// There are no processes to shut a program in.
#include "sandbox/sandbox.hpp"

namespace minimax::sandbox {

namespace {

[[noreturn]] void fail() {
  throw SandboxError("programs cannot be run by the command in a web page");
}

}  // namespace

Sandbox::Sandbox(const std::string& command, const std::string& library)
    : command_(command), library_(library) {
  fail();
}

Sandbox::~Sandbox() = default;

Outcome Sandbox::run(const Request&) {
  fail();
}

std::string new_secret() {
  fail();
}

}  // namespace minimax::sandbox
