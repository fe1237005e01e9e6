# GMP for WebAssembly: the libraries gmp and gmpxx, as they are called natively. It is built once for
# a build folder.
set(gmp_folder ${PROJECT_BINARY_DIR}/gmp)
add_custom_command(OUTPUT ${gmp_folder}/lib/libgmp.a
  COMMAND sh ${CMAKE_CURRENT_LIST_DIR}/build_gmp.sh ${gmp_folder}
  DEPENDS ${CMAKE_CURRENT_LIST_DIR}/build_gmp.sh
  COMMENT "Building GMP of Debian's source package"
  VERBATIM)
add_custom_target(build_gmp DEPENDS ${gmp_folder}/lib/libgmp.a)
file(MAKE_DIRECTORY ${gmp_folder}/include)

add_library(gmp INTERFACE)
target_include_directories(gmp SYSTEM INTERFACE ${gmp_folder}/include)
target_link_libraries(gmp INTERFACE ${gmp_folder}/lib/libgmp.a)
add_dependencies(gmp build_gmp)
add_library(gmpxx ALIAS gmp)
