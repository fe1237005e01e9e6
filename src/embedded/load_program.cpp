#include "embedded/load_program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "base/print.hpp"
#include "base/utf8.hpp"
#include "embedded/broken_clause.hpp"
#include "embedded/embedded_prolog.hpp"
#include "embedded/load_watch.hpp"
#include "embedded/problem.hpp"
#include "facts/diagnostics.hpp"

namespace minimax::embedded {

namespace {

namespace fs = std::filesystem;

// Where the lines of a text stand.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {
    for (std::size_t at = 0; at != text.npos; at = end_of(at)) begins_.push_back(at);
  }

  // Of a character in a line; both count from 0, and SWI-Prolog counts a tab as what it takes to
  // the next column that is divided by 8. The end where there is none.
  Offset offset(std::int64_t line, std::int64_t column) const;

 private:
  // Of the line that begins there: where the next one begins, if any.
  std::size_t end_of(std::size_t begin) const {
    const std::size_t feed = text_.find('\n', begin);
    return feed == text_.npos ? feed : feed + 1;
  }

  std::string_view text_;
  std::vector<std::size_t> begins_;
};

Offset Lines::offset(std::int64_t line, std::int64_t column) const {
  const std::string_view text = text_;
  const auto index = static_cast<std::size_t>(line);
  std::size_t at = index < begins_.size() ? begins_[index] : text.size();
  for (std::int64_t here = 0; here < column && at < text.size() && text[at] != '\n';) {
    here = (text[at] == '\t' ? here | 7 : here) + 1;
    ++at;
    while (at < text.size() && continues_character(text[at])) ++at;
  }
  return at;
}

// What Prolog knows of a source.
struct Origin {
  term_t path;            // an atom
  std::string path_text;  // of that
  fs::path file;          // wherever the program may go; empty for standard input
  bool is_text;           // consulted from the text that was read already
};

// A pipe cannot be read twice, and SWI-Prolog opens no file whose name is no text: the bytes of
// that are taken for Latin-1 then.
Origin origin_of(const Source& source) {
  Origin origin = {prolog::new_term(), "-", {}, true};
  std::error_code problem;
  if (source.name() != "-") {
    origin.file = fs::absolute(source.name()).lexically_normal();
    origin.is_text = !fs::is_regular_file(origin.file, problem);
    origin.path_text = origin.file;
  }
  const std::string& name = origin.path_text;
  if (!PL_put_chars(origin.path, PL_ATOM | REP_FN, name.size(), name.data())) {
    PL_clear_exception();
    origin.is_text = true;
    prolog::check(PL_put_chars(origin.path, PL_ATOM | REP_ISO_LATIN_1, name.size(), name.data()));
  }
  origin.path_text = prolog::text_of(origin.path);
  return origin;
}

// A message of the loader: message(Kind, Path, Line, LinePos, Text).
struct LoadMessage {
  explicit LoadMessage(term_t term) {
    const prolog::Frame frame;
    const term_t parts = prolog::new_terms(5);
    for (int i = 0; i < 5; ++i)
      prolog::check(
          PL_get_arg(static_cast<std::size_t>(i + 1), term, parts + static_cast<term_t>(i)));
    kind = prolog::text_of(parts);
    path = prolog::text_of(parts + 1);
    prolog::check(PL_get_int64_ex(parts + 2, &line) && PL_get_int64_ex(parts + 3, &column));
    text = prolog::text_of(parts + 4);
  }

  std::string kind;
  std::string path;
  std::int64_t line = 0;    // from 1; 0 where it is not known
  std::int64_t column = 0;  // from 0
  std::string text;
};

Diagnostic diagnostic_of(const LoadMessage& message, const Lines& lines) {
  const Problem problem =
      problem_of_text(message.kind == "syntax" || message.kind == "ended" ? DiagnosticKind::syntax
                                                                          : DiagnosticKind::program,
                      message.text);
  return {message.kind == "warning" ? Severity::warning : Severity::error,
          lines.offset(std::max<std::int64_t>(message.line - 1, 0), message.column),
          problem.message, problem.advice, problem.kind};
}

bool is_about(const Origin& origin, const LoadMessage& message) {
  if (message.line == 0) return false;
  std::error_code missing;
  return message.path == origin.path_text ||
         (!origin.file.empty() && fs::equivalent(message.path, origin.file, missing));
}

void tell_about_other(const LoadMessage& message, Severity severity, const Source& source) {
  const std::string place =
      message.line > 0 ? fmt::format("{}:{}", message.path, message.line) : source.name();
  tell("{}: {}: {}\n", place, text_of(severity), message.text);
}

// What is missing where something cannot be read.
class Missing {
 public:
  Missing(const Source& source, LoadedProgram& loaded) : source_(source), loaded_(loaded) {}

