# find_package(minimax): the target minimax::minimax, and the function minimax_add_game().
include(${CMAKE_CURRENT_LIST_DIR}/minimaxTargets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/minimax_add_game.cmake)
