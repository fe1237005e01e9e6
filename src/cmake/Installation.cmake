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
set(headers_folder ${CMAKE_INSTALL_INCLUDEDIR})
set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/minimax)
set(installed_folders ${command_folder} ${parts_folder} ${data_folder} ${pack_folder}
  ${documents_folder} ${manual_folder} ${bash_folder} ${zsh_folder} ${fish_folder}
  ${headers_folder}/minimax ${CMAKE_INSTALL_LIBDIR} ${config_folder}
  ${PROJECT_SOURCE_DIR}/lib)  # of the component `pack`

# The command finds its parts from its own place, so that what was installed can be moved.
set(minimax_installed_places)
foreach(place parts pack data)
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

# install_minimax(): the rules, once all targets are known.
function(install_minimax)
  install(TARGETS minimax COMPONENT command RUNTIME DESTINATION ${command_folder})
  install(TARGETS minimax_program minimax_sandbox_process COMPONENT command
    RUNTIME DESTINATION ${parts_folder} LIBRARY DESTINATION ${parts_folder})
  if(TARGET minimax_graphviz)
    install(TARGETS minimax_graphviz COMPONENT command LIBRARY DESTINATION ${parts_folder})
  endif()
  install(DIRECTORY ${PROJECT_BINARY_DIR}/page DESTINATION ${data_folder} COMPONENT command
    OPTIONAL FILES_MATCHING PATTERN *.html)
  install(CODE "if(NOT EXISTS \"${PROJECT_BINARY_DIR}/page/search.html\")
    message(STATUS \"Without the page for `draw -o FILE.html`: docs/page.md says how it is built.\")
  endif()" COMPONENT command)

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
  cmake_path(ABSOLUTE_PATH parts_folder BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}
    OUTPUT_VARIABLE module_folder)
  cmake_path(ABSOLUTE_PATH pack_folder BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}
    OUTPUT_VARIABLE links_folder)
  cmake_path(APPEND links_folder lib ${PLARCH})
  cmake_path(RELATIVE_PATH module_folder BASE_DIRECTORY ${links_folder})
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/link)
  file(CREATE_LINK ${module_folder}/minimax.so ${PROJECT_BINARY_DIR}/link/minimax.so SYMBOLIC)
  install(FILES ${PROJECT_BINARY_DIR}/link/minimax.so ${minimax_built} COMPONENT library
    DESTINATION ${pack_folder}/lib/${PLARCH})
  install(FILES ${PROJECT_SOURCE_DIR}/pack.pl COMPONENT library DESTINATION ${pack_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/prolog COMPONENT library DESTINATION ${pack_folder})

  # For programs in C++: headers, a small library, and where CMake finds both.
  set(headers ${PROJECT_BINARY_DIR}/headers)
  install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" -D \"sources=${PROJECT_SOURCE_DIR}/src\"
    -D \"headers=${headers}\" -P \"${PROJECT_SOURCE_DIR}/src/cmake/headers.cmake\" COMMAND_ERROR_IS_FATAL ANY)"
    COMPONENT development)
  install(DIRECTORY ${headers}/minimax COMPONENT development DESTINATION ${headers_folder})
  install(TARGETS minimax_search COMPONENT development EXPORT minimaxTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT minimaxTargets COMPONENT development NAMESPACE minimax:: FILE minimaxConfig.cmake
    DESTINATION ${config_folder})
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/minimaxConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/minimaxConfigVersion.cmake COMPONENT development
    DESTINATION ${config_folder})

  install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/LICENSE COMPONENT documents
    DESTINATION ${documents_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs COMPONENT documents DESTINATION ${documents_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples COMPONENT documents
    DESTINATION ${documents_folder} PATTERN quickstart.sh EXCLUDE)
  install(SCRIPT ${PROJECT_BINARY_DIR}/after_installation.cmake ALL_COMPONENTS)
endfunction()
