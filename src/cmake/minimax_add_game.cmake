# minimax_add_game(NAME HEADER [TYPE TYPE]): a module NAME.so with the game that the header has as
# this type, for the command `minimax` and for load_game/2. Where TYPE is not given, the name of the
# header tells: ConnectFour of connect_four.hpp. NAME is the name of the target, too.
function(minimax_add_game name header)
  cmake_parse_arguments(PARSE_ARGV 2 game "" "TYPE" "")
  if(game_UNPARSED_ARGUMENTS OR game_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "minimax_add_game(NAME HEADER [TYPE TYPE]): what is "
      "${game_UNPARSED_ARGUMENTS}${game_KEYWORDS_MISSING_VALUES}?")
  endif()
  cmake_path(ABSOLUTE_PATH header BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
  if(NOT EXISTS ${header})
    message(FATAL_ERROR "minimax_add_game(${name}): there is no ${header}")
  endif()
  if(NOT game_TYPE)
    cmake_path(GET header STEM stem)
    string(REPLACE "_" ";" words ${stem})
    foreach(word IN LISTS words)
      string(SUBSTRING ${word} 0 1 first)
      string(SUBSTRING ${word} 1 -1 rest)
      string(TOUPPER ${first} first)
      string(APPEND game_TYPE ${first}${rest})
    endforeach()
  endif()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}_module.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include <minimax/module.hpp>

#include \"@header@\"

MINIMAX_GAME(@game_TYPE@)
")
  add_library(${name} MODULE ${source})
  target_link_libraries(${name} PRIVATE minimax::minimax)
  set_target_properties(${name} PROPERTIES PREFIX "" SUFFIX .so CXX_VISIBILITY_PRESET hidden)
  if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    target_compile_options(${name} PRIVATE -O2)
  endif()
endfunction()
