#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <iterator>
#include <memory>

#include "sandbox/confine.hpp"

namespace minimax::sandbox {

namespace {

/// The calls that are refused, whatever their arguments.
constexpr int refused[] = {
    // processes and programs
    SCMP_SYS(fork), SCMP_SYS(vfork), SCMP_SYS(execve), SCMP_SYS(execveat), SCMP_SYS(setsid),
    SCMP_SYS(setpgid),
    // sockets
    SCMP_SYS(socket), SCMP_SYS(socketpair), SCMP_SYS(bind), SCMP_SYS(connect), SCMP_SYS(listen),
    SCMP_SYS(accept), SCMP_SYS(accept4),
    // what reaches other processes
    SCMP_SYS(kill), SCMP_SYS(tkill), SCMP_SYS(rt_sigqueueinfo), SCMP_SYS(rt_tgsigqueueinfo),
    SCMP_SYS(pidfd_open), SCMP_SYS(pidfd_send_signal), SCMP_SYS(pidfd_getfd), SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev), SCMP_SYS(kcmp),
    SCMP_SYS(process_madvise), SCMP_SYS(setpriority), SCMP_SYS(ioprio_set),
    SCMP_SYS(sched_setscheduler), SCMP_SYS(sched_setparam), SCMP_SYS(sched_setattr),
    // memory and messages that outlive a process
    SCMP_SYS(shmget), SCMP_SYS(shmat), SCMP_SYS(shmctl), SCMP_SYS(semget), SCMP_SYS(semop),
    SCMP_SYS(semctl), SCMP_SYS(msgget), SCMP_SYS(msgsnd), SCMP_SYS(msgrcv), SCMP_SYS(mq_open),
    SCMP_SYS(mq_unlink), SCMP_SYS(add_key), SCMP_SYS(request_key), SCMP_SYS(keyctl),
    SCMP_SYS(flock),
    // the system
    SCMP_SYS(mount), SCMP_SYS(umount2), SCMP_SYS(pivot_root), SCMP_SYS(chroot), SCMP_SYS(unshare),
    SCMP_SYS(setns), SCMP_SYS(move_mount), SCMP_SYS(open_tree), SCMP_SYS(fsopen), SCMP_SYS(fsmount),
    SCMP_SYS(open_by_handle_at), SCMP_SYS(bpf), SCMP_SYS(perf_event_open), SCMP_SYS(userfaultfd),
    SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter), SCMP_SYS(io_uring_register),
    SCMP_SYS(init_module), SCMP_SYS(finit_module), SCMP_SYS(delete_module), SCMP_SYS(kexec_load),
    SCMP_SYS(kexec_file_load), SCMP_SYS(reboot), SCMP_SYS(swapon), SCMP_SYS(swapoff),
    SCMP_SYS(acct), SCMP_SYS(quotactl), SCMP_SYS(personality), SCMP_SYS(settimeofday),
    SCMP_SYS(clock_settime), SCMP_SYS(adjtimex), SCMP_SYS(sethostname), SCMP_SYS(setdomainname),
    SCMP_SYS(syslog),
    // files, should nothing else keep them
    SCMP_SYS(chmod), SCMP_SYS(fchmod), SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(fchown),
    SCMP_SYS(lchown), SCMP_SYS(fchownat), SCMP_SYS(utime), SCMP_SYS(utimes), SCMP_SYS(futimesat),
    SCMP_SYS(utimensat), SCMP_SYS(setxattr), SCMP_SYS(lsetxattr), SCMP_SYS(fsetxattr),
    SCMP_SYS(removexattr), SCMP_SYS(unlink), SCMP_SYS(unlinkat), SCMP_SYS(rename),
    SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(link), SCMP_SYS(linkat), SCMP_SYS(symlink),
    SCMP_SYS(symlinkat), SCMP_SYS(mkdir), SCMP_SYS(mkdirat), SCMP_SYS(rmdir), SCMP_SYS(mknod),
    SCMP_SYS(mknodat), SCMP_SYS(truncate), SCMP_SYS(creat)};

