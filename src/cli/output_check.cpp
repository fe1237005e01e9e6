#include "cli/output_check.hpp"

#include <fmt/format.h>

#include "base/file.hpp"
#include "file/errors.hpp"

namespace minimax {

void check_output(const char* option, const std::string& path, const GameSource& game) {
  const bool is_read = game.file != "-" && !game.file.empty();
  if (is_read && written_path(path) == written_path(game.file))
    throw UsageError(fmt::format("{} and FILE name the same file: {}", option, path));
}

}  // namespace minimax
