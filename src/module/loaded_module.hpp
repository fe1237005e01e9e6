// Modules with a game in C++.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "minimax/module_interface.hpp"

namespace minimax {

/// Whether a file of this name is to be loaded as a module: it ends in `.so`.
bool is_module(std::string_view name);

/// The file is no module with a game, or not one for this program; what() says why.
class NoModule : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Loaded code, which stays so. Several threads may make games of it.
class LoadedModule {
 public:
  /// The file at this path, with what it holds. Runs what it runs when it is loaded. Throws
  /// NoModule.
  LoadedModule(const std::string& file, std::string_view content);

  /// Throws what the game throws.
  std::unique_ptr<ModuleGame> make() const { return entry_->make(); }

 private:
  const ModuleEntry* entry_;
};

}  // namespace minimax
