// Shared libraries that are no modules for this minimax: OTHER says which.
#include <memory>
#include <minimax/module_interface.hpp>

#ifdef OTHER_FUNCTION
extern "C" [[gnu::visibility("default")]] int another_function() {
  return 0;
}
#else
extern "C" [[gnu::visibility("default")]] const minimax::ModuleEntry* minimax_game_module() {
  static minimax::ModuleEntry entry;
#ifdef OTHER_VERSION
  ++entry.version;
#elif defined(OTHER_LIBRARY)
  ++entry.standard_library;
#elif defined(OTHER_MAGIC)
  ++entry.magic;
#elif defined(OTHER_NULL)
  return nullptr;
#endif
  return &entry;
}
#endif
