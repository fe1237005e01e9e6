#include "search/common/stack_guard.hpp"

#include <pthread.h>

#include <algorithm>
#include <cstddef>

namespace minimax {

namespace {

// For what a game calls: a Prolog engine needs most.
constexpr std::size_t reserve = std::size_t{1} << 20;

// 0 where the system does not tell.
std::uintptr_t lowest_address() {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void* begin = nullptr;
  std::size_t size = 0;
  const bool known = pthread_attr_getstack(&attributes, &begin, &size) == 0;
  pthread_attr_destroy(&attributes);
  return known ? reinterpret_cast<std::uintptr_t>(begin) + std::min(size / 4, reserve) : 0;
}

}  // namespace

StackGuard::StackGuard() {
  // The system reads a file to find out.
  static thread_local const std::uintptr_t lowest = lowest_address();
  lowest_ = lowest;
}

}  // namespace minimax
