#include "show/expense.hpp"

#include "base/memory.hpp"

namespace minimax {

Expense Expense::until_now(std::chrono::duration<double> load_time) {
  return {load_time, peak_resident_bytes()};
}

}  // namespace minimax
