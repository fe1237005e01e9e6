#include "base/file_writer.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <exception>
#include <optional>
#include <utility>

#include "base/file.hpp"

namespace minimax {

namespace {

// The reply says what went wrong.
std::string reply_to(const std::string& path, std::string_view text) noexcept {
  try {
    write_file(path, text);
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
  send(texts_.number(), text);
  const std::optional<std::string> reply = receive(replies_.number());
  if (!reply) throw FileError("the process that writes the file has ended");
  if (!reply->empty()) throw FileError(*reply);
}

}  // namespace minimax
