// What has been made of Prolog's atoms.
#pragma once

#include <cstddef>
#include <vector>

#include "prolog/prolog.hpp"

namespace minimax::prolog {

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
    std::size_t place = first_place(atom);
    for (; slots_[place].atom != atom; place = (place + 1) & mask_) {
      if (slots_[place].atom == none) return nullptr;
    }
    return &slots_[place].value;
  }

  /// Needs an atom that is not there yet.
  void add(atom_t atom, Value value) {
    if (++used_ * 2 > slots_.size()) grow();
    slots_[free_place(atom)] = {atom, value};
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
  std::size_t first_place(atom_t atom) const noexcept {
    const std::size_t run = (atom >> 10) * 0x9e37'79b9'7f4a'7c15 >> 32;
    return (run << 3 | (atom >> 7 & 7)) & mask_;
  }

  // Of an atom that is not there.
  std::size_t free_place(atom_t atom) const noexcept {
    std::size_t place = first_place(atom);
    while (slots_[place].atom != none) place = (place + 1) & mask_;
    return place;
  }

  void grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    mask_ = slots_.size() - 1;
    for (const Slot& slot : old) {
      if (slot.atom != none) slots_[free_place(slot.atom)] = slot;
    }
  }

  std::vector<Slot> slots_;
  std::size_t mask_ = slots_.size() - 1;
  std::size_t used_ = 0;
};

}  // namespace minimax::prolog
