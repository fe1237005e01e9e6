# The headers that `minimax/minimax.hpp` and `minimax/module.hpp` include, and all that those do, as they
# are installed: each includes the others as <minimax/...>, so that a folder `game` or `search` of a
# program that uses them is none of their business.
#
#     cmake -D sources=FOLDER -D headers=FOLDER -P headers.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${headers})
set(waiting minimax/minimax.hpp minimax/module.hpp)
set(known)
while(waiting)
  list(POP_FRONT waiting header)
  if(header IN_LIST known)
    continue()
  endif()
  list(APPEND known ${header})
  file(READ ${sources}/${header} text)
  string(REGEX MATCHALL "\n#include \"[^\"]*\"" lines "${text}")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE ".*\"([^\"]*)\"" "\\1" included "${line}")
    list(APPEND waiting ${included})
  endforeach()
  string(REGEX REPLACE "\n#include \"([^\"]*)\"" "\n#include <minimax/\\1>" text "${text}")
  string(REPLACE "<minimax/minimax/" "<minimax/" text "${text}")
  string(REGEX REPLACE "^minimax/" "" place ${header})
  file(WRITE ${headers}/minimax/${place} "${text}")
endwhile()
