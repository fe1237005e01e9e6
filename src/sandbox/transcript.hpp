// What a program has answered, in the bytes that came from its process.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace minimax::sandbox {

/// A frame is the secret, its kind, the length of its content and the content, which is packed.
/// The process writes `loaded` first, then for each call in order `answer`, after each solution
/// `more`, until there is none or there are enough, and `done` at the end.
enum class Frame : char { loaded = 'L', answer = 'A', more = 'M', done = 'D' };

std::string frame(std::string_view secret, Frame kind, const std::vector<std::string>& content);

/// So many solutions of a call are looked at.
inline constexpr std::size_t most_solutions = 10;

/// An error or a warning of the loader. Lines count from 1, 0 where unknown; columns from 0.
struct LoadMessage {
  std::string kind;  ///< `syntax`, `error`, `warning`
  std::uint64_t line = 0;
  std::uint64_t column = 0;
  std::string text;
};

/// What one call gave.
struct Reply {
  enum class Kind : char {
    solution = 's',  ///< with the text of each argument, `_` for a variable
    failed = 'f',
    raised = 'e',  ///< with the text of the error
    odd = 'o',     ///< an argument is no term that can be told of; with the reason
  };

  /// Whether there may be another on backtracking.
  bool is_success() const noexcept { return kind == Kind::solution || kind == Kind::odd; }

  Kind kind = Kind::failed;
  std::vector<std::string> texts;
  std::vector<std::string> leaves;  ///< for which static_eval/2 was called, where that is noted
};

/// The predicates of a game of which a module had clauses of its own.
struct OwnFacts {
  std::string module;                   ///< its name, not quoted
  std::vector<std::string> predicates;  ///< `moves/2`; one at least
};

struct CallReplies {
  std::optional<Reply> first;  ///< nothing where no frame came
  std::vector<Reply> more;     ///< when asked for another answer, again and again

  /// Whether it was asked for another answer and none came.
  bool is_cut_short() const noexcept {
    return first && (more.empty() ? *first : more.back()).is_success() &&
           more.size() + 1 < most_solutions;
  }
};

struct Transcript {
  bool is_loaded = false;
  bool is_done = false;
  /// The bytes are not what an honest process writes, and nothing of them counts.
  bool is_tampered = false;
  std::vector<LoadMessage> messages;
  bool ends_loading = false;           ///< it calls halt/0 while it is loaded
  bool is_defined = false;             ///< the predicate that is called, where it is called
  std::vector<std::string> hidden_in;  ///< modules that define it
  std::vector<std::string> others;     ///< predicates that may be meant by it
  std::vector<OwnFacts> own_facts;     ///< which gave way to those of the game
  std::vector<CallReplies> calls;      ///< one for each
};

/// Reads what came. One well-formed frame a call counts; a second one, one out of order, one
/// without the secret or any byte between makes all of it void.
Transcript read_transcript(std::string_view bytes, std::string_view secret, std::size_t calls);

}  // namespace minimax::sandbox
