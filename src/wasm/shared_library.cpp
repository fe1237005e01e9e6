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

// Nothing is taken for what could not be loaded.
bool is_machine_code(std::string_view) noexcept {
  return false;
}

bool is_whole_library(std::string_view) noexcept {
  return false;
}

}  // namespace minimax
