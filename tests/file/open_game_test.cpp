#include "file/open_game.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <fstream>
#include <string>

#include "base/memory.hpp"
#include "facts/load.hpp"
#include "tests/base/temporary_folder.hpp"

namespace minimax {
namespace {

#ifdef __has_feature
#define HAS_FEATURE(name) __has_feature(name)
#else
#define HAS_FEATURE(name) 0
#endif

// The memory of WebAssembly grows only, and a sanitizer keeps what was freed.
#if !defined(__EMSCRIPTEN__) && !HAS_FEATURE(address_sanitizer)
/// By how much what is made takes more memory, as long as it is there.
template <class Make>
std::size_t memory_of(Make make) {
  const std::size_t before = resident_bytes();
  const auto made = make();
  return resident_bytes() - before;
}

TEST_CASE("a game of facts that nothing is wrong with is there without its text") {
  std::string text;
  for (int i = 0; text.size() < 24'000'000; ++i) {
    const std::string number = std::to_string(i);
    text += "static_eval(a_position_with_quite_a_long_name_" + number + ", " + number + ").\n";
  }
  const TemporaryFolder folder;
  const std::string path = (folder.path / "tree.pl").string();
  std::ofstream(path, std::ios::binary) << text;
  struct Kept {
    Source source;
    Loaded loaded;
  };
  const auto with_text = [&] {
    Source source = Source::open(path);
    Loaded loaded = load_facts(source);
    return Kept{std::move(source), std::move(loaded)};
  };
  const auto without = [&] { return open_game(GameSource{.file = path}); };
  // What the heap has kept of the first ones is there for the others.
  static_cast<void>(with_text());
  static_cast<void>(without());
  const std::size_t most = memory_of(with_text);
  const std::size_t least = memory_of(without);
  MESSAGE(most << " bytes with the text, " << least << " without, which has " << text.size());
  CHECK(least + text.size() / 2 < most);
}
#endif

}  // namespace
}  // namespace minimax
