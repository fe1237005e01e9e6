// Answers as they stand in a clause.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "grade/judge/answer_sheet.hpp"
#include "syntax/clause.hpp"

namespace minimax::grade {

/// What the fact of an answer is called, and how many arguments it has.
struct AnswerForm {
  std::string_view name;
  std::size_t arity;
  Answer::Kind kind;
};
inline constexpr std::array<AnswerForm, 5> answer_forms = {{
    {"minimax", 4, Answer::Kind::minimax},
    {"value", 2, Answer::Kind::value},
    {"best", 2, Answer::Kind::best},
    {"evaluated", 1, Answer::Kind::evaluated},
    {"pruned", 1, Answer::Kind::pruned},
}};

bool is_compound(const Clause& clause, std::size_t node, std::string_view name, std::size_t arity);

/// The children of a node, in order.
std::vector<std::size_t> arguments(const Clause& clause, std::size_t compound);

/// Of what looks like an answer; nothing of all else.
std::optional<Answer::Kind> answer_kind(const Clause& clause, std::size_t node);

}  // namespace minimax::grade
