# The translations of po/, compiled to locale/LANGUAGE/LC_MESSAGES/minimax.mo in the build tree. Without
# msgfmt all is said in English.
file(GLOB catalogues CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/po/*.po)
set(minimax_languages)
set(compiled_catalogues)
if(NOT EMSCRIPTEN)
  find_package(Gettext QUIET)
endif()
foreach(catalogue ${catalogues})
  cmake_path(GET catalogue STEM language)
  list(APPEND minimax_languages ${language})
  if(GETTEXT_FOUND)
    set(compiled ${PROJECT_BINARY_DIR}/locale/${language}/LC_MESSAGES/minimax.mo)
    cmake_path(GET compiled PARENT_PATH folder)
    add_custom_command(OUTPUT ${compiled}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
      COMMAND ${GETTEXT_MSGFMT_EXECUTABLE} --check -o ${compiled} ${catalogue}
      DEPENDS ${catalogue} VERBATIM)
    list(APPEND compiled_catalogues ${compiled})
  endif()
endforeach()
add_custom_target(minimax_catalogues DEPENDS ${compiled_catalogues})
if(NOT compiled_catalogues AND NOT EMSCRIPTEN)
  message(NOTICE "GNU gettext is not installed (gettext): what minimax says is in English alone.")
endif()

# What base/translation.cpp is compiled with.
list(TRANSFORM minimax_languages REPLACE "(.+)" "\"\\1\"" OUTPUT_VARIABLE language_names)
list(JOIN language_names ", " language_names)
set(minimax_translation "MINIMAX_LANGUAGES=${language_names}")

# install_catalogues(COMPONENT FOLDER [OPTION...]): to FOLDER/LANGUAGE/LC_MESSAGES.
function(install_catalogues component folder)
  foreach(compiled ${compiled_catalogues})
    cmake_path(RELATIVE_PATH compiled BASE_DIRECTORY ${PROJECT_BINARY_DIR}/locale OUTPUT_VARIABLE place)
    cmake_path(GET place PARENT_PATH place)
    install(FILES ${compiled} COMPONENT ${component} ${ARGN} DESTINATION ${folder}/${place})
  endforeach()
endfunction()
