// Runs a command as if the kernel had no Landlock, or no filters of system calls.
//
//     without landlock|seccomp COMMAND...
#include <seccomp.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <string_view>

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const bool is_landlock = std::string_view(argv[1]) == "landlock";
  const int call = is_landlock ? SCMP_SYS(landlock_create_ruleset) : SCMP_SYS(seccomp);
  void* const filter = seccomp_init(SCMP_ACT_ALLOW);
  if (seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), call, 0) != 0 ||
      (!is_landlock && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), 1,
                                        SCMP_A0(SCMP_CMP_EQ, PR_SET_SECCOMP, 0)) != 0) ||
      seccomp_load(filter) != 0) {
    std::perror(argv[0]);
    return 2;
  }
  execvp(argv[2], argv + 2);
  std::perror(argv[2]);
  return 2;
}
