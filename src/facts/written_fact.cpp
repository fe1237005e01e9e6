#include "facts/written_fact.hpp"

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
  if (end - begin > 0xffff'ffff) end = begin + 0xffff'ffff;
  fact.successors.clear();
  Input in(begin, end, "");
  return pegtl::parse<grammar::game_fact, FactAction>(in, fact) ? in.current() : nullptr;
}

}  // namespace minimax
