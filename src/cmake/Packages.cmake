# `cpack`: a Debian package and an archive of what is installed; `package_source`: an archive of the
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
set(CPACK_SOURCE_PACKAGE_FILE_NAME minimax-${PROJECT_VERSION})
set(CPACK_SOURCE_IGNORE_FILES "^${PROJECT_SOURCE_DIR}/(build|lib|\\\\.git)/" "/\\\\.git$" "/node_modules/")

# The libraries are found out; of SWI-Prolog its own are needed, too.
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "swi-prolog-nox (>= 9.0.4) | swi-prolog (>= 9.0.4)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS bubblewrap)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_BINARY_DIR}/debian_package.cmake)
configure_file(${CMAKE_CURRENT_LIST_DIR}/debian_package.cmake.in
  ${PROJECT_BINARY_DIR}/debian_package.cmake @ONLY)
include(CPack)
