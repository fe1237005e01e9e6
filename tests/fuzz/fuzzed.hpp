// What the fuzz targets share: what must hold, and commands in the process of the target.
#pragma once

#include <fcntl.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.hpp"
#include "cli/command_line.hpp"

namespace minimax {

/// Aborts, which libFuzzer tells with the input, where something does not hold.
inline void require(bool holds, const char* what, const std::string& text = {}) {
  if (holds) return;
  std::fprintf(stderr, "%s: %s\n", what, text.c_str());
  std::abort();
}

/// Tests one input, which may take ten seconds of processor. (libFuzzer's own clock goes on while
/// other processes have the processor.)
template <class Test>
void test_one_input(Test test) {
  const std::clock_t start = std::clock();
  test();
  require(std::clock() - start < 10 * CLOCKS_PER_SEC, "this took more than ten seconds");
}

/// A folder of this process, where a command finds its files. It is removed where no fault was
/// found.
class FuzzFolder {
 public:
  FuzzFolder() {
    std::string name = std::filesystem::temp_directory_path() / "minimax_fuzz_XXXXXX";
    require(mkdtemp(name.data()) != nullptr, "there is no folder", name);
    path_ = name;
  }
  FuzzFolder(const FuzzFolder&) = delete;
  FuzzFolder& operator=(const FuzzFolder&) = delete;
  ~FuzzFolder() { std::filesystem::remove_all(path_); }

  std::string path(const char* name) const { return path_ / name; }
  /// The path of the file, which holds the text then.
  std::string file(const char* name, std::string_view text) const {
    const Descriptor file(open(path(name).c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    write_all(file.number(), text);
    return path(name);
  }

 private:
  std::filesystem::path path_;
};

/// Takes what is printed and told, and gives it back at the end.
class Captured {
 public:
  Captured() : memory_(memfd_create("output", MFD_CLOEXEC)) {
    for (const int number : {STDOUT_FILENO, STDERR_FILENO}) {
      before_.emplace_back(fcntl(number, F_DUPFD_CLOEXEC, 3));
      dup2(memory_.number(), number);
    }
  }
  Captured(const Captured&) = delete;
  Captured& operator=(const Captured&) = delete;
  ~Captured() {
    std::fflush(stdout);
    dup2(before_[0].number(), STDOUT_FILENO);
    dup2(before_[1].number(), STDERR_FILENO);
  }

  std::string text() const {
    std::fflush(stdout);
    lseek(memory_.number(), 0, SEEK_SET);
    return read_all(memory_.number());
  }

 private:
  Descriptor memory_;
  std::vector<Descriptor> before_;
};

/// Standard input holds the text, and nothing of what was left of it before. Afterwards it is
/// empty.
class Typed {
 public:
  explicit Typed(std::string_view text) : memory_(memfd_create("input", MFD_CLOEXEC)) {
    write_all(memory_.number(), text);
    lseek(memory_.number(), 0, SEEK_SET);
    begin();
  }
  Typed(const Typed&) = delete;
  Typed& operator=(const Typed&) = delete;
  ~Typed() {
    lseek(memory_.number(), 0, SEEK_END);
    begin();
  }

 private:
  void begin() const {
    __fpurge(stdin);
    dup2(memory_.number(), STDIN_FILENO);
    std::clearerr(stdin);
    std::cin.clear();
  }

  Descriptor memory_;
};

struct Ran {
  int status = 0;
  std::string output;  // and what was told on standard error
};

/// Runs `minimax ARGUMENT...`, to which the text is typed: it ends with one of the documented
/// statuses, and what is wrong is told in words of ours, and not in those of a library's exception
/// that nobody has caught.
inline Ran run_fuzzed(std::vector<std::string> arguments, std::string_view typed = {}) {
  arguments.insert(arguments.begin(), "minimax");
  std::vector<char*> pointers;
  std::string line;
  for (std::string& argument : arguments) {
    pointers.push_back(argument.data());
    line += argument + ' ';
  }
  pointers.push_back(nullptr);
  Ran ran;
  {
    const Typed input(typed);
    const Captured captured;
    ran.status = run_command_line(static_cast<int>(arguments.size()), pointers.data());
    ran.output = captured.text();
  }
  require(ran.status >= 0 && ran.status <= 4, "the exit status is none of ours", line);
  // The last line, since lines of the input may be told before.
  while (ran.output.ends_with('\n')) ran.output.pop_back();
  const std::string last = ran.output.substr(ran.output.rfind('\n') + 1);
  for (const char* const words :
       {"basic_", "vector", "map::", "std::", "bad_", "bad ", "[json", "stoi", "stoul", "invalid "})
    require(!last.starts_with(std::string("minimax: error: ") + words), "an exception of a library",
            line + '\n' + ran.output);
  return ran;
}

}  // namespace minimax
