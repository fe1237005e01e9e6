// How busy the machine is, as one process has to feel it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>

namespace minimax::sandbox {

/// How long the thread could have run, had the processor not been with others: the second figure of
/// /proc/THREAD/schedstat (Linux, Documentation/scheduler/sched-stats.rst). A process is its first
/// thread. Nothing where the system does not tell, or there is no such thread.
std::optional<std::chrono::nanoseconds> time_in_queue(pid_t thread) noexcept;

}  // namespace minimax::sandbox
