// The positions of a game by number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "swipl/prolog.hpp"
#include "swipl/term_reader.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax::swipl {

/// Gives equal terms equal numbers, which count from 0 in the order in which the terms are met. Keeps
/// no term and no atom alive: that is for the one who keeps the terms.
///
/// A term is read as the row of its atoms, small integers and functors, from left to right, which
/// takes one look into a table; a term table takes one for each part. What is no such thing, such as
/// a string, a large number, or what nests very deep, goes to a term table and is a part of the row
/// by its number there.
class PositionTable {
 public:
  struct Found {
    TermId number;
    bool is_new;
  };

  /// `parts` must always be the same pair. Throws what TermReader::intern throws.
  Found intern(TermReader& reader, TermTable& parts, term_t term);

 private:
  using Word = std::uint64_t;
  struct Row {
    std::size_t begin;
    std::size_t length;
    std::size_t hash;
  };
  struct Parts {
    TermReader& reader;
    TermTable& table;
  };

  void add(Parts parts, term_t term, std::size_t depth);
  void add_integer(Parts parts, term_t term);
  void add_list(Parts parts, term_t list, std::size_t depth);
  void add_compound(Parts parts, term_t compound, std::size_t depth);
  void add_part(Parts parts, term_t term);
  term_t reference(std::size_t index);

  bool holds(std::uint32_t number, std::size_t hash) const;
  void grow();

  std::vector<Word> row_;  // that is being read
  std::vector<term_t> references_;
  std::vector<Word> words_;  // of all rows
  std::vector<Row> rows_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace minimax::swipl
