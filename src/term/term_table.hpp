// The store of interned ground terms.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/large_vector.hpp"
#include "base/number_index.hpp"
#include "term/hashed_name.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// How a table keeps its compounds.
enum class Compounds : std::uint8_t {
  by_parts,
  /// Those that have a spelling (term/spelling.hpp) by that alone, as TermKind::spelled: they have
  /// neither name() nor arguments(), but spelled_out().
  spelled,
};

/// Interns ground terms (hash-consing): each different term is stored once and has one id. Grows
/// only; ids stay valid as long as the table lives. Text is UTF-8. Not safe for concurrent use.
class TermTable {
 public:
  explicit TermTable(Compounds compounds = Compounds::by_parts);

  TermId nil() const noexcept { return nil_; }
  TermId atom(std::string_view text) { return atom(hashed_name(text)); }
  /// Of what hashed_name() gave; a reader has it already. The name may be a part of what text()
  /// gave, which moves while this adds the atom.
  TermId atom(const HashedName& name);
  /// The atom of this name if it is that one, or the one that came into the table behind it;
  /// nothing where it is neither. Files name most things in the order in which they have named them
  /// before, and to look there is faster than to look for the name.
  std::optional<TermId> atom_at(TermId guess, const HashedName& name) const noexcept {
    if (name.length > short_name) return std::nullopt;
    const Entry wanted = short_entry(name);
    return first_from(guess, [&](const Entry& entry) { return entry == wanted; });
  }
  /// The compound that is spelled so.
  TermId spelled(const HashedName& spelling);
  /// Likewise, as atom_at().
  std::optional<TermId> spelled_at(TermId guess, const HashedName& spelling) const noexcept {
    return first_from(guess, [&](const Entry& entry) { return is_spelled(entry, spelling); });
  }
  Compounds compounds() const noexcept { return form_; }
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
  /// In a table that keeps compounds so.
  std::optional<TermId> find_spelled(std::string_view spelling) const noexcept {
    return find_spelled(hashed_name(spelling));
  }
  std::optional<TermId> find_number(const Number& value) const noexcept;
  std::optional<TermId> find_compound(TermId name, std::span<const TermId> arguments) const;
  std::optional<TermId> find_list(std::span<const TermId> elements, TermId tail) const;

  /// Makes room for about so many atoms, so that the table mostly need not grow while they come.
  void reserve(std::size_t atoms);

  /// Asks the processor to fetch where atom() will look for a name of this hash, some hundred
  /// cycles ahead.
  void prefetch(NameHash hash) const noexcept { index_.prefetch(static_cast<std::size_t>(hash)); }

  TermKind kind(TermId term) const noexcept { return entries_[index_of(term)].kind(); }
  /// The text of an atom, a string, or a compound that is spelled; valid until the next term is
  /// added.
  std::string_view text(TermId term) const noexcept;
  const Number& number(TermId term) const noexcept;
  TermId name(TermId compound) const noexcept;
  /// Valid until the next term is added.
  std::span<const TermId> arguments(TermId compound) const noexcept;
  bool is_cell(TermId term) const noexcept;

  /// How many terms there are: every id is below it.
  std::size_t size() const noexcept { return entries_.size(); }

 private:
  static constexpr std::uint32_t short_name = 15;

  /// An atom with a short name is that name, with its length in the last byte. Of other terms the
  /// last byte tells their kind, and `low` where they are.
  struct Entry {
    std::uint64_t low;
    std::uint64_t high;

    bool operator==(const Entry&) const = default;
    std::uint32_t mark() const noexcept { return static_cast<std::uint32_t>(high >> 56); }
    bool is_short_name() const noexcept { return mark() <= short_name; }
    TermKind kind() const noexcept {
      return is_short_name() ? TermKind::atom : static_cast<TermKind>(mark() - short_name - 1);
    }
    /// Of a long name or a spelling.
    std::size_t length() const noexcept { return static_cast<std::uint32_t>(high); }
  };

  static Entry short_entry(const HashedName& name) noexcept {
    return {name.words.low, name.words.high | std::uint64_t{name.length} << 56};
  }
  /// The entry with this number, or the one behind it.
  template <class Same>
  std::optional<TermId> first_from(TermId guess, Same same) const noexcept {
    for (std::size_t i = index_of(guess); i < index_of(guess) + std::size_t{2}; ++i) {
      if (i < entries_.size() && same(entries_[i])) return TermId{static_cast<std::uint32_t>(i)};
    }
    return std::nullopt;
  }
  bool is_spelled(const Entry& entry, const HashedName& spelling) const noexcept {
    return entry.mark() == mark_of(TermKind::spelled) && entry.length() == spelling.length &&
           std::memcmp(spellings_.data() + entry.low, spelling.begin, spelling.length) == 0;
  }
  static constexpr std::uint32_t mark_of(TermKind kind) noexcept {
    return short_name + 1 + static_cast<std::uint32_t>(kind);
  }
  std::size_t place(TermId term) const noexcept {
    return static_cast<std::size_t>(entries_[index_of(term)].low);
  }
  TermId add(const Entry& entry);
  TermId add(TermKind kind, std::size_t place, std::uint32_t length = 0);
  /// The term with this hash for which `same` holds.
  template <class Same>
  std::optional<TermId> find(std::size_t hash, Same same) const;
  /// Likewise; if there is none, the one that `add` adds. Large files have most of their terms
  /// once: it is looked for once.
  template <class Same, class Add>
  TermId intern(std::size_t hash, Same same, Add add);
  TermId short_atom(const HashedName& name);
  TermId long_atom(const HashedName& name);
  TermId intern_number(const Number& value);
  std::optional<TermId> find_atom(const HashedName& name) const noexcept;
  std::optional<TermId> find_spelled(const HashedName& spelling) const noexcept;
  bool is_long_atom(TermId term, const HashedName& name) const noexcept;
  bool is_string(TermId term, std::string_view text) const noexcept {
    return kind(term) == TermKind::string && this->text(term) == text;
  }
  bool is_number(TermId term, const Number& value) const noexcept {
    return kind(term) == TermKind::number && identical(number(term), value);
  }
  bool is_compound(TermId term, TermId name, std::span<const TermId> arguments) const noexcept {
    return kind(term) == TermKind::compound &&
           std::ranges::equal(this->arguments(term), arguments) && this->name(term) == name;
  }
  std::optional<TermId> guess_compound(TermId name, std::span<const TermId> arguments) noexcept;

  LargeVector<Entry> entries_;
  NumberIndex index_;
  Compounds form_;
  std::string long_names_;
  LargeVector<char> spellings_;  // one behind the other
  std::vector<std::string> strings_;
  std::vector<Number> numbers_;
  // The numbers that games are full of, from -cached_integers on.
  static constexpr std::int64_t cached_integers = 1024;
  std::vector<std::optional<TermId>> integers_{2 * cached_integers};
  LargeVector<TermId> compounds_;  // of each: its arity, its name, its arguments
  // Of those that were guessed rightly the last two, the latter first, and one that was looked for.
  std::array<TermId, 3> last_compounds_{};
  TermId nil_{};
  TermId list_name_{};
};

}  // namespace minimax
