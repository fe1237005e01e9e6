#include "term/operators.hpp"

#include <array>
#include <utility>

namespace minimax {

namespace {

struct DefaultOperators {
  int priority;
  OperatorType type;
  std::string_view names;  // separated by blanks
};

using enum OperatorType;

// SWI-Prolog 9.0.4, current_op/3.
// clang-format off
constexpr std::array default_operators = {
    DefaultOperators{1200, xfx, "--> :- =>"},
    DefaultOperators{1200, fx, ":- ?-"},
    DefaultOperators{1150, fx,
                     "discontiguous dynamic initialization meta_predicate module_transparent "
                     "multifile public table thread_initialization thread_local volatile"},
    DefaultOperators{1105, xfy, "|"},
    DefaultOperators{1100, xfy, ";"},
    DefaultOperators{1050, xfy, "*-> ->"},
    DefaultOperators{1000, xfy, ","},
    DefaultOperators{800, xfx, ":="},
    DefaultOperators{900, fy, "\\+"},
    DefaultOperators{700, xfx,
                     ":< < = =.. =:= =< == =@= =\\= > >:< >= @< @=< @> @>= \\= \\== \\=@= as is"},
    DefaultOperators{600, xfy, ":"},
    DefaultOperators{500, yfx, "+ - /\\ \\/"},
    DefaultOperators{400, yfx, "* / // << >> div mod rdiv rem xor"},
    DefaultOperators{200, xfx, "**"},
    DefaultOperators{200, xfy, "^"},
    DefaultOperators{200, fy, "+ - \\"},
    DefaultOperators{100, yfx, "."},
    DefaultOperators{1, fx, "$"},
};
// clang-format on

}  // namespace

OperatorTable::OperatorTable() {
  for (const auto& [priority, type, names] : default_operators) {
    for (std::string_view rest = names; !rest.empty();) {
      const std::size_t length = rest.find(' ');
      add(priority, type, rest.substr(0, length));
      rest.remove_prefix(length == rest.npos ? rest.size() : length + 1);
    }
  }
}

void OperatorTable::add(int priority, OperatorType type, std::string_view name) {
  if (name.empty()) return;
  ++changes_;
  if (priority == 0) return remove(type, name);
  lengths_[first_byte(name)] |= length_bit(name);
  OperatorKinds& kinds = kinds_[std::string(name)];
  // clang-format off
  switch (type) {
    case fx: kinds.prefix = {priority, 0, priority - 1}; break;
    case fy: kinds.prefix = {priority, 0, priority}; break;
    case xf: kinds.postfix = {priority, priority - 1, 0}; break;
    case yf: kinds.postfix = {priority, priority, 0}; break;
    case xfx: kinds.infix = {priority, priority - 1, priority - 1}; break;
    case xfy: kinds.infix = {priority, priority - 1, priority}; break;
    case yfx: kinds.infix = {priority, priority, priority - 1}; break;
  }
  // clang-format on
}

void OperatorTable::remove(OperatorType type, std::string_view name) {
  const auto found = kinds_.find(name);
  if (found == kinds_.end()) return;
  OperatorKinds& kinds = found->second;
  switch (type) {
    case fx:
    case fy:
      kinds.prefix.reset();
      break;
    case xf:
    case yf:
      kinds.postfix.reset();
      break;
    case xfx:
    case xfy:
    case yfx:
      kinds.infix.reset();
      break;
  }
  if (!kinds.prefix && !kinds.infix && !kinds.postfix) kinds_.erase(found);
}

const OperatorKinds* OperatorTable::look_up(std::string_view name) const {
  const auto found = kinds_.find(name);
  return found == kinds_.end() ? nullptr : &found->second;
}

std::optional<OperatorType> operator_type(std::string_view text) noexcept {
  constexpr std::array<std::pair<std::string_view, OperatorType>, 7> types = {
      {{"xf", xf}, {"yf", yf}, {"xfx", xfx}, {"xfy", xfy}, {"yfx", yfx}, {"fy", fy}, {"fx", fx}}};
  for (const auto& [name, type] : types) {
    if (name == text) return type;
  }
  return std::nullopt;
}

}  // namespace minimax
