#include "prolog/take_over.hpp"

#include <algorithm>
#include <cstdint>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

#include "prolog/query.hpp"
#include "prolog/term_reader.hpp"

namespace minimax::prolog {

namespace {

/// Thrown where the facts are more than a game of facts can say.
struct NotPlain {};

class NoPlaces final : public SuccessorPlaces {
 public:
  Offset offset(std::size_t) const override { return 0; }
};

class Takeover {
 public:
  Takeover(module_t module, const FactProgram& program) : module_(module), program_(program) {}

  FactGame game() {
    const auto count = [&](FactKind kind) { return program_[kind].facts; };
    builder_.reserve(std::max(count(FactKind::max_to_move) + count(FactKind::min_to_move),
                              count(FactKind::moves) + count(FactKind::static_eval)));
    take(FactKind::moves, [&](term_t fact) { take_moves(fact); });
    take(FactKind::static_eval, [&](term_t fact) { take_value(fact, false); });
    take(FactKind::staticval, [&](term_t fact) { take_value(fact, true); });
    take(FactKind::max_to_move, [&](term_t fact) { take_mover(fact, Mover::max); });
    take(FactKind::min_to_move, [&](term_t fact) { take_mover(fact, Mover::min); });
    builder_.hide_paths();  // to find the same faults as by calls, which know nothing of them
    return std::move(builder_).build();
  }

 private:
  static constexpr std::uint64_t facts_per_look = 4096;

  template <class Take>
  void take(FactKind kind, Take take_fact) {
    if (program_[kind].module == 0) return;
    const Frame frame;
    const term_t fact = new_terms(2);
    Query query(fact_predicate(kind, module_), fact);
    std::uint64_t facts = 0;
    while (query.next()) {
      if (++facts % facts_per_look == 0) handle_signals(nullptr);
      take_fact(fact);
    }
    if (facts != program_[kind].facts) throw NotPlain();
  }

  void take_moves(term_t fact) {
    const TermId position = intern(fact);
    const Frame frame;
    const term_t list = PL_copy_term_ref(fact + 1);
    if (PL_skip_list(list, 0, nullptr) != PL_LIST) throw NotPlain();
    const term_t head = new_term();
    successors_.clear();
    while (PL_get_list(list, head, list)) successors_.push_back(intern(head));
    builder_.take(MovesFact{position, successors_, 0, places_});
  }

  // An expression may have another value whenever it is evaluated.
  void take_value(term_t fact, bool is_staticval) {
    const std::optional<Number> number = read_number(fact + 1);
    if (!number || number->is_nan()) throw NotPlain();
    const TermId position = intern(fact);
    const TermId value = builder_.terms().number(*number);
    builder_.take(ValueFact{position, value, 0, 0, is_staticval});
  }

  void take_mover(term_t fact, Mover mover) { builder_.take(MoverFact{intern(fact), mover, 0}); }

  TermId intern(term_t term) { return reader_.intern(builder_.terms(), term); }

  module_t module_;
  const FactProgram& program_;
  FactGameBuilder builder_;
  TermReader reader_;
  NoPlaces places_;
  std::vector<TermId> successors_;
};

}  // namespace

std::optional<FactGame> take_over(module_t module, const FactProgram& program) try {
  FactGame game = Takeover(module, program).game();
  // Other threads may have changed one predicate after another was read.
  if (fact_program(module) != program) return std::nullopt;
  return game;
} catch (const NotPlain&) {
  return std::nullopt;
} catch (const TermError&) {
  return std::nullopt;
} catch (const std::length_error&) {
  return std::nullopt;
} catch (const std::bad_alloc&) {
  return std::nullopt;
}

}  // namespace minimax::prolog
