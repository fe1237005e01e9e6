include(HeaderLibrary)
add_header_library(CLI CLI11::CLI11)
