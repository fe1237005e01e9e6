# add_header_library(FOLDER TARGET): a library that is nothing but this machine's folder of headers. It
# is linked into a folder of the build, since the headers of this machine's C library lie beside it.
function(add_header_library folder target)
  set(linked ${PROJECT_BINARY_DIR}/headers/${folder})
  if(NOT TARGET ${target})
    find_path(headers_of_${folder} ${folder} PATHS /usr/include /usr/local/include NO_DEFAULT_PATH
      NO_CMAKE_FIND_ROOT_PATH REQUIRED)
    file(MAKE_DIRECTORY ${linked})
    file(CREATE_LINK ${headers_of_${folder}}/${folder} ${linked}/${folder} SYMBOLIC)
    add_library(${target} INTERFACE IMPORTED GLOBAL)
    target_include_directories(${target} SYSTEM INTERFACE ${linked})
  endif()
endfunction()
