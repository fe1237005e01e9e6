#include "base/helper_threads.hpp"

namespace minimax {

// There are no threads.
struct HelperThreads::Threads {};

HelperThreads::HelperThreads(unsigned, std::function<void(unsigned)>) {}

HelperThreads::~HelperThreads() = default;

void give_way() noexcept {}

}  // namespace minimax
