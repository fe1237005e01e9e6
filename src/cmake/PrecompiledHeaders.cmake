# precompile_headers(TARGET HEADER...): with MINIMAX_PRECOMPILE_HEADERS the headers of others are
# read once for each target instead of once for each file: only those that nearly each file needs,
# as the others have to be taken along. For the sanitizers' build by clang, which gains from it;
# g++ 12 does not, and finds the file that lacks an #include.
option(MINIMAX_PRECOMPILE_HEADERS "Read the headers of others once for each target" OFF)

set(precompiled_standard_headers
  <algorithm> <array> <chrono> <cstddef> <cstdint> <functional> <limits> <map> <memory> <optional>
  <span> <stdexcept> <string> <string_view> <unordered_map> <utility> <variant> <vector>)

function(precompile_headers target)
  if(MINIMAX_PRECOMPILE_HEADERS)
    target_precompile_headers(${target} PRIVATE ${precompiled_standard_headers} <gmpxx.h> ${ARGN})
  endif()
endfunction()
