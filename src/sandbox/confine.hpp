// Shutting the own process in.
#pragma once

#include <string>
#include <vector>

#include "sandbox/layers.hpp"
#include "sandbox/message.hpp"

namespace minimax::sandbox {

/// Each of these is for ever, for this process and what it starts, and tells whether it is active
/// now. None throws.

/// Processor time, address space, descriptors, written files and core files.
bool limit_resources(const Limits& limits) noexcept;
/// A session and a process group of its own.
bool begin_session() noexcept;
bool renounce_privileges() noexcept;
/// The files in these folders can be read, all others cannot; none can be written or run.
bool limit_files(const std::vector<std::string>& readable) noexcept;
/// Another user, without groups: for root alone.
bool become_nobody() noexcept;
/// No new processes, programs, sockets, signals to others, or changes to the system.
bool limit_system_calls() noexcept;

/// All of them, in the order in which each leaves the next one possible.
Layers confine(const Limits& limits, const std::vector<std::string>& readable) noexcept;

}  // namespace minimax::sandbox
