#include "base/alarm.hpp"

#include <system_error>

namespace minimax {

Alarm::Alarm(Clock::time_point, std::function<Next()>)
    : thread_([] { throw std::system_error(std::make_error_code(std::errc::not_supported)); }) {}

}  // namespace minimax
