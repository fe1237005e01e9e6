#include "grade/run/seal.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <exception>
#include <string>
#include <system_error>

#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "base/hmac.hpp"

namespace minimax::grade {

namespace {

constexpr std::string_view before_seal = ",\"seal\":\"";
constexpr std::string_view after_seal = "\"}";
constexpr std::size_t key_size = 64;  // digits

std::string new_key() {
  std::array<unsigned char, key_size / 2> bytes;
  if (getentropy(bytes.data(), bytes.size()) != 0) throw_system_error();
  std::string key;
  for (const unsigned char byte : bytes) key += fmt::format("{:02x}", byte);
  return key;
}

bool is_key(std::string_view text) {
  return text.size() == key_size &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Who else may read a key can forge results, and who else may write it can have results forged.
class OpenToOthers : public std::exception {};

// Of a file system without modes the key may be anybody's, too.
void check_closed(const Descriptor& file) {
  struct stat found;
  if (fstat(file.number(), &found) != 0) throw_system_error();
  if (!S_ISREG(found.st_mode) || found.st_uid != geteuid())
    throw std::system_error(EACCES, std::generic_category());
  if ((found.st_mode & (S_IRWXG | S_IRWXO)) != 0) throw OpenToOthers();
}

// Nothing where there is none.
std::optional<std::string> read_key(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
  if (!file.is_open() && errno == ENOENT) return std::nullopt;
  if (!file.is_open()) throw_system_error();
  check_closed(file);
  return read_all(file.number());
}

std::string make_key(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (!file.is_open()) throw_system_error();
  check_closed(file);
  std::string key = new_key();
  write_all(file.number(), key);
  return key;
}

}  // namespace

std::string key_path(const std::string& file) {
  return file.empty() ? "" : file + ".key";
}

Seal::Seal(const std::string& file) {
  const std::string path = key_path(file);
  try {
    const std::optional<std::string> known = read_key(path);
    key_ = known ? *known : make_key(path);
  } catch (const std::system_error& error) {
    throw FileError(path, "the key of the results cannot be read or made", error.code());
  } catch (const OpenToOthers&) {
    throw FileError(fmt::format(
        "{0}: error: others than its owner may read or write this key of results\n"
        "  Remove it: what lies in {1} is judged again. Where a new one is no better, name a file "
        "for --resume that lies where nobody else may read.",
        path, file));
  }
  if (!is_key(key_))
    throw FileError(fmt::format(
        "{}: error: this is no key of results\n  Remove it: what lies in {} is judged again.", path,
        file));
}

std::string Seal::sealed(std::string_view line) const {
  const std::string_view open = line.substr(0, line.size() - 2);  // without `}` and line feed
  return fmt::format("{}{}{}{}\n", open, before_seal, hmac_sha256(key_, open), after_seal);
}

std::optional<std::string> Seal::unsealed(std::string_view line) const {
  const std::size_t length = line.rfind(before_seal);
  if (length == std::string_view::npos) return std::nullopt;
  const std::string_view open = line.substr(0, length);
  if (line.substr(length) !=
      fmt::format("{}{}{}", before_seal, hmac_sha256(key_, open), after_seal))
    return std::nullopt;
  return std::string(open) + "}";
}

}  // namespace minimax::grade
