#include "base/shared_library.hpp"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <system_error>

namespace minimax {

namespace {

template <class Part>
bool read_part(Part& part, std::string_view content, std::uint64_t offset) {
  if (offset > content.size() || content.size() - offset < sizeof(Part)) return false;
  std::memcpy(&part, content.data() + offset, sizeof(Part));
  return true;
}

// As what this function is part of.
bool is_for_this_machine(const ElfW(Ehdr) & header) {
  Dl_info info;
  static const int here = 0;
  if (dladdr(&here, &info) == 0) return true;
  const auto& own = *static_cast<const ElfW(Ehdr)*>(info.dli_fbase);
  return header.e_machine == own.e_machine && header.e_ident[EI_DATA] == own.e_ident[EI_DATA];
}

}  // namespace

std::filesystem::path command_folder() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path();
}

std::filesystem::path folder_of(const void* object) {
  Dl_info info;
  if (dladdr(object, &info) == 0) return command_folder();
  // A saved state of SWI-Prolog has removed its copy of the library by now.
  std::error_code is_gone;
  const std::filesystem::path file = std::filesystem::canonical(info.dli_fname, is_gone);
  return (is_gone ? std::filesystem::path(info.dli_fname) : file).parent_path();
}

void* load_function(const std::filesystem::path& library, const char* name, Symbols symbols) {
  const int scope = symbols == Symbols::for_all ? RTLD_GLOBAL : RTLD_LOCAL;
  void* const loaded = dlopen(library.c_str(), RTLD_NOW | scope);
  void* const function = loaded ? dlsym(loaded, name) : nullptr;
  if (function) return function;
  const char* const reason = dlerror();
  const std::string told = reason ? reason : std::string(name) + " has no address";
  if (loaded) dlclose(loaded);
  throw MissingLibrary(told);
}

bool is_machine_code(std::string_view content) noexcept {
  return content.starts_with(std::string_view(ELFMAG, SELFMAG));
}

bool is_whole_library(std::string_view content) noexcept {
  constexpr unsigned char own_class = sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32;
  ElfW(Ehdr) header;
  if (!read_part(header, content, 0) || header.e_ident[EI_CLASS] != own_class) return false;
  if (!is_for_this_machine(header)) return false;
  for (std::size_t i = 0; i < header.e_phnum; ++i) {
    ElfW(Phdr) segment;
    if (!read_part(segment, content, header.e_phoff + i * sizeof(segment))) return false;
    if (segment.p_offset > content.size() || content.size() - segment.p_offset < segment.p_filesz)
      return false;
  }
  return header.e_phnum > 0;
}

}  // namespace minimax
