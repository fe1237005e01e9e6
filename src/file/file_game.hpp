// The game of a file while a question is asked about it.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "ask/question.hpp"
#include "term/term.hpp"

namespace minimax {

/// Tells what its positions are in the terms of the file.
class FileGame {
 public:
  virtual ~FileGame() = default;

  virtual Question& question() = 0;

  virtual TermId term(TermId position) = 0;
  virtual TermId position(TermId term) = 0;
  virtual std::vector<TermId> successors(TermId position) = 0;
  /// The static value of a position that has one, as it was written.
  virtual TermId written_value(TermId position) = 0;
  /// The name or the number of a player.
  virtual TermId player_name(std::size_t index) = 0;
  /// From now on positions are asked about that are so many plies after the one that the game began
  /// with, which matters where nothing but that says whose turn it is.
  virtual void after(std::size_t plies) = 0;

  /// Asks, and tells on standard error what the game lacks: that ends the command with BadInput.
  /// What takes long is watched.
  virtual void guarded(const std::function<void()>& ask) = 0;
};

}  // namespace minimax
