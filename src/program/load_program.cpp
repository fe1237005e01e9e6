#include "program/load_program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

#include "facts/diagnostic.hpp"
#include "grammar/utf8.hpp"
#include "program/embedded_prolog.hpp"
#include "program/load_watch.hpp"

namespace minimax::program {

namespace {

// The offset of a character in a line of a text; both count from 0. The end where there is none.
Offset offset_of(std::string_view text, std::int64_t line, std::int64_t column) {
  std::size_t at = 0;
  for (; line > 0 && at != text.npos; --line) {
    at = text.find('\n', at);
    if (at != text.npos) ++at;
  }
  at = std::min(at, text.size());
  for (; column > 0 && at < text.size() && text[at] != '\n'; --column) {
    ++at;
    while (at < text.size() && (text[at] & 0xc0) == 0x80) ++at;
  }
  return at;
}

bool is_utf8(std::string_view text) {
  const char* here = text.data();
  const char* const end = here + text.size();
  while (here != end) {
    const std::uint8_t length = decode_utf8(here, end).length;
    if (length == 0) return false;
    here += length;
  }
  return true;
}

// A message of the loader: message(Kind, Path, Line, LinePos, Text).
struct LoadMessage {
  explicit LoadMessage(term_t term) {
    const swipl::Frame frame;
    const term_t parts = swipl::new_terms(5);
    for (int i = 0; i < 5; ++i)
      swipl::check(
          PL_get_arg(static_cast<std::size_t>(i + 1), term, parts + static_cast<term_t>(i)));
    kind = text_of(parts);
    path = text_of(parts + 1);
    swipl::check(PL_get_int64_ex(parts + 2, &line) && PL_get_int64_ex(parts + 3, &column));
    text = text_of(parts + 4);
  }

  std::string kind;
  std::string path;
  std::int64_t line = 0;    // from 1; 0 where it is not known
  std::int64_t column = 0;  // from 0
  std::string text;
};

// The first line says what is wrong, the rest more about it.
Diagnostic diagnostic_of(const LoadMessage& message, const Source& source) {
  const std::size_t end = message.text.find('\n');
  return {message.kind == "warning" ? Severity::warning : Severity::error,
          offset_of(source.text(), message.line - 1, message.column), message.text.substr(0, end),
          end == std::string::npos ? std::string() : message.text.substr(end + 1),
          message.kind == "syntax" ? DiagnosticKind::syntax : DiagnosticKind::program};
}

// All messages of the loader: those about another file first.
void tell(term_t messages, const Source& source, LoadedProgram& loaded) {
  Diagnostics diagnostics;
  const term_t list = PL_copy_term_ref(messages);
  const term_t head = swipl::new_term();
  while (PL_get_list(list, head, list)) {
    const LoadMessage message(head);
    loaded.is_broken = loaded.is_broken || message.kind == "syntax";
    std::error_code missing;
    const bool is_here =
        message.line > 0 &&
        (source.name() == "-" || std::filesystem::equivalent(message.path, source.name(), missing));
    if (is_here) {
      diagnostics.push_back(diagnostic_of(message, source));
    } else {
      const std::string place =
          message.line > 0 ? fmt::format("{}:{}", message.path, message.line) : source.name();
      fmt::print(stderr, "{}: {}: {}\n", place, message.kind == "warning" ? "warning" : "error",
                 message.text);
      loaded.told.push_back({diagnostic_of(message, source), std::nullopt});
    }
  }
  const std::vector<Place> places = sort_by_place(diagnostics, source);
  for (std::size_t i = 0; i < diagnostics.size(); ++i) {
    fmt::print(stderr, "{}", render(diagnostics[i], source, places[i]));
    loaded.told.push_back({diagnostics[i], places[i]});
  }
}

}  // namespace

LoadedProgram load_program(const Source& source, double seconds) {
  const swipl::Frame frame;
  const term_t arguments = swipl::new_terms(6);
  const std::string& name = source.name();
  swipl::check(PL_put_chars(arguments, PL_ATOM | REP_FN, name.size(), name.data()));
  if (name == "-") {
    const term_t open = swipl::new_terms(2);
    const std::string_view text = source.text();
    swipl::check(PL_put_chars(open, PL_STRING | REP_UTF8, text.size(), text.data()));
    swipl::check(PL_call_predicate(nullptr, PL_Q_PASS_EXCEPTION,
                                   PL_predicate("open_string", 2, "system"), open) &&
                 PL_put_term(arguments + 1, open + 1));
  }
  // What is no UTF-8 is from a time before it.
  const char* const encoding = is_utf8(source.text()) ? "utf8" : "iso_latin_1";
  swipl::check(PL_put_atom_chars(arguments + 2, encoding) && PL_put_float(arguments + 3, seconds));
  const LoadWatch watch(name, std::filesystem::absolute(name), seconds);
  if (!call_program_library("load_program", 6, arguments))
    throw std::runtime_error(name + " cannot be loaded");
  LoadedProgram loaded;
  swipl::check(PL_get_module(arguments + 4, &loaded.module));
  tell(arguments + 5, source, loaded);
  return loaded;
}

}  // namespace minimax::program
