// The misconceptions that programs are examined for.
#pragma once

#include <string>

namespace minimax::grade {

/// For people: a name and what it stands for.
std::string catalogue_text();
/// For programs: an object a line.
std::string catalogue_json();

}  // namespace minimax::grade
