// What else lies in the shared library of fmt: functions that are not in its headers, and those
// that the headers only declare.
#include <fmt/format-inl.h>

namespace fmt::detail {

template FMT_API auto thousands_sep_impl(locale_ref) -> thousands_sep_result<char>;
template FMT_API auto decimal_point_impl(locale_ref) -> char;

}  // namespace fmt::detail
