#include "sandbox/sandbox.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "base/stack.hpp"

extern char** environ;

namespace minimax::sandbox {

namespace {

// Namespaces of its own, in which there is nothing but SWI-Prolog and what loads a program: where
// the kernel has no Landlock, nothing else keeps a program from this project's engine beside them,
// or from leaving something for the next one. Where root starts it, it goes on to become another
// user, which one with a namespace of its own could not.
//
// `folders` are those of minimax, of which a program sees the `needed` files alone.
std::vector<std::string> bubblewrap(const std::vector<std::string>& folders,
                                    const std::vector<std::string>& needed) {
  std::vector<std::string> words = {"bwrap",         "--unshare-ipc",
                                    "--unshare-net", "--unshare-pid",
                                    "--unshare-uts", "--unshare-cgroup-try",
                                    "--new-session", "--die-with-parent",
                                    "--chdir",       "/"};
  const auto allow_reading = [&](const std::string& path) {
    words.insert(words.end(), {"--ro-bind-try", path, path});
  };
  for (const char* const system : {"/usr", "/lib", "/lib64"}) allow_reading(system);
  // Where minimax is installed below one of these, all but what the process itself needs is hidden.
  for (const std::string& folder : folders) {
    if (folder.starts_with("/usr/")) words.insert(words.end(), {"--tmpfs", folder});
  }
  for (const std::string& file : needed) allow_reading(file);
  for (const std::string& folder : folders) {
    if (folder.starts_with("/usr/")) words.insert(words.end(), {"--remount-ro", folder});
  }
  words.insert(words.end(), {"--dev", "/dev", "--remount-ro", "/dev", "--remount-ro", "/"});
  if (geteuid() == 0)
    words.insert(words.end(), {"--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"});
  else
    words.push_back("--unshare-user");
  return words;
}

// Whether it works here: in many containers it does not.
bool has_bubblewrap() {
  std::vector<std::string> words = bubblewrap({}, {});
  words.push_back("/usr/bin/true");
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int descriptor : {0, 1, 2})
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);
  pid_t process = -1;
  const int problem = posix_spawnp(&process, "bwrap", &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  if (problem != 0) return false;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

Sandbox::Sandbox(const std::string& command, const std::string& library)
    : command_(command), library_(library) {
  std::signal(SIGPIPE, SIG_IGN);  // an ended process is told by errno
  start();
}

Sandbox::~Sandbox() {
  stop();
}

void Sandbox::start() {
  ensure_stack_for_prolog();
  static const bool in_bubblewrap = has_bubblewrap();
  spawn(in_bubblewrap);
  std::optional<std::string> layers;
  try {
    layers = receive(outcomes_.number());
  } catch (const std::system_error&) {
  }
  if (!layers || layers->size() != 1) {
    stop();
    throw SandboxError("programs cannot be run: " + command_ +
                       " does not start; build or install minimax again");
  }
  layers_ = Layers::of_bits(static_cast<std::uint8_t>(layers->front()));
  if (in_bubblewrap) layers_.add(Layer::bubblewrap);
}

void Sandbox::spawn(bool in_bubblewrap) {
  Pipe requests = open_pipe();
  Pipe outcomes = open_pipe();
  if (!requests.reading.is_open() || !outcomes.reading.is_open())
    throw SandboxError("programs cannot be run: there are no pipes left");
  std::vector<std::string> words;
  if (in_bubblewrap)
    words = bubblewrap(
        {std::filesystem::path(command_).parent_path().string(), library_},
        {command_, library_ + "/minimax/submission.pl", library_ + "/minimax/load_messages.pl"});
  words.insert(words.end(), {command_, library_});
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, requests.reading.number(), 0);
  posix_spawn_file_actions_adddup2(&actions, outcomes.writing.number(), 1);
  const int problem =
      posix_spawnp(&process_, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  requests_ = std::move(requests.writing);
  outcomes_ = std::move(outcomes.reading);
  if (problem != 0) process_ = -1;
}

// It ends at the end of its input.
void Sandbox::stop() noexcept {
  requests_.close();
  outcomes_.close();
  while (process_ > 0 && waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
}

Outcome Sandbox::run(const Request& request) {
  for (int tries = 0; tries < 2; ++tries) {
    if (auto outcome = try_run(request)) return std::move(*outcome);
    stop();
    start();
  }
  return {};
}

// Nothing where the process that it is made from has ended.
std::optional<Outcome> Sandbox::try_run(const Request& request) try {
  send(requests_.number(), encode(request));
  const auto message = receive(outcomes_.number());
  return message ? decode_outcome(*message) : std::nullopt;
} catch (const std::system_error&) {
  return std::nullopt;
}

std::string new_secret() {
  std::array<unsigned char, 16> bytes;
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw SandboxError("the system has no random numbers");
  std::string digits;
  for (const unsigned char byte : bytes) {
    constexpr const char* digit = "0123456789abcdef";
    digits += {digit[byte >> 4], digit[byte & 15]};
  }
  return digits;
}

}  // namespace minimax::sandbox
