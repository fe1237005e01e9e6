// Questions over a game of a module.
#pragma once

#include <memory>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "module/searched_module.hpp"

namespace minimax {

/// Where no goal can be called.
class ModuleSurroundings final : public Surroundings {
 public:
  explicit ModuleSurroundings(Interrupt interrupt = {}) : interrupt_(interrupt) {}

  Interrupt interrupt() override { return interrupt_; }
  std::unique_ptr<Quiescence> quiescence(const Goal&) override {
    throw OptionFault(OptionFault::Kind::option, "quiescence",
                      "{quiescence} names a goal of a program, and this game is in C++");
  }

 private:
  Interrupt interrupt_;
};

/// See make_question(), of which this is the one for modules. Throws OptionFault.
std::unique_ptr<Question> module_question(SearchedModule& game, const Options& options,
                                          Surroundings& surroundings);

}  // namespace minimax
