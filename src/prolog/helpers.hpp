// Threads that help a search.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "prolog/answer_sharing.hpp"
#include "prolog/prolog.hpp"
#include "prolog/prolog_game.hpp"
#include "prolog/run_ahead.hpp"
#include "prolog/shared_answers.hpp"

namespace minimax::prolog {

/// While it lives, so many threads, each with a Prolog engine of its own, ask the program of a game
/// what a search of it will ask soon. The game gets the answers that they were given, and else asks
/// itself: the search goes the same way, and ends with the same answer or exception, as without.
/// Where threads cannot be told what the caller's thread knows there are none, and where the system
/// gives no more there are fewer.
///
/// The destructor stops them, also within a call, and returns when they are gone. An exception may
/// be pending then.
class Helpers {
 public:
  /// `interface` is the option of that name. Throws PendingException where a signal's handler does.
  Helpers(PrologGame& game, TermId root, std::optional<term_t> interface,
          const HelpedSearch& search, unsigned count);
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;
  ~Helpers();

 private:
  class Helper;

  struct EraseRecord {
    void operator()(record_t record) const { PL_erase(record); }
  };
  using Record = std::unique_ptr<std::remove_pointer_t<record_t>, EraseRecord>;

  PrologGame& game_;
  SharedAnswers shared_;
  AnswerSharing sharing_;
  Record task_;
  std::vector<std::unique_ptr<Helper>> helpers_;
};

}  // namespace minimax::prolog
