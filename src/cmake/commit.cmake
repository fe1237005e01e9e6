# Writes which commit of `source` is built, where it is one of a repository, into the header `header`; where
# a file of it was edited since, `-edited` follows.
find_program(git git)
set(commit)
if(git AND EXISTS "${source}/.git")
  execute_process(COMMAND ${git} -C "${source}" describe --always --abbrev=10 --exclude=* --dirty=-edited
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(text "// Which commit this is; empty where that is not known.\n#define MINIMAX_COMMIT \"${commit}\"\n")
if(EXISTS "${header}")
  file(READ "${header}" before)
endif()
if(NOT text STREQUAL before)
  file(WRITE "${header}" "${text}")
endif()
