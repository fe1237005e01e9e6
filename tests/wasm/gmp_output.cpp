// What the unit tests print numbers by, and the command never: it is in the library gmpxx, which is
// not built for WebAssembly.
#include <gmpxx.h>

#include <ostream>

std::ostream& operator<<(std::ostream& out, mpz_srcptr number) {
  return out << mpz_class(number).get_str();
}

std::ostream& operator<<(std::ostream& out, mpq_srcptr number) {
  return out << mpq_class(number).get_str();
}
