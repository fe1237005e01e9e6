// Where tests make a machine busy.
#pragma once

#include <sched.h>

namespace minimax {

/// From now on the thread runs on the first processor that it may have: all that do so share it.
inline void stay_on_first_processor() {
  cpu_set_t processors;
  sched_getaffinity(0, sizeof processors, &processors);
  int first = 0;
  while (!CPU_ISSET(first, &processors)) ++first;
  CPU_ZERO(&processors);
  CPU_SET(first, &processors);
  sched_setaffinity(0, sizeof processors, &processors);
}

}  // namespace minimax
