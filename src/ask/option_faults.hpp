// Options that cannot be used, or not together, and how that is said.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "ask/option_table.hpp"
#include "ask/options.hpp"
#include "game/game_kind.hpp"

namespace minimax {

/// How a user writes options: `--cut-off strict` or `cut_off(strict)`.
enum class Phrase : std::uint8_t { shell, prolog };

/// A sentence in which {cut_off} is the option of that name, {cut_off:} the option with what its
/// value is called, and {cut_off=strict} the option with this value.
std::string phrased(std::string_view sentence, Phrase phrase);

/// Thrown where an option cannot be used.
class OptionFault : public std::exception {
 public:
  enum class Kind : std::uint8_t {
    option,       ///< not for such a game or such an algorithm
    choice,       ///< likewise, of its value
    combination,  ///< not with the others
    missing,      ///< it is needed, and not given
  };

  /// Sentences without full stops, for phrased().
  OptionFault(Kind kind, std::string_view option, std::string message, std::string advice = {})
      : kind(kind), option(option), message(std::move(message)), advice(std::move(advice)) {}

  const char* what() const noexcept override { return "an option cannot be used"; }

  Kind kind;
  std::string_view option;  ///< its name
  std::string message;
  std::string advice;      ///< what to do; may be empty
  std::string value = {};  ///< of Kind::choice
};

/// Throws OptionFault where options do not go together.
void check_combination(const Options& options);
/// Whether they go together with this algorithm, whichever they have.
bool combines(Algorithm algorithm, Options options);

/// Throws OptionFault where one is not for games of this kind, because of what `why` says, or not
/// for the algorithm.
void check_for(const Options& options, GameKind kind, const std::string& why);
inline void check_for(const Options& options, GameKind kind) {
  check_for(options, kind, sentence_of(kind));
}

/// Throws OptionFault where a certificate cannot prove what is asked.
void check_provable(const Options& options, GameKind kind);

/// Those that are for the algorithm in games of that kind; what others say does not count.
Options suited_to(Algorithm algorithm, GameKind kind, Options options);

}  // namespace minimax
