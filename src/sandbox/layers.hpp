// What keeps a program from everything but giving answers.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace minimax::sandbox {

/// One behind the other: what gets through one is stopped by the next.
enum class Layer : std::uint8_t {
  limits,             ///< rlimits: processor, memory, files, output
  session,            ///< a session of its own, which is ended as a whole
  clock,              ///< the time by the clock, and how much is printed
  no_new_privileges,  ///< nothing that is run has more rights
  system_calls,       ///< seccomp: no processes, sockets, signals, files to write
  files,              ///< Landlock: SWI-Prolog's own files can be read, nothing else
  user,               ///< another user, where root runs it
  bubblewrap,         ///< namespaces of its own
};

constexpr std::array<std::string_view, 8> layer_names = {
    "limits",       "session", "clock", "no_new_privileges",
    "system_calls", "files",   "user",  "bubblewrap"};

/// A set of layers: those that are active.
class Layers {
 public:
  void add(Layer layer) noexcept { bits_ |= bit(layer); }
  bool has(Layer layer) const noexcept { return (bits_ & bit(layer)) != 0; }

  /// Whether a hostile program can be run: what shields the file system is there.
  bool are_enough() const noexcept {
    return has(Layer::limits) && has(Layer::no_new_privileges) && has(Layer::system_calls) &&
           (has(Layer::files) || has(Layer::bubblewrap));
  }

  std::uint8_t bits() const noexcept { return bits_; }
  static Layers of_bits(std::uint8_t bits) noexcept {
    Layers layers;
    layers.bits_ = bits;
    return layers;
  }

 private:
  static std::uint8_t bit(Layer layer) noexcept {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(layer));
  }
  std::uint8_t bits_ = 0;
};

}  // namespace minimax::sandbox
