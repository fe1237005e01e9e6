// The clauses of a text, parsed before they are asked for: by other threads, too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "facts/parsed_clauses.hpp"
#include "facts/text_fetcher.hpp"
#include "term/operators.hpp"

namespace minimax {

/// How a text is parsed.
struct Parsing {
  /// So many, with that of the reader; 0: as many as pay for a text of that size.
  unsigned threads = 0;
  /// What one parses at once for another, in bytes. More than what one parses for itself, unless
  /// that is very little, since it goes from one processor to the other.
  std::size_t piece_size = std::size_t{1} << 16;
  /// For the reader: where the source is not whole, what is read is fetched before and released
  /// behind. Nobody else looks at it meanwhile, and what was found in it is kept without it.
  bool releases = false;
};

/// Parses a text for one who reads it from begin to end. Other threads parse pieces of it, from
/// what seems to be the begin of a clause there on; what they find counts only where the reader
/// does come to such a place, so that the clauses are those that one thread finds, whatever is in
/// the text.
class ClausesAhead {
 public:
  /// The text is followed by a zero byte, and must stay where it is, as must the operators; these
  /// may change between two calls of at(). Where there is a fetcher, nobody else fetches the text.
  ClausesAhead(std::string_view text, const OperatorTable& operators, const Parsing& parsing,
               const TextFetcher* fetcher = nullptr);
  ~ClausesAhead();

  /// Some clauses, of which the first of those that matter begins where it was asked for.
  struct Run {
    ParsedClauses* clauses;  ///< null where there is none
    std::size_t first;
    bool has_operators;  ///< those were parsed by the operators of now that need any
  };
  /// The clauses from the one that begins there on; none where that has an error. Not before what
  /// was asked for before. Valid until this is called again.
  Run at(const char* begin);

  /// Where the clause begins that follows what was read up to `here`; null where that is the end,
  /// or an error. Throws FileError.
  const char* begin_of_next(const char* here);
  /// Some of the text from there on. Throws FileError.
  void fetch_behind(const char* here);
  /// Whether some of the text was not fetched yet.
  bool is_fetching() const { return there() != end(); }
  /// More of the text than what is there behind `here`, twice as much where there is as much; false
  /// where no more was fetched: it is all there, or that fails, and fetch_all() tells why.
  bool fetch_more(const char* here);
  /// What was fetched, if it was not released since.
  std::string_view fetched() const {
    return {text_.data(), static_cast<std::size_t>(there() - text_.data())};
  }
  /// Fetches the whole text, also what was released. Throws FileError.
  void fetch_all();

  /// Nobody else looks at the text from now on, and nothing is parsed by others any more.
  void stop();

  /// Nobody looks at what is before this any more, where the clauses before `here` are not looked
  /// at.
  const char* oldest(const char* here) const;

  /// How often the operators were copied for other threads because they had changed. Where they
  /// change again and again, nothing is parsed by others any more.
  unsigned copies_of_operators() const noexcept;

 private:
  class Pieces;

  Run parse_here(const char* begin, const char* stop);
  const char* end() const noexcept { return text_.data() + text_.size(); }
  const char* there() const;
  const char* limit() const;
  void fetch_until(const char* place);
  const char* begin_before(const char* limit, const char* here) const;

  std::string_view text_;
  const TextFetcher* fetcher_;  // null where there is nothing to fetch
  const char* there_;           // where no others fetch: what was fetched is before it
  const OperatorTable& operators_;
  std::size_t bytes_at_once_;  // that one parses for itself
  std::uint64_t changes_;      // of the operators, when somebody asked last
  unsigned times_changed_ = 0;
  unsigned copies_ = 0;  // by those that have stopped
  ParsedClauses here_;   // by the thread of the reader, where nobody else has parsed
  std::unique_ptr<Pieces> pieces_;
};

}  // namespace minimax
