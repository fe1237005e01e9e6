// The directives of a fact file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "facts/diagnostics.hpp"
#include "syntax/clause.hpp"
#include "syntax/term_builder.hpp"
#include "term/operators.hpp"

namespace minimax {

/// Obeys the directives that change how the rest of a file is read: op/3, also in the export list
/// of module/2, and the flags double_quotes and back_quotes. Other flags that the meaning of a file
/// depends on must have their default values. What loads other files than libraries, and what lets
/// a part of the file count under a condition, is an error: the facts are then not those that stand
/// here. Lets pass directives that only declare.
class Directives {
 public:
  /// `text` gives that of the whole file, in UTF-8.
  Directives(std::function<std::string_view()> text, OperatorTable& operators, TermBuilder& builder,
             Diagnostics& diagnostics)
      : text_(std::move(text)),
        operators_(operators),
        builder_(builder),
        diagnostics_(diagnostics) {}

  enum class Kind : std::uint8_t {
    known,
    unknown,
    runs,  ///< initialization/1,2: the file is a program
  };

  /// `goal` is the node of a goal, or of several ones with commas between them. Of several kinds it
  /// gives the last one above.
  Kind obey(const Clause& clause, std::size_t goal);

  /// The module of the facts that name none.
  const std::string& module() const noexcept { return module_; }

 private:
  Kind obey_one(const Clause& clause, std::size_t goal);
  void add_operators(const Clause& clause, std::size_t goal);
  void add_exports(const Clause& clause, std::size_t module);
  void set_flag(const Clause& clause, std::size_t goal);
  void check_encoding(const Clause& clause, std::size_t goal);
  void check_loaded(const Clause& clause, std::size_t file);
  void check_condition(const Clause& clause, std::size_t goal, std::string_view name);
  void report(const Clause& clause, std::size_t node, Message message, Message advice,
              DiagnosticKind kind = DiagnosticKind::directive);

  std::function<std::string_view()> text_;
  OperatorTable& operators_;
  TermBuilder& builder_;
  Diagnostics& diagnostics_;
  std::string module_ = "user";
  bool in_condition_ = false;  // of an if/1 that was reported
};

}  // namespace minimax
