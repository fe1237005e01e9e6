#include "module/loaded_module.hpp"

#include <fmt/format.h>

#include <bit>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>

#include "base/shared_library.hpp"

namespace minimax {

namespace {

const ModuleEntry* checked(const ModuleEntry* entry) {
  if (!entry || entry->magic != ModuleEntry::magic_number)
    throw NoModule("its function is not that of a game");
  if (entry->version != ModuleEntry::current_version)
    throw NoModule(fmt::format(
        "it was built with a minimax whose modules have version {}, and this one has {}\n  Build "
        "it again with the headers of this minimax.",
        entry->version, ModuleEntry::current_version));
  if (entry->standard_library != ModuleEntry::library || !entry->make)
    throw NoModule("it was built with another standard library\n  Build it with libstdc++.");
  return entry;
}

const ModuleEntry* entry_of(const std::string& file) try {
  void* const function =
      load_function(std::filesystem::absolute(file), module_function, Symbols::own);
  return std::bit_cast<ModuleFunction*>(function)();
} catch (const MissingLibrary& error) {
  throw NoModule(error.what());
}

/// What was loaded stays so, and the loader knows it by its name: it would give it again, whatever
/// the file holds by then.
class LoadedLibraries {
 public:
  /// Calls load() unless another one was loaded from there, and remembers it if that succeeds.
  template <class Load>
  auto load(const std::string& file, std::string_view content, Load load) {
    const std::lock_guard lock(mutex_);
    const std::string name = std::filesystem::absolute(file).lexically_normal().string();
    const std::size_t hash = std::hash<std::string_view>()(content);
    const auto known = hashes_.find(name);
    if (known != hashes_.end() && known->second != hash)
      throw NoModule(
          "another one was loaded from there before, and stays loaded\n  Begin anew, or give it "
          "another name.");
    const auto loaded = load();
    hashes_[name] = hash;
    return loaded;
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::size_t> hashes_;  // of contents, by name
};

LoadedLibraries& loaded_libraries() {
  static LoadedLibraries libraries;
  return libraries;
}

}  // namespace

bool is_module(std::string_view name) {
  return name.ends_with(".so");
}

// The loader of the system looks at what lies beyond the end of a file that was cut, and dies.
LoadedModule::LoadedModule(const std::string& file, std::string_view content) {
  if (!is_machine_code(content)) throw NoModule("it is no shared library");
  if (!is_whole_library(content)) throw NoModule("it was cut short, or is for another machine");
  entry_ = checked(loaded_libraries().load(file, content, [&] { return entry_of(file); }));
}

}  // namespace minimax
