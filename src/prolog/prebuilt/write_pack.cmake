# Writes the pack `archive`: what a pack is built from in `source`, and below lib/ the `module` for `arch`
# with the file `built`, which says for which SWI-Prolog it is, and the folders `catalogues` and `pages`, where
# they are there.
cmake_path(GET archive STEM LAST_ONLY name)
cmake_path(GET archive PARENT_PATH folder)
set(pack ${folder}/${name})
# Those of other versions would be taken for it.
file(GLOB archives ${folder}/minimax-*.tgz)
file(REMOVE_RECURSE ${pack} ${archives})
foreach(part pack.pl LICENSE README.md CONTRIBUTING.md CHANGELOG.md CMakeLists.txt prolog po src grammar docs examples)
  file(COPY ${source}/${part} DESTINATION ${pack} PATTERN node_modules EXCLUDE)
endforeach()
file(COPY ${module} ${built} DESTINATION ${pack}/lib/${arch})
foreach(part IN LISTS catalogues pages)
  if(EXISTS ${part})
    file(COPY ${part} DESTINATION ${pack}/lib/${arch})
  endif()
endforeach()
execute_process(COMMAND ${CMAKE_COMMAND} -E tar czf ${archive} --format=gnutar ${name}
  WORKING_DIRECTORY ${folder} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${pack})
