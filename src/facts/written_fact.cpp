#include "facts/written_fact.hpp"

#include <algorithm>
#include <cstdint>
#include <tao/pegtl.hpp>

#include "grammar/game_fact.hpp"
#include "term/spelling.hpp"

namespace minimax {

namespace {

namespace pegtl = tao::pegtl;
namespace game = grammar::game;

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;
using Names = std::vector<HashedName>;

constexpr std::size_t least_room = 16;

template <class ActionInput>
HashedName name_at(const ActionInput& in) {
  return hashed_name({in.begin(), in.size()}, in.input().end());
}

// A longer compound has no spelling.
template <class ActionInput>
bool is_position(const ActionInput& in) {
  return in.size() <= longest_spelling || in.end()[-1] != ')';
}

// Of a minus sign, perhaps, and not too many digits.
std::int64_t integer_of(std::string_view text) {
  const bool is_negative = text.front() == '-';
  std::int64_t number = 0;
  for (const char digit : text.substr(is_negative ? 1 : 0)) number = 10 * number + (digit - '0');
  return is_negative ? -number : number;
}

template <class Rule>
struct FactAction : pegtl::nothing<Rule> {};

template <WrittenFact::Kind Kind>
struct SetFactKind {
  template <class ActionInput>
  static void apply(const ActionInput& in, WrittenFact& fact, Names&) {
    fact.kind = Kind;
    fact.name_length = static_cast<std::uint16_t>(in.size());
  }
};
template <>
struct FactAction<game::max_name> : SetFactKind<WrittenFact::Kind::max_to_move> {};
template <>
struct FactAction<game::min_name> : SetFactKind<WrittenFact::Kind::min_to_move> {};
template <>
struct FactAction<game::value_name> : SetFactKind<WrittenFact::Kind::static_eval> {};
template <>
struct FactAction<game::moves_name> : SetFactKind<WrittenFact::Kind::moves> {};

template <>
struct FactAction<game::position> {
  template <class ActionInput>
  static bool apply(const ActionInput& in, WrittenFact& fact, Names&) {
    if (!is_position(in)) return false;
    fact.position = name_at(in);
    return true;
  }
};
template <>
struct FactAction<game::successor> {
  template <class ActionInput>
  static bool apply(const ActionInput& in, WrittenFact& fact, Names& successors) {
    if (!is_position(in)) return false;
    if (fact.successor_count++ < WrittenFact::most_at_once) successors.push_back(name_at(in));
    return true;
  }
};
template <>
struct FactAction<game::further_successor> {
  template <class ActionInput>
  static void apply(const ActionInput& in, Names& successors) {
    successors.push_back(name_at(in));
  }
};
template <>
struct FactAction<game::value> {
  template <class ActionInput>
  static void apply(const ActionInput& in, WrittenFact& fact, Names&) {
    fact.value_begin = static_cast<std::uint32_t>(in.begin() - fact.begin());
    fact.value_length = static_cast<std::uint32_t>(in.size());
    if (fact.has_number()) fact.value = integer_of({in.begin(), in.size()});
  }
};

}  // namespace

// Where loading a large file spends half its time: one function, but for what is in a compound.
[[gnu::flatten]] const char* WrittenFacts::parse(const char* begin, const char* end) {
  // A clause that long is left to the parser that says so.
  end = begin + std::min<std::uint64_t>(static_cast<std::uint64_t>(end - begin), 0xffff'ffff);
  if (size_ == facts_.size()) facts_.resize(std::max(least_room, 2 * size_));
  WrittenFact& fact = facts_[size_];
  fact.first = static_cast<std::uint32_t>(successors_.size());
  fact.successor_count = 0;
  Input in(begin, end, "");
  if (!pegtl::parse<grammar::game_fact, FactAction>(in, fact, successors_)) {
    successors_.resize(fact.first);
    return nullptr;
  }
  fact.length = static_cast<std::uint32_t>(in.current() - begin);
  ++size_;
  return in.current();
}

void WrittenFacts::clear() noexcept {
  size_ = 0;
  successors_.clear();
}

bool SuccessorPieces::read_next() {
  if (left_ == piece_.size()) return false;
  left_ -= piece_.size();
  const char* const behind = piece_.back().text().data() + piece_.back().length;
  further_.clear();
  Input in(behind, end_, "");
  while (further_.size() < WrittenFact::most_at_once &&
         pegtl::parse<game::next_in_list, FactAction>(in, further_)) {
  }
  piece_ = further_;
  return true;
}

}  // namespace minimax
