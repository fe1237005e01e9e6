# How the unit tests are compiled, natively and for WebAssembly, and how they are run folder by folder.
set(unit_tests_folder ${CMAKE_CURRENT_LIST_DIR})

# unit_test_folder(VARIABLE SOURCE): `facts`, `search/two`; empty where the source is no test, which is
# compiled by itself.
function(unit_test_folder variable source)
  cmake_path(ABSOLUTE_PATH source NORMALIZE)
  cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${unit_tests_folder})
  set(folder "")
  if(source MATCHES "^(search/[^/]+|[^/]+)/.*_test\\.cpp$")
    set(folder ${CMAKE_MATCH_1})
  elseif(source MATCHES "_test\\.cpp$")
    message(FATAL_ERROR "${source} would not run: a test lies in a folder of tests/")
  endif()
  set(${variable} "${folder}" PARENT_SCOPE)
endfunction()

# Together those of a folder, who play the same games: to instantiate the searches for each of them takes
# most of the time. The games of the examples are those of the searches for two.
function(compile_by_folders target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    unit_test_folder(folder ${source})
    if(folder)
      string(REPLACE "/" "_" group ${folder})
      string(REPLACE examples search_two group ${group})
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
endfunction()

# A test of ctest for all of a folder: where the program takes longer to start than most of them.
function(run_by_folders target)
  get_target_property(sources ${target} SOURCES)
  set(folders)
  foreach(source IN LISTS sources)
    unit_test_folder(folder ${source})
    list(APPEND folders ${folder})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    string(REPLACE "/" "." name ${folder})
    add_test(NAME ${target}.${name} COMMAND ${target} --no-colors --source-file=*/tests/${folder}/*)
    set_tests_properties(${target}.${name} PROPERTIES FAIL_REGULAR_EXPRESSION "test cases: +0 " ${ARGN})
  endforeach()
endfunction()
