include(HeaderLibrary)
add_header_library(doctest doctest::doctest)
set(doctest_FOUND TRUE)
