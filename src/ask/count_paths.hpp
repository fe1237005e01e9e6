// How many paths there are in a game that is asked about.
#pragma once

#include <gmpxx.h>

#include <functional>

#include "ask/found.hpp"
#include "ask/surroundings.hpp"
#include "search/common/control.hpp"
#include "search/common/perft.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// What is told where a limit has ended the count.
inline constexpr const char* uncounted_sentence = "not all paths were counted in that time";

/// See Question::count_paths(). There may be more than fit into 64 bits.
template <class G>
void count_paths(G& game, TermId root, Plies plies, const Options& options,
                 Surroundings& surroundings, const std::function<void(const ReachedPly&)>& tell) {
  [[maybe_unused]] const auto limit = surroundings.limit_calls(options);
  Interrupt interrupt = surroundings.interrupt();
  if (const auto time = limits_of(options).time)
    interrupt.limit(std::nullopt, time_after(Interrupt::Clock::now(), *time));
  PathCount<G, mpz_class> count(game, root, interrupt);
  for (Plies ply = 1; ply <= plies; ++ply) {
    const mpz_class paths = count.next();
    tell({ply, Number(paths), count.positions()});
    if (paths == 0) return;
  }
}

}  // namespace minimax