  // What is read no further than to a place may lack anything, as may another file.
  void note(const LoadMessage& message, bool is_own, Offset offset) {
    if (loaded_.is_broken) return;
    const bool ends =
        message.kind == "ended" || message.text.find("nd of file") != std::string::npos;
    std::vector<std::string> names;
    if (!ends && is_own) {
      if (!clauses_) clauses_.emplace(source_.text());
      names = clauses_->predicates_left_out(offset);
    }
    loaded_.is_broken = names.empty();
    std::ranges::move(names, std::back_inserter(loaded_.left_out));
  }

 private:
  const Source& source_;
  LoadedProgram& loaded_;
  std::optional<ClausesOfText> clauses_;
};

// The messages of the loader: those about another file first.
void tell_all(term_t messages, const Source& source, const Origin& origin, std::size_t most,
              LoadedProgram& loaded) {
  const Lines lines(source.text());
  Diagnostics diagnostics(most);
  Diagnostics others_left_out(0);
  Missing missing(source, loaded);
  std::vector<ToldDiagnostic>& told = loaded.told.kept;
  const term_t list = PL_copy_term_ref(messages);
  const term_t head = prolog::new_term();
  while (PL_get_list(list, head, list)) {
    const LoadMessage message(head);
    Diagnostic diagnostic = diagnostic_of(message, lines);
    const bool is_own = is_about(origin, message);
    if (diagnostic.kind == DiagnosticKind::syntax) missing.note(message, is_own, diagnostic.offset);
    if (is_own) {
      diagnostics.add(std::move(diagnostic));
    } else if (told.size() == most) {
      others_left_out.add(std::move(diagnostic));
    } else {
      tell_about_other(message, diagnostic.severity, source);
      told.push_back({std::move(diagnostic), std::nullopt});
    }
  }
  print(render(others_left_out, source), stderr);
  print(render(diagnostics, source), stderr);
  const std::vector<Diagnostic> own = diagnostics.in_order();
  const std::vector<Place> places = places_of(own, source);
  for (std::size_t i = 0; i < own.size(); ++i) told.push_back({own[i], places[i]});
  loaded.told.left_out = others_left_out.left_out();
  std::ranges::copy(diagnostics.left_out(), std::back_inserter(loaded.told.left_out));
}

term_t open_text(std::string_view text, int encoding) {
  const term_t open = prolog::new_terms(2);
  prolog::check(PL_put_chars(open, PL_STRING | encoding, text.size(), text.data()) &&
                prolog::call_predicate(PL_predicate("open_string", 2, "system"), open));
  return open + 1;
}

// A list of their names. Throws FileError where one of them is not there.
void put_names(term_t list, const std::vector<std::string>& files) {
  prolog::check(PL_put_nil(list));
  const term_t name = prolog::new_term();
  for (std::size_t i = files.size(); i-- > 0;) {
    static_cast<void>(Source::open(files[i]));
    prolog::check(PL_put_chars(name, PL_ATOM | REP_FN, files[i].size(), files[i].data()) &&
                  PL_cons_list(list, name, list));
  }
}

// In the places of errors.
void show_file_as(const Origin& origin, const std::string& name) {
  const prolog::Frame frame;
  const term_t arguments = prolog::new_terms(2);
  prolog::check(PL_put_term(arguments, origin.path) &&
                PL_put_chars(arguments + 1, PL_STRING | REP_UTF8, name.size(), name.data()) &&
                call_program_library("show_file_as", 2, arguments));
}

}  // namespace

LoadedProgram load_program(const std::vector<std::string>& before, const Source& source,
                           double seconds, std::size_t most_messages) {
  const prolog::Frame frame;
  const Origin origin = origin_of(source);
  const term_t all = prolog::new_terms(7);
  put_names(all, before);
  const term_t arguments = all + 1;
  prolog::check(PL_put_term(arguments, origin.path));
  // What is no UTF-8 is from a time before it.
  const bool utf8 = is_utf8(source.text());
  if (origin.is_text) {
    const term_t stream = open_text(source.text(), utf8 ? REP_UTF8 : REP_ISO_LATIN_1);
    prolog::check(PL_put_term(arguments + 1, stream));
  }
  prolog::check(PL_put_atom_chars(arguments + 2, utf8 ? "utf8" : "iso_latin_1") &&
                PL_put_float(arguments + 3, seconds));
  const LoadWatch watch(source.name(), origin.path_text, seconds);
  show_file_as(origin, source.name());
  if (!call_program_library("load_program", 7, all))
    throw std::runtime_error(source.name() + " cannot be loaded");
  LoadedProgram loaded;
  prolog::check(PL_get_module(arguments + 4, &loaded.module));
  tell_all(arguments + 5, source, origin, most_messages, loaded);
  return loaded;
}

}  // namespace minimax::embedded
