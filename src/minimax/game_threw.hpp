// What the game of a module throws, and what those throw who ask it.
#pragma once

#include <exception>
#include <memory>
#include <stdexcept>

#include "minimax/plain_term.hpp"

namespace minimax {

/// The game of a module has thrown; what() says what.
class GameThrew : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;

  /// The position that it was asked about. Null where it was about none, where the game cannot
  /// write it, and where it is searched as it is (SearchedGame in module.hpp).
  std::shared_ptr<const PlainTerm> position = nullptr;
};

/// Throws the exception that is being handled: as it is where it is GameThrew already or one of
/// these types, else as GameThrew. No std::exception need be thrown.
template <class Passed, class... OtherPassed>
[[noreturn]] void rethrow_of_game() {
  try {
    throw;
  } catch (const Passed&) {
    throw;
  } catch (const GameThrew&) {
    throw;
  } catch (const std::exception& error) {
    if constexpr (sizeof...(OtherPassed) > 0) rethrow_of_game<OtherPassed...>();
    throw GameThrew(error.what());
  } catch (...) {
    if constexpr (sizeof...(OtherPassed) > 0) rethrow_of_game<OtherPassed...>();
    throw GameThrew("something that is no std::exception");
  }
}

/// What ask() gives; what it throws is thrown so.
template <class... Passed, class Ask>
decltype(auto) asked_of_game(Ask ask) {
  try {
    return ask();
  } catch (...) {
    rethrow_of_game<Passed...>();
  }
}

}  // namespace minimax
