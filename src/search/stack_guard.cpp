#include "search/stack_guard.hpp"

#include <pthread.h>

#include <cstddef>

namespace minimax {

namespace {

// For what a game calls: a Prolog engine needs most.
constexpr std::size_t reserve = std::size_t{1} << 20;

}  // namespace

StackGuard::StackGuard() : lowest_(0) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void* begin = nullptr;
  std::size_t size = 0;
  if (pthread_attr_getstack(&attributes, &begin, &size) == 0) {
    const std::size_t kept = size / 4 < reserve ? size / 4 : reserve;
    lowest_ = reinterpret_cast<std::uintptr_t>(begin) + kept;
  }
  pthread_attr_destroy(&attributes);
}

}  // namespace minimax
