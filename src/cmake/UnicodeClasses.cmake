# The library unicode_classes: the header <unicode_classes.hpp>, made from the installed
# SWI-Prolog's tables, so that our reader and it agree.

set(unicode_classes_dir ${CMAKE_CURRENT_BINARY_DIR}/unicode_classes)
set(unicode_classes_script ${CMAKE_CURRENT_LIST_DIR}/unicode_classes.pl)
file(MAKE_DIRECTORY ${unicode_classes_dir})
add_custom_command(
  OUTPUT ${unicode_classes_dir}/unicode_classes.hpp
  COMMAND ${SWIPL} -f none ${unicode_classes_script}
          ${unicode_classes_dir}/unicode_classes.hpp
  DEPENDS ${unicode_classes_script}
  COMMENT "Asking SWI-Prolog for its character classes"
  VERBATIM)
add_custom_target(generate_unicode_classes DEPENDS ${unicode_classes_dir}/unicode_classes.hpp)

add_library(unicode_classes INTERFACE)
target_include_directories(unicode_classes INTERFACE ${unicode_classes_dir})
add_dependencies(unicode_classes generate_unicode_classes)
