// What surrounds the searches of a game.
#pragma once

#include <memory>
#include <optional>

#include "ask/option_faults.hpp"
#include "ask/options.hpp"
#include "search/common/control.hpp"
#include "search/common/report.hpp"
#include "search/two/selective.hpp"

namespace minimax {

/// Something that holds while it lives.
struct Lease {
  virtual ~Lease() = default;
};

/// As it is for a game that calls nothing. Those who know more derive from it, and know the game.
class Surroundings {
 public:
  virtual ~Surroundings() = default;

  /// What stops a search from outside.
  virtual Interrupt interrupt() { return {}; }
  /// What the goal of the option names, which is given. Throws OptionFault where it cannot be
  /// called.
  virtual std::unique_ptr<Quiescence> quiescence(const Goal&) {
    throw OptionFault(OptionFault::Kind::option, "quiescence",
                      "{quiescence} names a goal of a program, and this file is searched as facts",
                      "{engine=swipl} has SWI-Prolog search it");
  }
  /// Ends what the game calls where the limits of a search say so; null where nothing has to.
  virtual std::unique_ptr<Lease> limit_calls(const Options&) { return nullptr; }
  /// What the game was asked since the last time; nothing where that costs nothing.
  virtual std::optional<Askings> take_askings() { return std::nullopt; }
  /// Threads that help a search; null where there are none.
  virtual std::unique_ptr<Lease> help(const Options&) { return nullptr; }
};

/// The solution that solve() gives, with what the game is asked for it.
template <class Solve>
auto with_askings(Surroundings& surroundings, Solve solve) {
  static_cast<void>(surroundings.take_askings());
  auto solution = solve();
  solution.askings = surroundings.take_askings();
  return solution;
}

/// What stops a search with these options, and who is told of its positions.
inline Interrupt interrupt_of(Surroundings& surroundings, const Options& options) {
  Interrupt interrupt = surroundings.interrupt();
  interrupt.tell(options.visits);
  return interrupt;
}

}  // namespace minimax
