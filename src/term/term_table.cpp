#include "term/term_table.hpp"

#include <algorithm>
#include <stdexcept>

#include "base/hash.hpp"
#include "term/spelling.hpp"

namespace minimax {

namespace {

constexpr std::uint32_t longest_name = 0xff'ffff;
// About, where room is made; what is not used of it takes no memory.
constexpr std::size_t spelling_length = 16;

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

TermTable::TermTable(Compounds compounds) : form_(compounds) {
  nil_ = add(TermKind::nil, 0);
  list_name_ = atom("[|]");
}

TermId TermTable::add(const Entry& entry) {
  // The last number is the index's mark of an empty slot.
  if (entries_.size() >= 0xffff'ffff)
    throw std::length_error("more than 4294967294 different terms");
  entries_.push_back(entry);
  return TermId{static_cast<std::uint32_t>(entries_.size() - 1)};
}

TermId TermTable::add(TermKind kind, std::size_t place, std::uint32_t length) {
  return add(Entry{place, length | std::uint64_t{mark_of(kind)} << 56});
}

// Each page of the index is touched: one of twice the size is not worth its memory where a fifth
// fewer terms will do.
void TermTable::reserve(std::size_t atoms) {
  index_.reserve(atoms - atoms / 5);
  entries_.reserve(atoms);
  if (form_ == Compounds::spelled) spellings_.reserve(atoms * spelling_length);
}

template <class Same>
std::optional<TermId> TermTable::find(std::size_t hash, Same same) const {
  const auto found = index_.find(hash, [&](std::uint32_t number) { return same(TermId{number}); });
  return found ? std::optional(TermId{*found}) : std::nullopt;
}

template <class Same, class Add>
TermId TermTable::intern(std::size_t hash, Same same, Add add) {
  return TermId{index_.find_or_insert(
      hash, [&](std::uint32_t number) { return same(TermId{number}); },
      [&] { return index_of(add()); })};
}

bool TermTable::is_long_atom(TermId term, const HashedName& name) const noexcept {
  const Entry& entry = entries_[index_of(term)];
  return entry.kind() == TermKind::atom && entry.length() == name.length &&
         text(term) == name.text();
}

std::optional<TermId> TermTable::find_atom(const HashedName& name) const noexcept {
  const auto hash = static_cast<std::size_t>(name.hash);
  if (name.length > short_name)
    return find(hash, [&](TermId id) { return is_long_atom(id, name); });
  const Entry entry = short_entry(name);
  return find(hash, [&](TermId id) { return entries_[index_of(id)] == entry; });
}

TermId TermTable::atom(const HashedName& name) {
  return name.length <= short_name ? short_atom(name) : long_atom(name);
}

TermId TermTable::short_atom(const HashedName& name) {
  const Entry entry = short_entry(name);
  return intern(
      static_cast<std::size_t>(name.hash),
      [&](TermId id) { return entries_[index_of(id)] == entry; }, [&] { return add(entry); });
}

TermId TermTable::long_atom(const HashedName& name) {
  const auto same = [&](TermId id) { return is_long_atom(id, name); };
  return intern(static_cast<std::size_t>(name.hash), same, [&] {
    if (name.length > longest_name) throw std::length_error("an atom is longer than 16 MB");
    long_names_ += std::string(name.text());  // it may lie in what moves
    return add(TermKind::atom, long_names_.size() - name.length, name.length);
  });
}

// Files name most things in the order in which they have named them before, in a row or two: to
// look where the one before was, and at some behind it, is faster than to look all over the memory.
std::optional<TermId> TermTable::guess_compound(TermId name,
                                                std::span<const TermId> arguments) noexcept {
  constexpr std::size_t most = 4;
  for (auto last = last_compounds_.begin(); last != last_compounds_.end(); ++last) {
    const std::size_t end = std::min(entries_.size(), index_of(*last) + most);
    for (std::size_t i = index_of(*last); i < end; ++i) {
      const TermId id{static_cast<std::uint32_t>(i)};
      if (!is_compound(id, name, arguments)) continue;
      std::move_backward(last_compounds_.begin(), last, last + 1);
      return last_compounds_.front() = id;
    }
  }
  return std::nullopt;
}

std::optional<TermId> TermTable::find_atom(std::string_view text) const noexcept {
  return find_atom(hashed_name(text));
}

std::optional<TermId> TermTable::find_string(std::string_view text) const noexcept {
  return find(hash_string(text), [&](TermId id) { return is_string(id, text); });
}

std::optional<TermId> TermTable::find_number(const Number& value) const noexcept {
  return find(hash_number(value), [&](TermId id) { return is_number(id, value); });
}

std::optional<TermId> TermTable::find_compound(TermId name,
                                               std::span<const TermId> arguments) const {
  if (form_ == Compounds::spelled) {
    std::string spelling;
    if (append_spelling(spelling, *this, name, arguments))
      return find_spelled(hashed_name(spelling));
  }
  return find(hash_compound(name, arguments),
              [&](TermId id) { return is_compound(id, name, arguments); });
}

std::optional<TermId> TermTable::find_list(std::span<const TermId> elements, TermId tail) const {
  std::optional<TermId> list = tail;
  for (std::size_t i = elements.size(); list && i-- > 0;) {
    const TermId arguments[] = {elements[i], *list};
    list = find_compound(list_name_, arguments);
  }
  return list;
}

TermId TermTable::string(std::string_view text) {
  const auto same = [&](TermId id) { return is_string(id, text); };
  return intern(hash_string(text), same, [&] {
    strings_.emplace_back(text);
    return add(TermKind::string, strings_.size() - 1);
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
  const auto same = [&](TermId id) { return is_number(id, value); };
  return intern(hash_number(value), same, [&] {
    numbers_.push_back(value);
    return add(TermKind::number, numbers_.size() - 1);
  });
}

std::optional<TermId> TermTable::find_spelled(const HashedName& spelling) const noexcept {
  return find(static_cast<std::size_t>(spelling.hash),
              [&](TermId id) { return is_spelled(entries_[index_of(id)], spelling); });
}

TermId TermTable::spelled(const HashedName& spelling) {
  if (form_ == Compounds::by_parts) return read_spelling(*this, spelling.text());
  const auto same = [&](TermId id) { return is_spelled(entries_[index_of(id)], spelling); };
  return intern(static_cast<std::size_t>(spelling.hash), same, [&] {
    const std::size_t begin = spellings_.size();
    spellings_.append(spelling.text());
    return add(TermKind::spelled, begin, spelling.length);
  });
}

TermId TermTable::compound(TermId name, std::span<const TermId> arguments) {
  if (form_ == Compounds::spelled) {
    std::string spelling;
    if (append_spelling(spelling, *this, name, arguments)) return spelled(hashed_name(spelling));
  }
  if (const auto guessed = guess_compound(name, arguments)) return *guessed;
  const auto same = [&](TermId id) { return is_compound(id, name, arguments); };
  return last_compounds_.back() = intern(hash_compound(name, arguments), same, [&] {
           const std::size_t begin = compounds_.size();
           compounds_.push_back(TermId{static_cast<std::uint32_t>(arguments.size())});
           compounds_.push_back(name);
           compounds_.append(arguments);
           return add(TermKind::compound, begin);
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
  if (entry.is_short_name()) return {reinterpret_cast<const char*>(&entry), entry.mark()};
  if (entry.kind() == TermKind::nil) return "[]";
  if (entry.kind() == TermKind::string) return strings_[place(term)];
  if (entry.kind() == TermKind::spelled) return {spellings_.data() + place(term), entry.length()};
  return std::string_view(long_names_).substr(place(term), entry.length());
}

const Number& TermTable::number(TermId term) const noexcept {
  return numbers_[place(term)];
}

TermId TermTable::name(TermId compound) const noexcept {
  return compounds_[place(compound) + 1];
}

std::span<const TermId> TermTable::arguments(TermId compound) const noexcept {
  const std::size_t begin = place(compound);
  return {compounds_.data() + begin + 2, index_of(compounds_[begin])};
}

bool TermTable::is_cell(TermId term) const noexcept {
  return kind(term) == TermKind::compound && name(term) == list_name_ &&
         arguments(term).size() == 2;
}

}  // namespace minimax
