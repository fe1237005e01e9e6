#include "base/catalogue.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace minimax {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

using Entries = std::vector<std::pair<std::string, std::string>>;

const std::string header =
    "Language: ro\nPlural-Forms: nplurals=3; plural=(n == 1 ? 0 : n == 0 || (n != 1 && "
    "n % 100 >= 1 && n % 100 <= 19) ? 1 : 2);\n";

std::string bytes_of(std::uint32_t number, bool is_swapped) {
  std::string bytes;
  for (unsigned i = 0; i < 4; ++i)
    bytes += static_cast<char>(number >> 8 * (is_swapped ? 3 - i : i) & 0xff);
  return bytes;
}

/// As msgfmt writes them on a machine of either order of bytes.
std::string machine_object(const Entries& entries, bool is_swapped = false) {
  constexpr std::uint32_t head = 28;
  const auto count = static_cast<std::uint32_t>(entries.size());
  std::string file;
  for (const std::uint32_t number : {0x9504'12deU, 0U, count, head, head + 8 * count, 0U, 0U})
    file += bytes_of(number, is_swapped);
  std::string texts;
  for (const bool is_original : {true, false}) {
    for (const auto& [original, translation] : entries) {
      const std::string& text = is_original ? original : translation;
      file += bytes_of(static_cast<std::uint32_t>(text.size()), is_swapped);
      file += bytes_of(head + 16 * count + static_cast<std::uint32_t>(texts.size()), is_swapped);
      texts += text + '\0';
    }
  }
  return file + texts;
}

/// The catalogue in a file of such content.
std::unique_ptr<const Catalogue> catalogue_of(const std::string& content) {
  const fs::path file = fs::temp_directory_path() / ("catalogue_" + std::to_string(::getpid()));
  std::ofstream(file, std::ios::binary) << content;
  auto catalogue = Catalogue::read(file);
  fs::remove(file);
  return catalogue;
}

const Entries entries = {
    {"", header},
    {"a leaf", "o frunză"},
    {"{count} ply\0{count} plies"s, "{count} mutare\0{count} mutări\0{count} de mutări"s}};

TEST_CASE("a catalogue has the translations of its texts") {
  for (const bool is_swapped : {false, true}) {
    const auto catalogue = catalogue_of(machine_object(entries, is_swapped));
    REQUIRE(catalogue);
    CHECK(catalogue->find("a leaf") == std::string("o frunză"));
    CHECK(catalogue->find("a leaf", 7) == std::string("o frunză"));
    CHECK(catalogue->find("{count} ply") == std::string("{count} mutare"));
    CHECK(catalogue->find("another") == nullptr);
    CHECK(catalogue->find("another", 2) == nullptr);
    CHECK(catalogue->find("") == nullptr);
    CHECK(catalogue->find("", 3) == nullptr);
  }
}

TEST_CASE("a text that counts has the form of the language") {
  const auto catalogue = catalogue_of(machine_object(entries));
  REQUIRE(catalogue);
  for (const auto& [count, form] : {std::pair{0U, "{count} mutări"},
                                    {1U, "{count} mutare"},
                                    {2U, "{count} mutări"},
                                    {19U, "{count} mutări"},
                                    {20U, "{count} de mutări"},
                                    {100U, "{count} de mutări"},
                                    {101U, "{count} mutări"},
                                    {1'000'020U, "{count} de mutări"}}) {
    const std::uint64_t number = count;
    CAPTURE(number);
    CHECK(catalogue->find("{count} ply", number) == std::string(form));
  }
}

TEST_CASE("rules of plurals are expressions of C") {
  const auto form = [](const std::string& rule, std::uint64_t count) {
    return PluralRule::of_header("Plural-Forms: nplurals=9; plural=" + rule + ";\n").form(count);
  };
  CHECK(form("0", 5) == 0);
  CHECK(form("n>1", 1) == 0);
  CHECK(form("n>1", 2) == 1);
  CHECK(form("(n%10==1 && n%100!=11) ? 0 : n != 0 ? 1 : 2", 21) == 0);
  CHECK(form("(n%10==1 && n%100!=11) ? 0 : n != 0 ? 1 : 2", 11) == 1);
  CHECK(form("(n%10==1 && n%100!=11) ? 0 : n != 0 ? 1 : 2", 0) == 2);
  CHECK(form("!(n<3)*2+n/0+7-n%4-1", 6) == 6);
  CHECK(form("n<=1||n>=5", 5) == 1);
  // What is no rule: that of English.
  for (const std::string& rule :
       std::vector<std::string>{"", "n!", "(n", "n)", "x", "n==", "n?1", "n?1:", "9999&1",
                                std::string(1000, '('), std::string(400, '!') + 'n'}) {
    CAPTURE(rule);
    CHECK(form(rule, 1) == 0);
    CHECK(form(rule, 2) == 1);
  }
  CHECK(PluralRule::of_header("Language: de\n").form(2) == 1);
}

TEST_CASE("a file that is cut or damaged anywhere does no harm") {
  const std::string whole = machine_object(entries);
  CHECK_FALSE(Catalogue::read("/nowhere/at/all"));
  CHECK_FALSE(Catalogue::read("/"));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    CAPTURE(size);
    CHECK_FALSE(catalogue_of(whole.substr(0, size)));
  }
  int refused = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const char byte : {'\0', '\x7f', '\xff'}) {
      std::string damaged = whole;
      damaged[i] = byte;
      const auto catalogue = catalogue_of(damaged);
      refused += catalogue ? 0 : 1;
      if (catalogue) static_cast<void>(catalogue->find("{count} ply", 3));
    }
  }
  CHECK(refused > 50);
}

}  // namespace
}  // namespace minimax
