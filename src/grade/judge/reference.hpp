// What is right, for judging answers by it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"
#include "search/common/window.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"

namespace minimax::grade {

/// What alpha-beta does with the leaves below a position, from left to right.
struct Pruning {
  CutOff rule = CutOff::equal;
  std::vector<TermId> evaluated;
  std::vector<TermId> pruned;
  /// Why a pruned leaf is, as a sentence without a full stop.
  std::map<TermId, Message> reasons;
};

/// The game of an exercise. What is wrong with the game itself is no concern of a student's: it
/// ends the judgement by an exception.
class Reference {
 public:
  virtual ~Reference() = default;

  /// Of all terms here and in what is judged.
  virtual TermTable& terms() = 0;
  virtual const OperatorTable& operators() const = 0;

  /// As it stands as an argument in the file of the game.
  std::string text(TermId term) { return write_argument(terms(), term, operators()); }

  virtual bool is_position(TermId term) = 0;
  /// Where the game begins.
  virtual TermId root() = 0;
  /// In order; none of a leaf.
  virtual std::vector<TermId> successors(TermId position) = 0;
  /// Of a position with successors.
  virtual Mover mover(TermId position) = 0;
  /// The minimax value, as it was written.
  virtual TermId value(TermId position) = 0;
  /// Valid as long as the reference.
  virtual const Pruning& pruning(TermId root, CutOff rule) = 0;
};

}  // namespace minimax::grade
