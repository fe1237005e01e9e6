// What has been made of Prolog's atoms.
#pragma once

#include <cstddef>
#include <vector>

#include "swipl/prolog.hpp"

namespace minimax::swipl {

/// Maps atoms to values, and keeps the atoms from being collected, after which their handles might
/// name others. A look-up costs a few instructions.
template <class Value>
class AtomMap {
 public:
  AtomMap() : slots_(64) {}
  AtomMap(const AtomMap&) = delete;
  AtomMap& operator=(const AtomMap&) = delete;
  ~AtomMap() {
    for (const Slot& slot : slots_) {
      if (slot.atom != none) PL_unregister_atom(slot.atom);
    }
  }

  /// Null where the atom is not there; valid until the next one is added.
  const Value* find(atom_t atom) const noexcept {
    const Slot& slot = slots_[place_of(atom)];
    return slot.atom == none ? nullptr : &slot.value;
  }

  /// Needs an atom that is not there yet.
  void add(atom_t atom, Value value) {
    if (++used_ * 2 > slots_.size()) grow();
    slots_[place_of(atom)] = {atom, value};
    PL_register_atom(atom);
  }

 private:
  static constexpr atom_t none = 0;
  struct Slot {
    atom_t atom = none;
    Value value{};
  };

  // The low bits of a handle are a tag, the same for all atoms; the others count the atoms. Eight
  // that a program names one after the other have places side by side, as it will often ask for
  // them one after the other; longer runs of places would get into each other's way.
  std::size_t place_of(atom_t atom) const noexcept {
    const std::size_t mask = slots_.size() - 1;
    const std::size_t run = (atom >> 10) * 0x9e37'79b9'7f4a'7c15 >> 32;
    std::size_t place = (run << 3 | (atom >> 7 & 7)) & mask;
    while (slots_[place].atom != none && slots_[place].atom != atom) place = (place + 1) & mask;
    return place;
  }

  void grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.atom != none) slots_[place_of(slot.atom)] = slot;
    }
  }

  std::vector<Slot> slots_;
  std::size_t used_ = 0;
};

}  // namespace minimax::swipl
