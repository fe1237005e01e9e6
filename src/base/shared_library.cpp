#include "base/shared_library.hpp"

#include <dlfcn.h>

namespace minimax {

std::filesystem::path command_folder() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path();
}

std::filesystem::path folder_of(const void* object) {
  Dl_info info;
  if (dladdr(object, &info) == 0) return command_folder();
  return std::filesystem::canonical(info.dli_fname).parent_path();
}

void* load_function(const std::filesystem::path& library, const char* name, Symbols symbols) {
  const int scope = symbols == Symbols::for_all ? RTLD_GLOBAL : RTLD_LOCAL;
  void* const loaded = dlopen(library.c_str(), RTLD_NOW | scope);
  void* const function = loaded ? dlsym(loaded, name) : nullptr;
  if (!function) throw MissingLibrary(dlerror());
  return function;
}

}  // namespace minimax
