#include "show/certificate_text.hpp"

#include <fmt/format.h>

#include "show/mover_name.hpp"
#include "term/operators.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

std::string plies_text(Plies plies) {
  return plies == unlimited_plies ? "unlimited" : fmt::to_string(plies);
}

}  // namespace

std::string certificate_text(const std::optional<std::string>& interface,
                             std::span<const CertificateFact> facts, const TermTable& terms,
                             const OperatorTable& operators) {
  using Kind = CertificateFact::Kind;
  const auto text = [&](TermId term) { return write_argument(terms, term, operators); };
  std::string lines;
  if (interface) lines += *interface + ".\n";
  for (const CertificateFact& fact : facts) {
    const std::string position = text(fact.position);
    const std::string plies = plies_text(fact.plies);
    if (fact.kind == Kind::claim)
      lines += fmt::format("claim({}, {}, {}).\n", position, text(fact.last), plies);
    else
      lines += fmt::format("{}({}, {}, {}, {}).\n", fact.kind == Kind::play ? "play" : "leaf",
                           *mover_name(fact.player), position, plies, text(fact.last));
  }
  return lines;
}

}  // namespace minimax
