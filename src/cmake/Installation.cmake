# Where what is installed lies below the prefix, and the target `uninstall`.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(command_folder ${CMAKE_INSTALL_BINDIR})
set(parts_folder ${CMAKE_INSTALL_LIBEXECDIR}/minimax)
set(data_folder ${CMAKE_INSTALL_DATADIR}/minimax)
# SWI-Prolog finds packs here, where the prefix is /usr, /usr/local or ~/.local; and where
# XDG_DATA_DIRS has the folder of data.
set(pack_folder ${CMAKE_INSTALL_DATADIR}/swi-prolog/pack/minimax)
set(documents_folder ${CMAKE_INSTALL_DOCDIR})
set(manual_folder ${CMAKE_INSTALL_MANDIR}/man1)
set(bash_folder ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
set(zsh_folder ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
set(fish_folder ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
set(locale_folder ${CMAKE_INSTALL_LOCALEDIR})
set(headers_folder ${CMAKE_INSTALL_INCLUDEDIR})
set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/minimax)
include(Catalogues)
set(catalogue_folders ${minimax_languages})
list(TRANSFORM catalogue_folders REPLACE "(.+)" "${locale_folder}/\\1/LC_MESSAGES")
set(installed_folders ${command_folder} ${parts_folder} ${data_folder} ${pack_folder}
  ${documents_folder} ${manual_folder} ${bash_folder} ${zsh_folder} ${fish_folder}
  ${headers_folder}/minimax ${CMAKE_INSTALL_LIBDIR} ${config_folder} ${catalogue_folders}
  ${PROJECT_SOURCE_DIR}/lib)  # of the component `pack`

# The command finds its parts from its own place, so that what was installed can be moved.
set(minimax_installed_places)
foreach(place parts pack data locale)
  cmake_path(ABSOLUTE_PATH command_folder BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}
    OUTPUT_VARIABLE here)
  cmake_path(ABSOLUTE_PATH ${place}_folder BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}
    OUTPUT_VARIABLE there)
  cmake_path(RELATIVE_PATH there BASE_DIRECTORY ${here})
  string(TOUPPER ${place} name)
  list(APPEND minimax_installed_places MINIMAX_INSTALLED_${name}="${there}")
endforeach()
# A SWI-Prolog that lies where libraries are not looked for is found nevertheless.
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)

# What is compiled for a web page is installed nowhere.
if(MINIMAX_MODULE_ONLY OR CMAKE_CROSSCOMPILING)
  function(install_minimax)
  endfunction()
  return()
endif()

# What each installation adds is written down in the build tree.
set(record ${PROJECT_BINARY_DIR}/installed.txt)
configure_file(${CMAKE_CURRENT_LIST_DIR}/before_installation.cmake.in
  ${PROJECT_BINARY_DIR}/before_installation.cmake @ONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/after_installation.cmake.in
  ${PROJECT_BINARY_DIR}/after_installation.cmake @ONLY)
install(SCRIPT ${PROJECT_BINARY_DIR}/before_installation.cmake ALL_COMPONENTS)
add_custom_target(uninstall
  COMMAND ${CMAKE_COMMAND} -D record=${record} -P ${CMAKE_CURRENT_LIST_DIR}/uninstall.cmake
  COMMENT "Removing what was installed" VERBATIM)

# install_link(FOLDER TARGET COMPONENT): a link in a folder below the prefix to what is installed elsewhere.
function(install_link folder target component)
  cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} OUTPUT_VARIABLE here)
  cmake_path(ABSOLUTE_PATH target BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} OUTPUT_VARIABLE there)
  cmake_path(RELATIVE_PATH there BASE_DIRECTORY ${here})
  cmake_path(GET there FILENAME name)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/link)
  file(CREATE_LINK ${there} ${PROJECT_BINARY_DIR}/link/${name} SYMBOLIC)
  install(FILES ${PROJECT_BINARY_DIR}/link/${name} COMPONENT ${component} DESTINATION ${folder})
endfunction()

