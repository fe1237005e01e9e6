# The toolchain of the preset `wasm`: emscripten, as Debian 12 has it.
find_program(EMSCRIPTEN_CONFIG em-config REQUIRED)
execute_process(COMMAND ${EMSCRIPTEN_CONFIG} EMSCRIPTEN_ROOT OUTPUT_VARIABLE emscripten_root
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
include(${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)

# Exceptions of WebAssembly itself: those of JavaScript are slow, and much code.
string(APPEND CMAKE_CXX_FLAGS_INIT " -fwasm-exceptions")
string(APPEND CMAKE_CXX_FLAGS_INIT " -include ${CMAKE_CURRENT_LIST_DIR}/standard_library.hpp")
# A node that is not Debian's does not look where Debian's has what emscripten needs of it.
set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)

# The libraries of headers are those of this machine: see the Find modules here.
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
