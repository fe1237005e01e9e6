# Writes the pack `archive`: what a pack is built from in `source`, and below lib/ the `module` for `arch`
# with the file `built`, which says for which SWI-Prolog it is.
cmake_path(GET archive STEM LAST_ONLY name)
cmake_path(GET archive PARENT_PATH folder)
set(pack ${folder}/${name})
file(REMOVE_RECURSE ${pack} ${archive})
foreach(part pack.pl LICENSE README.md CMakeLists.txt prolog src grammar docs examples)
  file(COPY ${source}/${part} DESTINATION ${pack} PATTERN node_modules EXCLUDE)
endforeach()
file(COPY ${module} ${built} DESTINATION ${pack}/lib/${arch})
execute_process(COMMAND ${CMAKE_COMMAND} -E tar czf ${archive} --format=gnutar ${name}
  WORKING_DIRECTORY ${folder} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${pack})