# What needs SWI-Prolog, or a run of the command: a build with sanitizers lacks both.
function(install_programs_and_manuals)
  install(TARGETS minimax_program minimax_sandbox_process COMPONENT command
    RUNTIME DESTINATION ${parts_folder} LIBRARY DESTINATION ${parts_folder})

  install(DIRECTORY ${PROJECT_BINARY_DIR}/documents/man/ COMPONENT documents
    DESTINATION ${manual_folder})
  install(FILES ${PROJECT_BINARY_DIR}/documents/minimax.bash COMPONENT command
    DESTINATION ${bash_folder} RENAME minimax)
  install(FILES ${PROJECT_BINARY_DIR}/documents/_minimax COMPONENT command
    DESTINATION ${zsh_folder})
  install(FILES ${PROJECT_BINARY_DIR}/documents/minimax.fish COMPONENT command
    DESTINATION ${fish_folder})

  # The folder of data is for all machines: what is for this one alone is linked into it.
  install(TARGETS minimax_module COMPONENT library LIBRARY DESTINATION ${parts_folder})
  install_link(${pack_folder}/lib/${PLARCH} ${parts_folder}/minimax.so library)
  install(FILES ${minimax_built} COMPONENT library DESTINATION ${pack_folder}/lib/${PLARCH})
  install(FILES ${PROJECT_SOURCE_DIR}/pack.pl COMPONENT library DESTINATION ${pack_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/prolog COMPONENT library DESTINATION ${pack_folder})
  # The documents have links into it.
  install_link(${documents_folder} ${pack_folder}/prolog documents)
  # Whoever builds single targets may do without.
  if(minimax_prolog_pages)
    # In the pack, for apropos/1 of SWI-Prolog.
    install(DIRECTORY ${minimax_prolog_pages}/ COMPONENT library OPTIONAL
      DESTINATION ${pack_folder}/library)
    install_link(${documents_folder} ${pack_folder}/library documents)
  endif()
endfunction()

# install_minimax(): the rules, once all targets are known.
function(install_minimax)
  install(TARGETS minimax COMPONENT command RUNTIME DESTINATION ${command_folder})
  install_catalogues(command ${locale_folder})
  if(TARGET minimax_graphviz)
    install(TARGETS minimax_graphviz COMPONENT command LIBRARY DESTINATION ${parts_folder})
  endif()
  install(DIRECTORY ${PROJECT_BINARY_DIR}/page DESTINATION ${data_folder} COMPONENT command
    OPTIONAL FILES_MATCHING PATTERN *.html)
  install(CODE "if(NOT EXISTS \"${PROJECT_BINARY_DIR}/page/search.html\")
    message(STATUS \"Without the page for `draw -o FILE.html`: docs/page.md says how it is built.\")
  endif()" COMPONENT command)
  if(MINIMAX_SANITIZE)
    install(CODE "message(STATUS \"Without the library, manual pages and completions: a build with sanitizers\
 is for files of facts.\")" COMPONENT command)
  else()
    install_programs_and_manuals()
  endif()

  # For programs in C++: headers, a small library, and where CMake finds both.
  set(headers ${PROJECT_BINARY_DIR}/headers)
  install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" -D \"sources=${PROJECT_SOURCE_DIR}/src\"
    -D \"headers=${headers}\" -P \"${PROJECT_SOURCE_DIR}/src/cmake/headers.cmake\" COMMAND_ERROR_IS_FATAL ANY)"
    COMPONENT development)
  install(DIRECTORY ${headers}/minimax COMPONENT development DESTINATION ${headers_folder})
  install(TARGETS minimax_search COMPONENT development EXPORT minimaxTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT minimaxTargets COMPONENT development NAMESPACE minimax:: FILE minimaxTargets.cmake
    DESTINATION ${config_folder})
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/minimaxConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/minimaxConfigVersion.cmake
    ${PROJECT_SOURCE_DIR}/src/cmake/minimaxConfig.cmake
    ${PROJECT_SOURCE_DIR}/src/cmake/minimax_add_game.cmake COMPONENT development
    DESTINATION ${config_folder})

  set(documents README.md CONTRIBUTING.md CHANGELOG.md LICENSE)
  list(TRANSFORM documents PREPEND ${PROJECT_SOURCE_DIR}/)
  install(FILES ${documents} COMPONENT documents DESTINATION ${documents_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs COMPONENT documents DESTINATION ${documents_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples COMPONENT documents
    DESTINATION ${documents_folder} PATTERN quickstart.sh EXCLUDE)
  install(SCRIPT ${PROJECT_BINARY_DIR}/after_installation.cmake ALL_COMPONENTS)
endfunction()
