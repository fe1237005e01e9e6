// Parts of the program that are loaded where they are needed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

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

/// The function of that name, which the library exports. Where there is one, it stays loaded.
void* load_function(const std::filesystem::path& library, const char* name, Symbols symbols);

/// Whether the content of a file begins as that of a program or a library does.
bool is_machine_code(std::string_view content) noexcept;

/// Whether all parts that it names are there, for a machine of this word size.
bool is_whole_library(std::string_view content) noexcept;

}  // namespace minimax