using Filter = std::unique_ptr<void, decltype(&seccomp_release)>;

// Of a call that this machine does not have, nothing need be refused.
bool refuse(const Filter& filter, int call) noexcept {
  return call < 0 || seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
}

bool refuse(const Filter& filter, int call, scmp_arg_cmp where) noexcept {
  return seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), call, 1, where) == 0;
}

// The process may wake its threads, and end by what is wrong in it, which takes tgkill().
bool refuse_signals(const Filter& filter) noexcept {
  const auto self = static_cast<scmp_datum_t>(getpid());
  return refuse(filter, SCMP_SYS(tgkill), SCMP_A0(SCMP_CMP_NE, self, 0)) &&
         refuse(filter, SCMP_SYS(prlimit64), SCMP_A0(SCMP_CMP_NE, 0, 0));
}

// Threads are allowed. The C library asks by clone3() first, whose flags a filter cannot see: as it
// seems not to be there, it goes on with clone().
bool refuse_processes(const Filter& filter) noexcept {
  return refuse(filter, SCMP_SYS(clone), SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) &&
         seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
}

// Whether or not a file is there already. A filter cannot see what openat2() asks for.
bool refuse_writing(const Filter& filter) noexcept {
  for (const int flag : {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC}) {
    const auto bit = static_cast<scmp_datum_t>(flag);
    if (!refuse(filter, SCMP_SYS(open), SCMP_A1(SCMP_CMP_MASKED_EQ, bit, bit)) ||
        !refuse(filter, SCMP_SYS(openat), SCMP_A2(SCMP_CMP_MASKED_EQ, bit, bit)))
      return false;
  }
  return seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(openat2), 0) == 0;
}

// The terminal must not take for typed what a program writes.
bool refuse_typing(const Filter& filter) noexcept {
  constexpr scmp_datum_t low = 0xffff'ffff;  // the kernel heeds no more of a request
  for (const scmp_datum_t request : {scmp_datum_t{TIOCSTI}, scmp_datum_t{TIOCLINUX}}) {
    if (!refuse(filter, SCMP_SYS(ioctl), SCMP_A1(SCMP_CMP_MASKED_EQ, low, request))) return false;
  }
  return true;
}

// A program that had a pipe of its own there would read the secret by which answers are known.
bool refuse_replacing(const Filter& filter, int kept) noexcept {
  const auto descriptor = static_cast<scmp_datum_t>(kept);
  return refuse(filter, SCMP_SYS(close), SCMP_A0(SCMP_CMP_EQ, descriptor, 0)) &&
         refuse(filter, SCMP_SYS(dup2), SCMP_A1(SCMP_CMP_EQ, descriptor, 0)) &&
         refuse(filter, SCMP_SYS(dup3), SCMP_A1(SCMP_CMP_EQ, descriptor, 0)) &&
         refuse(filter, SCMP_SYS(close_range), SCMP_A0(SCMP_CMP_LE, descriptor, 0));
}

// What this filter does not know yet seems not to be there. The numbers from here on are the same
// on all machines.
bool hide_newer_calls() noexcept {
  constexpr unsigned first = 451;
  sock_filter instructions[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, first, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const sock_fprog program{std::size(instructions), instructions};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

}  // namespace

bool limit_system_calls(std::optional<int> kept) noexcept {
  const Filter filter(seccomp_init(SCMP_ACT_ALLOW), &seccomp_release);
  if (!filter || seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) != 0) return false;
  for (const int call : refused) {
    if (!refuse(filter, call)) return false;
  }
  if (kept && !refuse_replacing(filter, *kept)) return false;
  return refuse_signals(filter) && refuse_processes(filter) && refuse_writing(filter) &&
         refuse_typing(filter) && hide_newer_calls() && seccomp_load(filter.get()) == 0;
}

}  // namespace minimax::sandbox
