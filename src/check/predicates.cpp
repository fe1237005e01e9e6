#include "check/predicates.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/similar_names.hpp"

namespace minimax {

namespace {

struct Known {
  Predicate predicate;
  std::string_view indicator;
  std::string_view plain_name;  // without its underscores
};

constexpr std::array<Known, 7> known_predicates = {{
    {Predicate::moves, "moves/2", "moves"},
    {Predicate::static_eval, "static_eval/2", "staticeval"},
    {Predicate::staticval, "staticval/2", "staticval"},
    {Predicate::max_to_move, "max_to_move/1", "maxtomove"},
    {Predicate::min_to_move, "min_to_move/1", "mintomove"},
    {Predicate::chance_to_move, "chance_to_move/1", "chancetomove"},
    {Predicate::player_to_move, "player_to_move/2", "playertomove"},
}};

// Nobody misspells them for a game to go wrong.
constexpr std::array<std::string_view, 3> known_others = {"players/1", "initial_position/1",
                                                          "move_name/3"};

bool is_indicator(std::string_view indicator, std::string_view name, std::size_t arity) noexcept {
  return indicator.size() == name.size() + 2 && indicator.starts_with(name) &&
         static_cast<std::size_t>(indicator.back() - '0') == arity;
}

}  // namespace

bool is_of_game(std::string_view name, std::size_t arity) noexcept {
  const auto is_it = [&](std::string_view indicator) {
    return is_indicator(indicator, name, arity);
  };
  return std::ranges::any_of(known_predicates, is_it, &Known::indicator) ||
         std::ranges::any_of(known_others, is_it);
}

std::string_view indicator(Predicate predicate) noexcept {
  return known_predicates[static_cast<std::size_t>(predicate)].indicator;
}

std::optional<Predicate> meant_predicate(const OtherFact& fact) {
  constexpr std::size_t longest_slip = 24;
  if (fact.name.size() > longest_slip) return std::nullopt;
  std::string plain(fact.name);
  std::erase(plain, '_');
  for (const Known& known : known_predicates) {
    if (!slip_between(plain, known.plain_name)) continue;
    const bool same = known.indicator.substr(0, known.indicator.size() - 2) == fact.name;
    const auto arity = static_cast<std::size_t>(known.indicator.back() - '0');
    // Of another name and another arity, or move/2 between two squares: a predicate of its own.
    if (!same && fact.arity != arity) continue;
    const bool has_list = fact.text.find('[') != fact.text.npos;
    if (known.predicate == Predicate::moves && !same && !has_list) continue;
    return known.predicate;
  }
  return std::nullopt;
}

std::string_view first_argument(std::string_view fact) noexcept {
  const std::size_t begin = fact.find('(');
  if (begin == fact.npos) return {};
  int depth = 0;
  for (std::size_t i = begin; i < fact.size(); ++i) {
    const char byte = fact[i];
    if (byte == '(' || byte == '[' || byte == '{') ++depth;
    if (byte == ')' || byte == ']' || byte == '}') --depth;
    if (depth == 0 || (depth == 1 && byte == ',')) return fact.substr(begin + 1, i - begin - 1);
  }
  return fact.substr(begin + 1);
}

}  // namespace minimax
