# SWIPL, the program, and PLBASE, PLARCH and PLLIBSWIPL, its home, its name for this machine and its
# library; swipl_version, such as 9.0.4, and swipl_interface, the version of its interface for C.
# SWI-Prolog's own swipl.cmake does not work for packs of version 2 in SWI-Prolog 9.0.4, so the program
# is asked.
if(DEFINED ENV{SWIPL})  # a pack install says which one it is for
  set(SWIPL $ENV{SWIPL} CACHE FILEPATH "SWI-Prolog" FORCE)
endif()
find_program(SWIPL NAMES swipl DOC "SWI-Prolog" REQUIRED)
execute_process(COMMAND ${SWIPL} --dump-runtime-variables
  OUTPUT_VARIABLE swipl_variables COMMAND_ERROR_IS_FATAL ANY)
foreach(name PLBASE PLARCH PLLIBSWIPL PLVERSION)
  if(NOT swipl_variables MATCHES "${name}=\"([^\"]*)\"")
    message(FATAL_ERROR "${SWIPL} --dump-runtime-variables tells no ${name}")
  endif()
  set(${name} ${CMAKE_MATCH_1})
endforeach()
math(EXPR swipl_major "${PLVERSION} / 10000")
math(EXPR swipl_minor "${PLVERSION} / 100 % 100")
math(EXPR swipl_patch "${PLVERSION} % 100")
set(swipl_version ${swipl_major}.${swipl_minor}.${swipl_patch})
file(STRINGS ${PLBASE}/include/SWI-Prolog.h swipl_interface REGEX "^#define PL_FLI_VERSION")
if(NOT swipl_interface MATCHES "PL_FLI_VERSION +([0-9]+)")
  message(FATAL_ERROR "${PLBASE}/include/SWI-Prolog.h tells no PL_FLI_VERSION")
endif()
set(swipl_interface ${CMAKE_MATCH_1})
