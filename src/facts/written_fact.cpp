#include "facts/written_fact.hpp"

#include <algorithm>
#include <cstdint>
#include <tao/pegtl.hpp>

#include "grammar/game_fact.hpp"

namespace minimax {

namespace {

namespace pegtl = tao::pegtl;
namespace game = grammar::game;

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

template <class ActionInput>
std::string_view text_of(const ActionInput& in) {
  return {in.begin(), in.size()};
}

std::string_view behind(std::string_view text, const char* end) {
  const char* const begin = text.data() + text.size();
  return {begin, static_cast<std::size_t>(end - begin)};
}

template <class Rule>
struct FactAction : pegtl::nothing<Rule> {};

template <WrittenFact::Kind Kind>
struct SetFactKind {
  static void apply0(WrittenFact& fact) { fact.kind = Kind; }
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
  static void apply(const ActionInput& in, WrittenFact& fact) {
    fact.position = {text_of(in), hash_name(text_of(in))};
  }
};
template <>
struct FactAction<game::successor> {
  template <class ActionInput>
  static void apply(const ActionInput& in, WrittenFact& fact) {
    if (fact.successor_count++ < WrittenFact::most_at_once)
      fact.successors.push_back({text_of(in), hash_name(text_of(in))});
  }
};
template <>
struct FactAction<game::further_successor> {
  template <class ActionInput>
  static void apply(const ActionInput& in, WrittenFact& fact) {
    fact.successors.push_back({text_of(in), hash_name(text_of(in))});
  }
};
template <>
struct FactAction<game::value> {
  template <class ActionInput>
  static void apply(const ActionInput& in, WrittenFact& fact) {
    fact.value = text_of(in);
  }
};

}  // namespace

const char* parse_written_fact(const char* begin, const char* end, WrittenFact& fact) {
  // A clause that long is left to the parser that says so.
  end = begin + std::min<std::uint64_t>(static_cast<std::uint64_t>(end - begin), 0xffff'ffff);
  fact.successors.clear();
  fact.successor_count = 0;
  Input in(begin, end, "");
  if (!pegtl::parse<grammar::game_fact, FactAction>(in, fact)) return nullptr;
  if (fact.kind == WrittenFact::Kind::moves)
    fact.rest = behind(fact.successors.back().text, in.current());
  return in.current();
}

bool read_next_successors(WrittenFact& fact) {
  fact.successors.clear();
  Input in(fact.rest.data(), fact.rest.data() + fact.rest.size(), "");
  while (fact.successors.size() < WrittenFact::most_at_once &&
         pegtl::parse<game::next_in_list, FactAction>(in, fact)) {
  }
  fact.rest.remove_prefix(static_cast<std::size_t>(in.current() - fact.rest.data()));
  return !fact.successors.empty();
}

}  // namespace minimax
