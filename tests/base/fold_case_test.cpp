#include "base/fold_case.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("case is folded beyond ASCII") {
  CHECK(folded_case("ANA Ção") == "ana ção");
  CHECK(folded_case("ÁÇŐŰȘȚÑÜ") == "áçőűșțñü");
  CHECK(folded_case("ΑΩ Ж") == "αω ж");
  CHECK(folded_case("").empty());
}

TEST_CASE("marks that stand apart are put together with their letters") {
  CHECK(folded_case("Joa\u0303o") == "joão");
  CHECK(folded_case("A\u0301") == "á");
  CHECK(folded_case("O\u030b") == "ő");
  CHECK(folded_case("q\u0301") == "q\u0301");
}

TEST_CASE("what is no UTF-8 is read as Latin-1") {
  CHECK(utf8_of_any("N\xfamero") == "Número");
  CHECK(utf8_of_any("Número") == "Número");
  CHECK(utf8_of_any("\x80\xe9") == "€é");
  CHECK(folded_case("\xc7\xc3O") == "ção");
}

TEST_CASE("letters lose their accents") {
  CHECK(without_accents("Endereço de E-MAIL, Número") == "endereco de e-mail, numero");
}

}  // namespace
}  // namespace minimax
