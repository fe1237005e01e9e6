// From the terms of a table to Prolog's terms.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "prolog/prolog.hpp"
#include "term/number.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

/// Makes a variable the number.
void write_number(term_t variable, const Number& number);

/// Puts a list of them.
void put_numbers(term_t to, const std::vector<Number>& numbers);

/// Writes terms of any depth and size, without recursion. Keeps the atoms that it has made.
class TermWriter {
 public:
  TermWriter();
  ~TermWriter();
  TermWriter(const TermWriter&) = delete;
  TermWriter& operator=(const TermWriter&) = delete;

  /// Makes `to` a fresh copy of the term. A writer must always be given the same table. Throws
  /// PendingException where the stacks are full.
  void put(term_t to, const TermTable& table, TermId term);

 private:
  struct Open {  // a compound whose arguments are being written
    TermId term;
    std::uint32_t arity;
    std::uint32_t begun;   // of its arguments
    std::uint32_t holder;  // the index of its reference
  };

  struct Parts;  // of compounds that are spelled, and who writes them

  void begin(const TermTable& table, TermId term, std::uint32_t holder);
  void write_spelled(term_t variable, std::string_view spelling);
  std::uint32_t next_argument();
  term_t reference(std::uint32_t holder);
  atom_t atom(const TermTable& table, TermId term);

  std::unordered_map<TermId, atom_t> atoms_;
  std::vector<term_t> references_;
  std::vector<Open> open_;
  std::unique_ptr<Parts> parts_;
};

}  // namespace minimax::prolog
