# Writes `build`/release anew: the sources, what was built as an archive and as Debian packages, the pack with
# the module built already for `arch`, both pages, one of them with `tree`, and the checksums of all.
#
#     cmake -D build=FOLDER -D version=VERSION -D arch=ARCH -D tree=FILE -P release.cmake
set(folder ${build}/release)
set(work ${build}/release.work)
file(REMOVE_RECURSE ${folder} ${work})
file(MAKE_DIRECTORY ${folder} ${work})

# run COMMAND...: tells what was printed where it fails.
function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE status OUTPUT_VARIABLE printed ERROR_VARIABLE printed)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${printed}\nThis command fails: ${ARGV}")
  endif()
endfunction()

run(${CMAKE_CPACK_COMMAND} --config ${build}/CPackSourceConfig.cmake -G TGZ -B ${work})
run(${CMAKE_CPACK_COMMAND} --config ${build}/CPackConfig.cmake -G TGZ -B ${work})
run(${CMAKE_CPACK_COMMAND} --config ${build}/CPackConfig.cmake -G DEB -B ${work})
file(GLOB archives ${work}/*.tar.gz ${work}/*.deb)
file(COPY ${archives} DESTINATION ${folder})
file(REMOVE_RECURSE ${work})

# pack_install/1 takes the name and the version from that of the file, and so the machine is told by a folder.
file(COPY ${build}/prebuilt_pack/${arch}/minimax-${version}.tgz DESTINATION ${folder}/${arch})

run(${build}/minimax draw ${tree} -o ${folder}/minimax-${version}-search.html)
run(${build}/minimax draw --playground -o ${folder}/minimax-${version}-playground.html)

file(GLOB_RECURSE files RELATIVE ${folder} ${folder}/*)
list(SORT files)
set(sums)
foreach(file IN LISTS files)
  file(SHA256 ${folder}/${file} sum)
  string(APPEND sums "${sum}  ${file}\n")
endforeach()
file(WRITE ${folder}/SHA256SUMS "${sums}")
message(STATUS "${folder} holds")
foreach(file IN LISTS files)
  message(STATUS "  ${file}")
endforeach()
