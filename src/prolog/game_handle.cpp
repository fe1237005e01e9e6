#include "prolog/game_handle.hpp"

#include <SWI-Stream.h>

#include <utility>

namespace minimax::prolog {

namespace {

using Handle = std::shared_ptr<const LoadedGame>;

Handle* handle_of(atom_t atom) {
  return static_cast<Handle*>(PL_blob_data(atom, nullptr, nullptr));
}

// Called by whichever thread collects atoms.
int release(atom_t atom) {
  delete handle_of(atom);
  return TRUE;
}

int write(IOSTREAM* stream, atom_t atom, int) {
  return Sfprintf(stream, "<minimax_game>(%p)", static_cast<void*>(handle_of(atom))) >= 0;
}

PL_blob_t make_type() {
  PL_blob_t type{};
  type.magic = PL_BLOB_MAGIC;
  type.flags = PL_BLOB_NOCOPY;
  type.name = "minimax_game";
  type.release = release;
  type.write = write;
  return type;
}

PL_blob_t type = make_type();

}  // namespace

void unify_handle(term_t variable, Handle game) {
  const term_t blob = new_term();
  auto handle = std::make_unique<Handle>(std::move(game));
  // From here on it is the atom collector that frees the handle.
  PL_put_blob(blob, handle.release(), sizeof(Handle), &type);
  check(PL_unify(variable, blob));
}

Handle game_of_handle(term_t term) {
  void* handle = nullptr;
  PL_blob_t* found = nullptr;
  if (!PL_get_blob(term, &handle, nullptr, &found) || found != &type) return nullptr;
  return *static_cast<Handle*>(handle);
}

}  // namespace minimax::prolog
