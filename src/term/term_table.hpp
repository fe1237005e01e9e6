// The store of interned ground terms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/number_index.hpp"
#include "term/name_table.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// Interns ground terms (hash-consing): each different term is stored once and has one id. Grows
/// only; ids stay valid as long as the table lives. Text is UTF-8. Not safe for concurrent use.
class TermTable {
 public:
  TermTable();

  TermId nil() const noexcept { return nil_; }
  TermId atom(std::string_view text) { return atom(text, hash_name(text)); }
  /// `hash` must be hash_name(text); a reader has it already. `text` may be a part of what text()
  /// gave, which moves while this adds the atom.
  TermId atom(std::string_view text, NameHash hash);
  TermId string(std::string_view text);
  TermId number(const Number& value);
  /// `name` is an atom or nil; no argument gives `name()`, which is not the atom `name`.
  /// `arguments` must not lie in the table itself.
  TermId compound(TermId name, std::span<const TermId> arguments);
  TermId cell(TermId head, TermId tail);
  TermId list(std::span<const TermId> elements) { return list(elements, nil_); }
  TermId list(std::span<const TermId> elements, TermId tail);

  /// The same terms where they are here already, nothing where they are not: several threads may
  /// look at one table as long as none adds to it.
  std::optional<TermId> find_atom(std::string_view text) const noexcept;
  std::optional<TermId> find_string(std::string_view text) const noexcept;
  std::optional<TermId> find_number(const Number& value) const noexcept;
  std::optional<TermId> find_compound(TermId name,
                                      std::span<const TermId> arguments) const noexcept;
  std::optional<TermId> find_list(std::span<const TermId> elements, TermId tail) const noexcept;

  /// Makes room for about so many atoms, so that the table mostly need not grow while they come.
  void reserve(std::size_t atoms);

  /// Asks the processor to fetch what atom(text, hash) will look at, some hundred cycles ahead.
  void prefetch(NameHash hash) const noexcept { names_.prefetch(hash); }

  TermKind kind(TermId term) const noexcept { return entries_[index_of(term)].kind; }
  /// The text of an atom or a string; valid until the next term is added.
  std::string_view text(TermId term) const noexcept;
  const Number& number(TermId term) const noexcept;
  TermId name(TermId compound) const noexcept;
  /// Valid until the next term is added.
  std::span<const TermId> arguments(TermId compound) const noexcept;
  bool is_cell(TermId term) const noexcept;

  /// How many terms there are: every id is below it.
  std::size_t size() const noexcept { return entries_.size(); }

 private:
  struct Entry {
    std::uint32_t place;  // where the content is, by kind
    TermKind kind;
  };

  // For NameTable, which moves names when it grows.
  auto note_place() noexcept {
    return [this](TermId id, std::uint32_t place) { entries_[index_of(id)].place = place; };
  }
  TermId intern_number(const Number& value);
  TermId add(TermKind kind, std::size_t place);
  /// The term of this kind for which `same` holds.
  template <class Same>
  std::optional<TermId> find(TermKind kind, std::size_t hash, Same same) const;
  /// The term that is found; if there is none, the one that `store` stores.
  template <class Store>
  TermId intern(std::optional<TermId> found, TermKind kind, std::size_t hash, Store store);
  std::optional<TermId> find_string(std::size_t hash, std::string_view text) const noexcept;
  std::optional<TermId> find_number(std::size_t hash, const Number& value) const noexcept;
  std::optional<TermId> find_compound(std::size_t hash, TermId name,
                                      std::span<const TermId> arguments) const noexcept;

  std::vector<Entry> entries_;
  NameTable names_;
  NumberIndex index_;  // of the terms that are no atoms
  std::vector<std::string> strings_;
  std::vector<Number> numbers_;
  // The numbers that games are full of, from -cached_integers on.
  static constexpr std::int64_t cached_integers = 1024;
  std::vector<std::optional<TermId>> integers_{2 * cached_integers};
  std::vector<TermId> compounds_;  // of each: its arity, its name, its arguments
  TermId nil_{};
  TermId list_name_{};
};

}  // namespace minimax
