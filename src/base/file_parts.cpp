#include "base/file_parts.hpp"

#include <algorithm>
#include <string>

#include "base/descriptor.hpp"

namespace minimax {

void read_at(int descriptor, std::size_t place, char* bytes, std::size_t size) {
  if (read_into(descriptor, {bytes, size}, place) < size) throw FileEnded();
}

void for_each_part(int descriptor, std::size_t size,
                   const std::function<void(std::string_view part)>& use) {
  constexpr std::size_t part_bytes = std::size_t{1} << 20;
  std::string part;
  for (std::size_t place = 0; place < size; place += part.size()) {
    part.resize(std::min(part_bytes, size - place));
    read_at(descriptor, place, part.data(), part.size());
    use(part);
  }
}

}  // namespace minimax
