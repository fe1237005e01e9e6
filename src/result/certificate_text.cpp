#include "result/certificate_text.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>

#include "result/mover_name.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

constexpr int argument_priority = 999;

class Writer {
 public:
  Writer(const FactGame& game, const OperatorTable& operators)
      : game_(game), operators_(operators) {}

  std::string term(TermId term) const {
    std::string text;
    append_quoted(text, game_.terms(), term, operators_, argument_priority);
    return text;
  }
  std::string at(const PositionAt<TermId>& at) const {
    const bool is_limited = at.remaining != unlimited_plies;
    return term(at.position) + ", " + (is_limited ? fmt::to_string(at.remaining) : "unlimited");
  }
  void append(std::string& text, Mover owner, const Strategy<TermId>& strategy) const {
    const std::string_view name = *mover_name(owner);
    for (const auto& play : strategy.plays)
      text += fmt::format("play({}, {}, {}).\n", name, at(play.at), term(play.successor));
    for (const auto& leaf : strategy.leaves) {
      text += fmt::format("leaf({}, {}, {}).\n", name, at(leaf),
                          term(*game_.written_value(leaf.position)));
    }
  }

 private:
  const FactGame& game_;
  const OperatorTable& operators_;
};

}  // namespace

std::string certificate_text(const Certificate<FactGame>& certificate, TermId value,
                             const FactGame& game, const OperatorTable& operators) {
  const Writer writer(game, operators);
  const PositionAt<TermId>& root = certificate.root;
  const bool is_limited = root.remaining != unlimited_plies;
  std::string text =
      fmt::format("claim({}, {}, {}).\n", writer.term(root.position), writer.term(value),
                  is_limited ? fmt::to_string(root.remaining) : "unlimited");
  writer.append(text, Mover::max, certificate.max);
  writer.append(text, Mover::min, certificate.min);
  return text;
}

}  // namespace minimax
