// The positions of a game by number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/number_index.hpp"
#include "prolog/atom_map.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

/// Gives equal terms with equal tags equal numbers, which count from 0 in the order in which the
/// terms are met. With variables, terms are equal where they are variants of each other.
///
/// A term is kept as the row of its atoms, small integers and functors, from left to right: it
/// takes one look into a table to find it, where a term table takes one for each part, and it is
/// copied without a record of Prolog's. What is no such thing, such as a string, a large number, or
/// what nests very deep, goes to a term table and is a part of the row by its number there.
class PositionTable {
 public:
  /// The references with which terms are read: two for each level of a term. They can be used for
  /// many terms, one after the other, in the foreign frame in which they were first used.
  class References {
   public:
    term_t at(std::size_t index) {
      if (index >= block) return more_at(index - block);
      if (first_ == 0) first_ = new_terms(static_cast<int>(block));
      return first_ + static_cast<term_t>(index);
    }

   private:
    static constexpr std::size_t block = 8;  // for most positions that is enough

    term_t more_at(std::size_t index) {
      while (index >= more_.size()) more_.push_back(new_term());
      return more_[index];
    }

    term_t first_ = 0;
    std::vector<term_t> more_;
  };

  /// Whether a term may hold variables without attributes, though it may be none.
  explicit PositionTable(bool variables = false) : variables_(variables) {}
  PositionTable(const PositionTable&) = delete;
  PositionTable& operator=(const PositionTable&) = delete;

  /// Throws what TermReader::intern throws.
  TermId intern(term_t term, std::uint32_t tag, References& references);
  std::uint32_t tag(TermId number) const { return rows_[index_of(number)].tag; }
  /// Makes `to` a fresh copy of the term, with variables of its own. Throws PendingException where
  /// the stacks are full.
  void put(term_t to, TermId number);
  /// As put(), where the foreign frame is to end soon: references are left in it.
  void put_for_call(term_t to, TermId number);

  using Word = std::uint64_t;
  /// How the term is kept; valid until the next term is added. Tables that keep the same term have
  /// the same row, but for the words of parts.
  std::span<const Word> row(TermId number) const;

 private:
  struct Row {
    std::size_t begin;
    std::uint32_t length;
    std::uint32_t tag;
  };

  void read(term_t term, References& references);
  void read_row(term_t term);
  void start_row();
  TermId find_or_insert(std::uint32_t tag);
  void push(Word word);
  void add(term_t term, std::size_t depth);
  void add_atom(term_t term, atom_t atom);
  void add_new_atom(term_t term, atom_t atom);
  void add_integer(term_t term);
  void add_list(term_t list, std::size_t depth);
  void add_compound(term_t compound, functor_t functor, std::size_t depth);
  void add_atomic(term_t term);
  void add_variable(term_t variable);
  void add_marked(term_t marked, term_t argument);
  void add_part(term_t term);
  static term_t put_list(term_t elements, term_t length);
  void put_atomic(term_t to, Word word);
  void put_variable(term_t to, Word word);

  bool holds(std::uint32_t number, std::uint32_t tag) const;

  TermTable parts_;
  TermReader reader_;
  TermWriter writer_;
  AtomMap<Word> atoms_;
  bool variables_;
  std::vector<Word> row_;             // that is being read
  std::uint64_t hash_ = 0;            // of its words, in the order in which they are read
  bool has_variables_ = false;        // the term that is being read
  std::uint64_t variable_count_ = 0;  // of those met in it
  functor_t last_functor_ = 0;        // of a compound: it takes time to tell that from a dict
  std::size_t last_arity_ = 0;
  std::vector<term_t> made_;          // the variables of the copy that is being made, or 0
  References* references_ = nullptr;  // of the term that is being read
  std::vector<Word> words_;           // of all rows
  std::vector<Row> rows_;
  NumberIndex index_;
};

}  // namespace minimax::prolog
