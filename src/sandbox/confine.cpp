#include "sandbox/confine.hpp"

#include <grp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cmath>

namespace minimax::sandbox {

namespace {

// Hard and soft: a soft limit alone could be raised again.
bool limit(__rlimit_resource resource, rlim_t most) noexcept {
  const rlimit both{most, most};
  return setrlimit(resource, &both) == 0;
}

}  // namespace

bool limit_resources(const Limits& limits) noexcept {
  constexpr rlim_t descriptors = 64;
  return limit(RLIMIT_CPU, static_cast<rlim_t>(std::ceil(limits.seconds)) + 1) &&
         limit(RLIMIT_AS, limits.memory) && limit(RLIMIT_FSIZE, 0) &&
         limit(RLIMIT_NOFILE, descriptors) && limit(RLIMIT_CORE, 0);
}

bool begin_session() noexcept {
  return setsid() != -1;
}

bool renounce_privileges() noexcept {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

bool become_nobody() noexcept {
  constexpr uid_t nobody = 65534;
  return geteuid() == 0 && setgroups(0, nullptr) == 0 && setresgid(nobody, nobody, nobody) == 0 &&
         setresuid(nobody, nobody, nobody) == 0;
}

Layers confine_to_reading() noexcept {
  Layers layers;
  if (renounce_privileges()) layers.add(Layer::no_new_privileges);
  if (limit_writing()) layers.add(Layer::files);
  if (limit_system_calls()) layers.add(Layer::system_calls);
  return layers;
}

Layers confine(const Limits& limits, const std::vector<std::string>& readable,
               int answers) noexcept {
  Layers layers;
  const auto note = [&](Layer layer, bool active) {
    if (active) layers.add(layer);
  };
  note(Layer::session, begin_session());
  note(Layer::limits, limit_resources(limits));
  note(Layer::user, become_nobody());
  note(Layer::no_new_privileges, renounce_privileges());
  note(Layer::files, limit_files(readable));
  note(Layer::system_calls, limit_system_calls(answers));
  layers.add(Layer::clock);  // by the one who waits
  return layers;
}

}  // namespace minimax::sandbox
