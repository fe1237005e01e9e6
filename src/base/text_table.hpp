// Columns of text.
#pragma once

#include <string>
#include <vector>

#include "base/styled_text.hpp"

namespace minimax {

/// Which side of a column its cells keep to.
enum class Align { left, right };

/// Rows of as many cells as there are columns, each row on a line of its own, in columns that are
/// as wide as their widest cell. Width is counted in characters of UTF-8.
std::string table_of(const std::vector<Align>& columns,
                     const std::vector<std::vector<std::string>>& rows);
StyledText styled_table_of(const std::vector<Align>& columns,
                           const std::vector<std::vector<StyledText>>& rows);

}  // namespace minimax
