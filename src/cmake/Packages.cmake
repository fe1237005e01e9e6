# `cpack`: Debian packages and an archive of what is installed; `package_source`: an archive of the
# sources, which is a pack of SWI-Prolog as well.
set(CPACK_PACKAGE_NAME minimax)
set(CPACK_PACKAGE_VENDOR "minimax developers")
set(CPACK_PACKAGE_CONTACT "minimax developers <minimax@example.org>" CACHE STRING
  "Who answers for a package")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "game-tree search for teaching and learning Prolog")
set(CPACK_PACKAGE_DESCRIPTION
  "minimax searches game trees that are facts or rules of Prolog: with
minimax, alpha-beta and other algorithms, step by step where that is asked
for. It draws trees, makes exercises, and judges the answers and programs
of a class, which are run shut in.
.
The package has the command and library(minimax) for SWI-Prolog.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_PACKAGE_FILE_NAME minimax-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_SOURCE_PACKAGE_FILE_NAME minimax-${PROJECT_VERSION})
# It is read as a regular expression, where nearly every other character may have a meaning.
string(REGEX REPLACE "[^a-zA-Z0-9/_]" "." here "${PROJECT_SOURCE_DIR}")
set(CPACK_SOURCE_IGNORE_FILES "^${here}/(build|lib|_CPack_Packages|\\\\.git)/" "/\\\\.git$"
  "/node_modules/" "^${here}/[^/]*\\\\.(deb|tar\\\\.gz)$")

# The libraries are found out; of SWI-Prolog its own are needed, too.
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_MINIMAX_PACKAGE_NAME minimax)
set(CPACK_DEBIAN_MINIMAX_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_DEBIAN_MINIMAX_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_MINIMAX_PACKAGE_DEPENDS "swi-prolog-nox (>= 9.0.4) | swi-prolog (>= 9.0.4)")
set(CPACK_DEBIAN_MINIMAX_PACKAGE_RECOMMENDS bubblewrap)
# Headers and a library to be linked with, for programs in C++.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libminimax-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "g++ | clang, cmake")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL command library documents development)
set(CPACK_COMPONENT_COMMAND_GROUP minimax)
set(CPACK_COMPONENT_LIBRARY_GROUP minimax)
set(CPACK_COMPONENT_DOCUMENTS_GROUP minimax)
set(CPACK_COMPONENT_DEVELOPMENT_GROUP development)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
"The searches of minimax as headers, without Prolog: minimax, alpha-beta
and other algorithms over a game that is a type in C++.")
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_BINARY_DIR}/debian_package.cmake)
configure_file(${CMAKE_CURRENT_LIST_DIR}/debian_package.cmake.in
  ${PROJECT_BINARY_DIR}/debian_package.cmake @ONLY)
include(CPack)

# `release`: all that is given on, with checksums, in a folder of its own.
if(TARGET page AND TARGET prebuilt_pack AND NOT MINIMAX_SANITIZE)
  get_directory_property(arch DIRECTORY ${PROJECT_SOURCE_DIR}/src DEFINITION PLARCH)
  add_custom_target(release
    COMMAND ${CMAKE_COMMAND} -D build=${PROJECT_BINARY_DIR} -D version=${PROJECT_VERSION} -D arch=${arch}
      -D tree=${PROJECT_SOURCE_DIR}/examples/course_notes.pl -P ${CMAKE_CURRENT_LIST_DIR}/release.cmake
    COMMENT "Writing ${PROJECT_BINARY_DIR}/release" VERBATIM)
  add_dependencies(release minimax minimax_module page prebuilt_pack)
else()
  add_custom_target(release
    COMMAND ${CMAKE_COMMAND} -E echo "There is no release of a build without the page (docs/page.md says how it is\
 built) or with sanitizers."
    COMMAND ${CMAKE_COMMAND} -E false VERBATIM)
endif()
