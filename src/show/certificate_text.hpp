// Certificates as facts.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "ask/certificate_fact.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The facts for `examples/check_certificate.pl`, each on a line: how the game is asked, if that
/// must be said, and what is proved. Plies are a number, or `unlimited`.
std::string certificate_text(const std::optional<std::string>& interface,
                             std::span<const CertificateFact> facts, const TermTable& terms,
                             const OperatorTable& operators);

}  // namespace minimax
