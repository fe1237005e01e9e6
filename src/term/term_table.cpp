#include "term/term_table.hpp"

#include <algorithm>
#include <stdexcept>

#include "base/hash.hpp"

namespace minimax {

namespace {

std::size_t hash_content(TermKind kind, std::size_t content) noexcept {
  return mix(static_cast<std::size_t>(kind), content);
}

std::size_t hash_compound(TermId name, std::span<const TermId> arguments) noexcept {
  std::size_t hash = hash_content(TermKind::compound, arguments.size());
  hash = mix(hash, index_of(name));
  for (const TermId argument : arguments) hash = mix(hash, index_of(argument));
  return hash;
}

std::size_t hash_string(std::string_view text) noexcept {
  return hash_content(TermKind::string, std::hash<std::string_view>{}(text));
}

std::size_t hash_number(const Number& value) noexcept {
  return hash_content(TermKind::number, value.hash());
}

}  // namespace

TermTable::TermTable() {
  nil_ = add(TermKind::nil, 0);
  list_name_ = atom("[|]");
}

TermId TermTable::add(TermKind kind, std::size_t place) {
  // The last number is the index's mark of an empty slot.
  if (entries_.size() >= 0xffff'ffff || place > 0xffff'ffff)
    throw std::length_error("more than 4294967294 different terms");
  entries_.push_back({static_cast<std::uint32_t>(place), kind});
  return TermId{static_cast<std::uint32_t>(entries_.size() - 1)};
}

// Each page of the table of names is touched: one of twice the size is not worth its memory where a
// fifth fewer names will do.
void TermTable::reserve(std::size_t atoms) {
  names_.reserve(atoms - atoms / 5, note_place());
  entries_.reserve(atoms);
}

TermId TermTable::atom(std::string_view text, NameHash hash) {
  if (names_.full()) {
    const std::string copy(text);  // it may lie in the names, which move
    names_.grow(note_place());
    return atom(copy, hash);
  }
  const TermId next{static_cast<std::uint32_t>(entries_.size())};
  const NameTable::Found found = names_.find_or_insert(text, hash, next);
  return found.inserted ? add(TermKind::atom, found.place) : found.id;
}

template <class Same>
std::optional<TermId> TermTable::find(TermKind kind, std::size_t hash, Same same) const {
  const auto found = index_.find(hash, [&](std::uint32_t number) {
    return this->kind(TermId{number}) == kind && same(TermId{number});
  });
  return found ? std::optional(TermId{*found}) : std::nullopt;
}

template <class Store>
TermId TermTable::intern(std::optional<TermId> found, TermKind kind, std::size_t hash,
                         Store store) {
  if (found) return *found;
  const TermId id = add(kind, store());
  index_.insert(hash, index_of(id));
  return id;
}

std::optional<TermId> TermTable::find_string(std::size_t hash,
                                             std::string_view text) const noexcept {
  return find(TermKind::string, hash, [&](TermId id) { return this->text(id) == text; });
}

std::optional<TermId> TermTable::find_number(std::size_t hash, const Number& value) const noexcept {
  return find(TermKind::number, hash, [&](TermId id) { return identical(number(id), value); });
}

std::optional<TermId> TermTable::find_compound(std::size_t hash, TermId name,
                                               std::span<const TermId> arguments) const noexcept {
  return find(TermKind::compound, hash, [&](TermId id) {
    return this->name(id) == name && std::ranges::equal(this->arguments(id), arguments);
  });
}

std::optional<TermId> TermTable::find_atom(std::string_view text) const noexcept {
  return names_.find(text, hash_name(text));
}

std::optional<TermId> TermTable::find_string(std::string_view text) const noexcept {
  return find_string(hash_string(text), text);
}

std::optional<TermId> TermTable::find_number(const Number& value) const noexcept {
  return find_number(hash_number(value), value);
}

std::optional<TermId> TermTable::find_compound(TermId name,
                                               std::span<const TermId> arguments) const noexcept {
  return find_compound(hash_compound(name, arguments), name, arguments);
}

std::optional<TermId> TermTable::find_list(std::span<const TermId> elements,
                                           TermId tail) const noexcept {
  std::optional<TermId> list = tail;
  for (std::size_t i = elements.size(); list && i-- > 0;) {
    const TermId arguments[] = {elements[i], *list};
    list = find_compound(list_name_, arguments);
  }
  return list;
}

TermId TermTable::string(std::string_view text) {
  const std::size_t hash = hash_string(text);
  return intern(find_string(hash, text), TermKind::string, hash, [&] {
    strings_.emplace_back(text);
    return strings_.size() - 1;
  });
}

TermId TermTable::number(const Number& value) {
  if (!value.is_small() || value.small() < -cached_integers || value.small() >= cached_integers)
    return intern_number(value);
  std::optional<TermId>& cached =
      integers_[static_cast<std::size_t>(value.small() + cached_integers)];
  if (!cached) cached = intern_number(value);
  return *cached;
}

TermId TermTable::intern_number(const Number& value) {
  const std::size_t hash = hash_number(value);
  return intern(find_number(hash, value), TermKind::number, hash, [&] {
    numbers_.push_back(value);
    return numbers_.size() - 1;
  });
}

TermId TermTable::compound(TermId name, std::span<const TermId> arguments) {
  const std::size_t hash = hash_compound(name, arguments);
  return intern(find_compound(hash, name, arguments), TermKind::compound, hash, [&] {
    const std::size_t begin = compounds_.size();
    compounds_.push_back(TermId{static_cast<std::uint32_t>(arguments.size())});
    compounds_.push_back(name);
    compounds_.insert(compounds_.end(), arguments.begin(), arguments.end());
    return begin;
  });
}

TermId TermTable::cell(TermId head, TermId tail) {
  const TermId arguments[] = {head, tail};
  return compound(list_name_, arguments);
}

TermId TermTable::list(std::span<const TermId> elements, TermId tail) {
  for (std::size_t i = elements.size(); i-- > 0;) tail = cell(elements[i], tail);
  return tail;
}

std::string_view TermTable::text(TermId term) const noexcept {
  const Entry& entry = entries_[index_of(term)];
  if (entry.kind == TermKind::nil) return "[]";
  return entry.kind == TermKind::atom ? names_.text(entry.place)
                                      : std::string_view(strings_[entry.place]);
}

const Number& TermTable::number(TermId term) const noexcept {
  return numbers_[entries_[index_of(term)].place];
}

TermId TermTable::name(TermId compound) const noexcept {
  return compounds_[entries_[index_of(compound)].place + 1];
}

std::span<const TermId> TermTable::arguments(TermId compound) const noexcept {
  const std::size_t begin = entries_[index_of(compound)].place;
  return {compounds_.data() + begin + 2, index_of(compounds_[begin])};
}

bool TermTable::is_cell(TermId term) const noexcept {
  return kind(term) == TermKind::compound && name(term) == list_name_ &&
         arguments(term).size() == 2;
}

}  // namespace minimax
