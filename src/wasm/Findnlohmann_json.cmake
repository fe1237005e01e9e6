include(HeaderLibrary)
add_header_library(nlohmann nlohmann_json::nlohmann_json)
