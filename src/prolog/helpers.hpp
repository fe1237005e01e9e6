// Threads that help a search.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <vector>

#include "game/asking.hpp"
#include "prolog/prolog.hpp"
#include "prolog/prolog_game.hpp"
#include "search/common/plies.hpp"
#include "search/two/any_game.hpp"

namespace minimax::prolog {

/// While it lives, a game has so many asking threads, each with a Prolog engine of its own, as soon
/// as there is work for them. Where threads cannot be told what the caller's thread knows there are
/// none, and where the system gives no more there are fewer.
///
/// The destructor stops them, also within a call, and returns when they are gone. An exception may
/// be pending then.
class Helpers final : public AskingThreads<AnyGame> {
 public:
  /// Of a search to that depth; `interface` is the option of that name, and must outlive this.
  Helpers(PrologGame& game, std::optional<term_t> interface, std::optional<Plies> depth,
          unsigned count);
  ~Helpers() override;

  /// Throws PendingException where a signal's handler does.
  void start(std::function<void(AnyGame&)> work) override;

 private:
  class Helper;

  struct EraseRecord {
    void operator()(record_t record) const { PL_erase(record); }
  };
  using Record = std::unique_ptr<std::remove_pointer_t<record_t>, EraseRecord>;

  /// What there is to do, by number.
  class Work {
   public:
    void start(std::function<void(AnyGame&)> work);
    void stop();
    bool is_stopped() const;
    /// Waits for work with a greater number, which it becomes; nothing where they are to stop.
    std::function<void(AnyGame&)> wait(std::uint64_t& number);
    /// Waits so long, or until they are to stop: whether they are.
    bool wait_for_stop(std::chrono::milliseconds time);

   private:
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::function<void(AnyGame&)> work_;
    std::uint64_t number_ = 0;
    bool is_stopped_ = false;
  };

  PrologGame& game_;
  std::optional<term_t> interface_;
  std::optional<Plies> depth_;
  unsigned count_;
  Work work_;
  Record task_;
  std::vector<std::unique_ptr<Helper>> helpers_;
};

}  // namespace minimax::prolog
