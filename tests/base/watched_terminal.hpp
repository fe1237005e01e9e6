// A terminal, for tests that look at what it is sent.
#pragma once

#include <doctest/doctest.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <string>

#include "base/descriptor.hpp"

namespace minimax {

class WatchedTerminal {
 public:
  WatchedTerminal() : watched_(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
    REQUIRE(watched_.is_open());
    REQUIRE(grantpt(watched_.number()) == 0);
    REQUIRE(unlockpt(watched_.number()) == 0);
    path_ = ptsname(watched_.number());
    screen_ = Descriptor(open(path_.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC));
    REQUIRE(screen_.is_open());
  }

  const std::string& path() const { return path_; }
  /// The descriptor of the terminal.
  int screen() const { return screen_.number(); }

  /// Whether it was sent this since the last time. Before the next look there must be nothing more.
  void expect(const std::string& text) {
    std::string shown;
    pollfd watched{.fd = watched_.number(), .events = POLLIN, .revents = 0};
    while (shown.size() < text.size() && poll(&watched, 1, 10'000) == 1) {
      char some[1000];
      const ssize_t size = read(watched_.number(), some, sizeof some);
      REQUIRE(size > 0);
      shown.append(some, static_cast<std::size_t>(size));
    }
    CHECK(shown == text);
  }

 private:
  Descriptor watched_;
  Descriptor screen_;
  std::string path_;
};

}  // namespace minimax
