// What was found about a class, as a page for a browser.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "grade/report/marked.hpp"
#include "grade/report/row_order.hpp"

namespace minimax::grade {

/// A whole document of HTML that loads nothing: how the class has done, a table of all submissions,
/// which sorts and filters, and in it each one's feedback. It can be read where no script is run,
/// and printed. What students wrote is text, and nothing but the page's own script may run.
std::string class_page(std::span<const Marked> submissions, RowOrder order,
                       const std::optional<Marked>& reference = {});

}  // namespace minimax::grade
