#include "base/file_writer.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <exception>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "base/file.hpp"
#include "base/file_parts.hpp"
#include "base/long_file.hpp"

namespace minimax {

namespace {

// How a message begins that asks to write what follows, or what is in another file, and the one
// that asks to remove the file.
constexpr char writes = 'w';
constexpr char copies = 'c';
constexpr char removes = 'r';

struct Copied {
  int descriptor;
  std::size_t size;
};

void copy_to(const std::string& path, std::string_view message) {
  Copied copied;
  std::memcpy(&copied, message.data(), sizeof copied);
  write_long_file(
      path, [&](const WritePart& write) { for_each_part(copied.descriptor, copied.size, write); });
}

// The reply says what went wrong.
std::string reply_to(const std::string& path, std::string_view message) noexcept {
  try {
    if (message.front() == removes)
      std::filesystem::remove(written_path(path));
    else if (message.front() == copies)
      copy_to(path, message.substr(1));
    else
      write_file(path, message.substr(1));
    return {};
  } catch (const std::exception& error) {
    return error.what();
  }
}

// Keys that end the commands of a terminal are for the one who asks.
[[noreturn]] void serve(const std::string& path, const Descriptor& texts,
                        const Descriptor& replies) noexcept {
  for (const int signal : {SIGINT, SIGQUIT, SIGHUP, SIGTERM}) std::signal(signal, SIG_IGN);
  std::signal(SIGPIPE, SIG_IGN);
  try {
    while (const auto text = receive(texts.number())) send(replies.number(), reply_to(path, *text));
  } catch (const std::exception&) {
  }
  _exit(0);
}

}  // namespace

FileWriter::FileWriter(const std::string& path) : path_(path) {
  check_writable(path);
  Pipe texts = open_pipe(), replies = open_pipe();
  if (!texts.reading.is_open() || !replies.reading.is_open()) throw_system_error();
  process_ = fork();
  if (process_ < 0) throw_system_error();
  if (process_ == 0) {
    texts.writing.close();
    replies.reading.close();
    serve(path, texts.reading, replies.writing);
  }
  texts_ = std::move(texts.writing);
  replies_ = std::move(replies.reading);
}

FileWriter::~FileWriter() {
  texts_.close();
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void FileWriter::write(std::string_view text) {
  ask(writes + std::string(text));
}

void FileWriter::copy(int descriptor, std::size_t size) {
  const Copied copied{descriptor, size};
  ask(copies + std::string(reinterpret_cast<const char*>(&copied), sizeof copied));
}

void FileWriter::remove() {
  ask({&removes, 1});
}

void FileWriter::ask(std::string_view message) {
  send(texts_.number(), message);
  const std::optional<std::string> reply = receive(replies_.number());
  if (!reply) throw FileError("the process that writes the file has ended");
  if (!reply->empty()) throw FileError(*reply);
}

}  // namespace minimax
