// All that there is lies in one module.
#include "base/shared_library.hpp"

namespace minimax {

std::filesystem::path command_folder() {
  return "/";
}

std::filesystem::path folder_of(const void*) {
  return command_folder();
}

void* load_function(const std::filesystem::path& library, const char*, Symbols) {
  throw MissingLibrary(library.filename().string() + " is not part of the command in a web page");
}

}  // namespace minimax
