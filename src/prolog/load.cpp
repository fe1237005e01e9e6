#include "prolog/load.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "base/width.hpp"
#include "facts/load.hpp"
#include "module/loaded_module.hpp"
#include "prolog/game_handle.hpp"

namespace minimax::prolog {

namespace {

[[noreturn]] void fail_to_read(term_t file, const FileError& error, Caller caller) {
  throw_permission_error(caller, "open", "source_sink", file, error.what());
}

Source open_source(term_t file, Caller caller) {
  const TextBuffers buffers;
  char* name = nullptr;
  check(PL_get_nchars(file, nullptr, &name, CVT_ATOM | CVT_STRING | CVT_EXCEPTION | REP_FN));
  try {
    return Source::open(name, is_module(name) ? Content::module : Content::text);
  } catch (const FileError& error) {
    fail_to_read(file, error, caller);
  }
}

// SWI-Prolog counts the columns from 0. The message is for programs and the rendering for people.
void put_diagnostic(term_t to, const Diagnostic& diagnostic, const Source& source, Place place) {
  std::string rendering = render(diagnostic, source, place).text();
  if (rendering.ends_with('\n')) rendering.pop_back();
  const std::string message = in_english(diagnostic.message);
  check(PL_put_variable(to));
  check(PL_unify_term(
      to, PL_FUNCTOR_CHARS, "diagnostic", 6,                                                   //
      PL_CHARS, text_of(diagnostic.severity).data(),                                           //
      PL_INT64, static_cast<std::int64_t>(place.line),                                         //
      PL_INT64, static_cast<std::int64_t>(place.column - 1),                                   //
      PL_INT64, static_cast<std::int64_t>(width(source.text().substr(0, diagnostic.offset))),  //
      PL_NUTF8_STRING, message.size(), message.data(),                                         //
      PL_NUTF8_STRING, rendering.size(), rendering.data()));
}

void put_left_out(term_t to, const Diagnostics::LeftOut& left_out, const std::string& file) {
  const std::string text = say(message_of(left_out, file));
  check(PL_put_variable(to));
  check(PL_unify_term(to, PL_FUNCTOR_CHARS, "left_out", 2,          //
                      PL_CHARS, text_of(left_out.severity).data(),  //
                      PL_NUTF8_STRING, text.size(), text.data()));
}

void put_diagnostics(term_t to, const Diagnostics& diagnostics, const Source& source) {
  const std::vector<Diagnostic> all = diagnostics.in_order();
  const std::vector<Place> places = places_of(all, source);
  const term_t list = PL_copy_term_ref(to);
  const term_t head = new_term();
  const term_t term = new_term();
  const auto add_term = [&] { check(PL_unify_list(list, head, list) && PL_unify(head, term)); };
  for (std::size_t i = 0; i < all.size(); ++i) {
    put_diagnostic(term, all[i], source, places[i]);
    add_term();
  }
  for (const Diagnostics::LeftOut& left_out : diagnostics.left_out()) {
    put_left_out(term, left_out, source.name());
    add_term();
  }
  check(PL_unify_nil(list));
}

void load_module(const Source& source, term_t file, term_t game, Caller caller) {
  try {
    unify_handle(game, std::make_shared<const LoadedGame>(
                           LoadedGame{std::nullopt, LoadedModule(source.name(), source.text())}));
  } catch (const NoModule& error) {
    throw_error(caller, {"domain_error", "game_module", file}, error.what());
  }
}

}  // namespace

// A large file is read while it is loaded.
void load(term_t file, term_t game, term_t diagnostics, Caller caller) try {
  const Source source = open_source(file, caller);
  if (is_module(source.name())) {
    check(PL_unify_nil(diagnostics));
    return load_module(source, file, game, caller);
  }
  const auto look = [](void* context, Offset) { return handle_signals(context); };
  Loaded loaded =
      load_facts(source, LoadInterrupt(look, nullptr), Diagnostics::usual_most, {.releases = true});
  put_diagnostics(diagnostics, loaded.diagnostics, source);
  if (loaded.game) {
    unify_handle(game, std::make_shared<const LoadedGame>(
                           LoadedGame{std::move(*loaded.game), std::nullopt}));
  }
} catch (const FileError& error) {
  fail_to_read(file, error, caller);
}

}  // namespace minimax::prolog
