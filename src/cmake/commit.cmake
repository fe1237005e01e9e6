# Writes which commit of `source` is built, where it is one of a repository, into the header `header`.
find_program(git git)
set(commit)
if(git AND EXISTS "${source}/.git")
  execute_process(COMMAND ${git} -C "${source}" rev-parse --short=10 HEAD
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(text "// Which commit this is; empty where that is not known.\n#define MINIMAX_COMMIT \"${commit}\"\n")
if(EXISTS "${header}")
  file(READ "${header}" before)
endif()
if(NOT text STREQUAL before)
  file(WRITE "${header}" "${text}")
endif()
