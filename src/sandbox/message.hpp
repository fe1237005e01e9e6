// What the processes of a sandbox tell each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace minimax::sandbox {

/// Texts of any bytes as one text of bytes and back.
std::string pack(const std::vector<std::string>& parts);
/// Nothing where the bytes are not what pack() gives.
std::optional<std::vector<std::string>> unpack(std::string_view bytes);

/// What bounds one run of a program.
struct Limits {
  double seconds = 3;               ///< of the processor, see TimeLimit
  std::uint64_t memory = 1 << 30;   ///< of address space, in bytes
  std::uint64_t stacks = 64 << 20;  ///< of Prolog's stacks, in bytes
  std::uint64_t output = 1 << 18;   ///< what is printed, in bytes
  std::uint64_t answers = 1 << 22;  ///< in bytes
};

/// One run of a program, in a process of its own.
struct Request {
  std::string secret;              ///< without it an answer is none
  std::string name;                ///< of the program, for messages
  std::string program;             ///< its text
  std::string predicate;           ///< the name of the one that is called
  std::vector<std::string> facts;  ///< of the game, as Prolog text without the full stop
  /// The arguments of each call as Prolog text, `_` for one that is to be answered.
  std::vector<std::vector<std::string>> calls;
  bool notes_leaves = false;  ///< whether calls of static_eval/2 are noted
  Limits limits;
};

enum class End : std::uint8_t {
  exited,       ///< by itself, with a status
  signal,       ///< by a signal
  time,         ///< it was stopped, as the time was up
  output,       ///< it was stopped, as it printed too much
  not_started,  ///< the process could not be made, or not be shut in
};

/// What came of a run. The bytes are the program's, and may be anything.
struct Outcome {
  End end = End::not_started;
  int status = 0;       ///< or the number of the signal
  double seconds = 0;   ///< what it used of its time, see TimeLimit
  double idle = 0;      ///< seconds in which it had nothing to do, see TimeLimit
  std::string answers;  ///< what came through the pipe of the answers
  std::string output;   ///< the beginning of what it printed
};

std::string encode(const Request& request);
std::optional<Request> decode_request(std::string_view bytes);
std::string encode(const Outcome& outcome);
std::optional<Outcome> decode_outcome(std::string_view bytes);

}  // namespace minimax::sandbox
