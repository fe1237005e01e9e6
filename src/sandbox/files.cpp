// Landlock, as the kernel's documentation describes it (userspace-api/landlock). Declared here as
// far as the headers of Debian 12 do not know it.
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>

#include "base/descriptor.hpp"
#include "sandbox/confine.hpp"

namespace minimax::sandbox {

namespace {

/// struct landlock_ruleset_attr: the older a kernel is, the less of it does it take.
struct Ruleset {
  std::uint64_t files;
  std::uint64_t network;
  std::uint64_t scopes;
};

constexpr std::uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;

constexpr std::uint64_t all_rights(int version) {
  constexpr int rights[] = {0, 13, 14, 15, 15, 16};  // how many a version has
  constexpr int newest = std::size(rights) - 1;
  return (std::uint64_t{1} << rights[version < newest ? version : newest]) - 1;
}

constexpr std::size_t size_of_ruleset(int version) {
  if (version >= 6) return sizeof(Ruleset);
  return version >= 4 ? offsetof(Ruleset, scopes) : offsetof(Ruleset, network);
}

// What is not there need not be allowed.
bool allow_reading(int ruleset, const char* folder) noexcept {
  const Descriptor place(open(folder, O_PATH | O_CLOEXEC));
  if (!place.is_open()) return true;
  const landlock_path_beneath_attr rule{.allowed_access = reading, .parent_fd = place.number()};
  return syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
}

// Refuses all but these rights to files, and all of the network. Nothing where there is no
// Landlock.
Descriptor make_ruleset(std::uint64_t unlimited) noexcept {
  const long newest =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (newest < 1) return {};
  const int version = static_cast<int>(newest);
  const Ruleset all{.files = all_rights(version) & ~unlimited, .network = 3, .scopes = 3};
  return Descriptor(syscall(SYS_landlock_create_ruleset, &all, size_of_ruleset(version), 0));
}

bool enforce(const Descriptor& ruleset) noexcept {
  return ruleset.is_open() && syscall(SYS_landlock_restrict_self, ruleset.number(), 0) == 0;
}

}  // namespace

bool limit_writing() noexcept {
  return enforce(make_ruleset(reading));
}

bool limit_files(const std::vector<std::string>& readable) noexcept {
  const Descriptor ruleset = make_ruleset(0);
  for (const std::string& folder : readable) {
    if (!allow_reading(ruleset.number(), folder.c_str())) return false;
  }
  return enforce(ruleset);
}

}  // namespace minimax::sandbox
