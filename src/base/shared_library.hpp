// Parts of the program that are loaded where they are needed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace minimax {

/// The folder that the command lies in.
std::filesystem::path command_folder();

/// The folder of the program or the library that holds the object, without links.
std::filesystem::path folder_of(const void* object);

/// Whether what a library brings along is found by those that are loaded later.
enum class Symbols : std::uint8_t { own, for_all };

/// The library or the function is missing; what() says why.
class MissingLibrary : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The function of that name, which the library exports. It stays loaded.
void* load_function(const std::filesystem::path& library, const char* name, Symbols symbols);

}  // namespace minimax
