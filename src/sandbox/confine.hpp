// Shutting the own process in.
#pragma once

#include <optional>
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
/// Files can be read; none can be written or run.
bool limit_writing() noexcept;
/// Another user, without groups: for root alone.
bool become_nobody() noexcept;
/// No new processes, programs, sockets, signals, files to write, or changes to the
/// system. It holds for threads that there are already too. Where a descriptor is kept, it cannot
/// be closed, nor another be put in its place.
bool limit_system_calls(std::optional<int> kept = {}) noexcept;

/// For a program that the user's own process runs: what is open stays so, files can be read, and no
/// other thread may have begun that it could use.
Layers confine_to_reading() noexcept;

/// All of them, in the order in which each leaves the next one possible. What is sent to `answers`
/// goes nowhere else.
Layers confine(const Limits& limits, const std::vector<std::string>& readable,
               int answers) noexcept;

}  // namespace minimax::sandbox
