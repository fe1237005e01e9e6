// Threads that ask a game ahead of a frugal search.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "game/asking.hpp"
#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/table.hpp"
#include "search/two/frugal.hpp"
#include "search/two/frugal_memory.hpp"
#include "search/two/frugal_work.hpp"

namespace minimax {

/// What a thread that helps does, until the search is over, or there is no memory. What else goes
/// wrong on the way ends the piece of work, and is for the search to find out, if it comes there.
template <ScaledGame G>
void help(G& game, FrugalWork<G>& work) {
  using Item = typename FrugalWork<G>::Item;
  struct Look {
    FrugalWork<G>& work;
    Item& item;

    static bool is_to_end(void* look) {
      const auto& own = *static_cast<const Look*>(look);
      return !own.work.keep_or_give_back(own.item);
    }
  };
  constexpr std::size_t table_bytes = std::size_t{16} << 20;
  const auto memory =
      std::make_shared<FrugalMemory<G>>(std::make_shared<Table<G>>(table_bytes), work.memory());
  while (std::optional<Item> item = work.take()) {
    Look look{work, *item};
    Interrupt interrupt(Look::is_to_end, &look, 1);
    try {
      FrugalSearch<G> search(game, memory, std::nullopt, interrupt);
      search.start(item->position, item->remaining);
      search.search_after(item->context, item->position, item->remaining, item->window);
    } catch (...) {
    }
  }
}

/// While it lives, the threads of a game help a search. What the search is answered is the same as
/// without, and so is all that it does; but it need not wait as often.
template <ScaledGame G>
class FrugalHelp {
 public:
  /// The threads and the search must outlive this.
  FrugalHelp(AskingThreads<G>& threads, FrugalSearch<G>& search)
      : search_(search), work_(std::make_shared<FrugalWork<G>>(search.memory())) {
    threads.start([work = work_](G& game) { help(game, *work); });
    search_.tell(work_.get());
  }
  FrugalHelp(const FrugalHelp&) = delete;
  FrugalHelp& operator=(const FrugalHelp&) = delete;
  ~FrugalHelp() {
    search_.tell(nullptr);
    work_->stop();
  }

 private:
  FrugalSearch<G>& search_;
  std::shared_ptr<FrugalWork<G>> work_;
};

}  // namespace minimax
