// From Prolog's terms to the terms of a table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "prolog/atom_map.hpp"
#include "prolog/prolog.hpp"
#include "term/number.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

/// Thrown where a term cannot be held in a TermTable.
class TermError : public std::exception {
 public:
  enum class Kind : std::uint8_t {
    unbound,  ///< a variable, with attributes or without
    cyclic,
    opaque,  ///< a dict, a stream, a clause reference or another blob
  };

  explicit TermError(Kind kind) : kind(kind) {}
  const char* what() const noexcept override { return "no plain ground term"; }

  Kind kind;
};

/// The number that a term is; nothing where it is none.
std::optional<Number> read_number(term_t term);

/// Reads terms of any depth and size, without recursion. Keeps the atoms that it has met from
/// being collected. Throws TermError, and PendingException where a signal's handler throws.
class TermReader {
 public:
  TermReader() = default;
  TermReader(const TermReader&) = delete;
  TermReader& operator=(const TermReader&) = delete;

  /// Adds what the table does not have. A reader must always be given the same table.
  TermId intern(TermTable& table, term_t term);
  /// Nothing where the table does not have the term.
  std::optional<TermId> find(const TermTable& table, term_t term);

 private:
  /// A term whose parts are being read. The parts of a compound are its arguments; those of a
  /// list are its elements, and what follows the last cell.
  struct Open {
    static constexpr std::uint32_t list = 0xffff'ffff;

    std::uint32_t arity;   // or `list`
    std::uint32_t holder;  // the index of the reference to the term, or to the rest of the list
    TermId name;           // of a compound
    std::uint32_t begun = 0;
    bool last = false;  // its last part is the one that was begun last
  };

  template <class Table>
  std::optional<TermId> read(Table table, term_t term);
  template <class Table>
  bool begin(Table table, std::uint32_t holder);
  template <class Table>
  bool open(Table table, term_t term, std::uint32_t holder);
  template <class Table>
  bool close(Table table);
  template <class Table>
  std::optional<TermId> atom(Table table, atom_t atom);
  bool is_next_unspelled();
  bool finish(std::optional<TermId> id);
  std::uint32_t next_part();
  term_t reference(std::uint32_t holder);

  AtomMap<TermId> atoms_;
  std::vector<term_t> references_;
  std::vector<Open> open_;
  std::vector<TermId> finished_;  // the terms that wait for their compound to end
  std::string spelling_;
  // The way from a compound that was found to have no spelling to others: see Speller.
  std::vector<std::uint32_t> unspelled_;
  std::size_t unspelled_at_ = 0;  // how many are open where the next of them is opened
};

}  // namespace minimax::prolog
