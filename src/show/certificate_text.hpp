// Certificates as facts.
#pragma once

#include <span>
#include <string>

#include "ask/certificate_fact.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The facts for `examples/check_certificate.pl`, each on a line. Plies are a number, or
/// `unlimited`.
std::string certificate_text(std::span<const CertificateFact> facts, const TermTable& terms,
                             const OperatorTable& operators);

}  // namespace minimax
