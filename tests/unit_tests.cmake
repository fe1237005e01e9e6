# How the unit tests are compiled, natively and for WebAssembly.
set(unit_tests_folder ${CMAKE_CURRENT_LIST_DIR})

# Together those of a folder, who play the same games: to instantiate the searches for each of them takes
# most of the time.
function(compile_by_folders target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source NORMALIZE OUTPUT_VARIABLE path)
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${unit_tests_folder})
    if(path MATCHES "^(search/[a-z]+|[a-z]+)/.*_test\\.cpp$")
      string(REPLACE "/" "_" folder ${CMAKE_MATCH_1})
      string(REPLACE examples search_two folder ${folder})
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder})
    endif()
  endforeach()
endfunction()
