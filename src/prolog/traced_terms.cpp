#include "prolog/traced_terms.hpp"

#include <variant>
#include <vector>

#include "game/payoff.hpp"
#include "prolog/term_list.hpp"
#include "prolog/term_writer.hpp"
#include "show/mover_name.hpp"

namespace minimax::prolog {

void TracedTerms::put_mover(term_t to, Mover mover) {
  if (is_player(mover)) return game_.put_player(to, player_index(mover));
  check(PL_put_atom_chars(to, *mover_name(mover)));
}

void TracedTerms::put_value(term_t to, const Value& value) {
  if (const auto* number = std::get_if<Payoff>(&value)) return write_number(to, number->number());
  if (const auto* payoffs = std::get_if<WorkedPayoffs<Payoff>>(&value)) {
    std::vector<Number> numbers;
    for (const Payoff& each : *payoffs) numbers.push_back(each.number());
    return put_numbers(to, numbers);
  }
  if (const auto* at = std::get_if<ValueAt<TermId>>(&value))
    return game_.put_value(to, at->position);
  if (const auto* payoff = std::get_if<PayoffAt<TermId>>(&value)) return put_payoff(to, *payoff);
  check(PL_put_term(to, repetition_->written));
}

void TracedTerms::put_payoff(term_t to, const PayoffAt<TermId>& payoff) {
  const term_t payoffs = new_term();
  game_.put_value(payoffs, payoff.position);
  for (std::size_t i = 0; i <= player_index(payoff.player); ++i)
    check(PL_get_list(payoffs, to, payoffs));
}

}  // namespace minimax::prolog
