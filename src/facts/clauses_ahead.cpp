#include "facts/clauses_ahead.hpp"

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <cstring>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "base/helper_threads.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/tokenizer.hpp"

namespace minimax {

namespace {

// What is parsed of it stays in the cache of a processor.
constexpr std::size_t most_at_once = std::size_t{1} << 15;

// Of a smaller text another thread has hardly begun when it is read.
constexpr std::size_t least_for_two = std::size_t{4} << 20;

unsigned threads_for(const Parsing& parsing, std::size_t bytes) {
  if (parsing.threads != 0) return parsing.threads;
  return bytes >= least_for_two && std::thread::hardware_concurrency() > 1 ? 2 : 1;
}

// Each change costs a copy of the table, and most of what was parsed ahead of it.
constexpr unsigned most_changes = 64;

bool is_blank(char c) noexcept {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

// Behind the first full stop, as it seems, that has a blank behind it which is not before `from`.
const char* guess_begin(const char* text, const char* from, const char* stop) noexcept {
  if (from == text) return text;
  for (const char* here = from - std::min<std::ptrdiff_t>(from - text, 2); here < stop; ++here) {
    const auto size = static_cast<std::size_t>(stop - here);
    here = static_cast<const char*>(std::memchr(here, '.', size));
    if (!here) return stop;
    if (is_blank(here[1]) && here + 2 >= from) return here + 1;
  }
  return stop;
}

// Where what is parsed has to end: the byte there may be looked at, and so is none of those that
// somebody fetches meanwhile.
const char* limit_before(const char* there, std::string_view text) noexcept {
  const char* const end = text.data() + text.size();
  return there == end || there == text.data() ? there : there - 1;
}

}  // namespace

/// The pieces of a text, of which some near the reader are parsed at any time.
class ClausesAhead::Pieces {
 public:
  Pieces(std::string_view text, const OperatorTable& operators, unsigned helpers,
         std::size_t piece_size, const TextFetcher* fetcher)
      : text_(text),
        piece_size_(piece_size),
        count_((text.size() + piece_size - 1) / piece_size),
        fetcher_(fetcher),
        is_fetched_(fetcher ? count_ : 0),
        asked_(fetcher && !fetcher->is_whole() ? 0 : count_),
        fetched_(asked_),
        slots_(std::size_t{2} * slots_at_once * helpers),
        operators_(std::make_shared<const OperatorTable>(operators)),
        helpers_(helpers, [this](unsigned) { help(); }) {}
  ~Pieces() {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
    may_parse_.notify_all();
  }

  /// Where the piece that holds this place ends.
  const char* stop_of(const char* here) const noexcept { return end_of(number_of(here)); }

  /// What was parsed of the piece that holds this place, and by which operators: by a helper, or by
  /// who asks, in the same way. While a helper does, this parses others.
  struct Parsed {
    ParsedClauses& clauses;
    std::uint64_t operators;
  };
  Parsed parsed(const char* here, const OperatorTable& operators) {
    std::unique_lock lock(mutex_);
    reader_ = number_of(here);
    next_ = std::max(next_, reader_);
    update(operators);
    // To wake one for each piece takes longer than it should.
    if (next_ <= reader_ + slots_.size() - slots_at_once) may_parse_.notify_all();
    Slot& slot = slot_of(reader_);
    while (next_ <= reader_ || slot.is_parsing) {
      if (can_parse_next())
        parse_next(lock);
      else
        is_done_.wait(lock);
    }
    return {slot.clauses, slot.operators};
  }

  /// Before this all was fetched.
  const char* there() {
    const std::lock_guard lock(mutex_);
    return begin_of(fetched_);
  }
  /// All pieces that begin before this place, unless that fails.
  void fetch_until(const char* place) {
    std::unique_lock lock(mutex_);
    fetch_first(number_of(place - 1) + 1, lock);
  }
  /// What was parsed stays. Throws FileError.
  void fetch_all() {
    std::unique_lock lock(mutex_);
    is_waiting_ = true;
    is_done_.wait(lock, [this] { return std::ranges::none_of(slots_, &Slot::is_parsing); });
    fetcher_->fetch_all();
    asked_ = fetched_ = count_;
    is_waiting_ = false;
    may_parse_.notify_all();
  }

  /// Where the first piece begins that somebody is at. He looks some bytes back.
  const char* begin_of_oldest() {
    const std::lock_guard lock(mutex_);
    std::size_t oldest = reader_;
    for (const Slot& slot : slots_)
      if (slot.is_parsing) oldest = std::min(oldest, slot.number);
    return begin_of(oldest);
  }

  /// How often the operators were copied since this began.
  unsigned copies() const noexcept { return copies_; }

 private:
  static constexpr std::size_t slots_at_once = 4;

  // What one thread counts up while it parses shares no line of the cache, nor the one beside it,
  // with what another one reads.
  struct alignas(128) Slot {
    bool is_parsing = false;
    std::size_t number = 0;
    std::uint64_t operators = 0;
    ParsedClauses clauses;
  };

  std::size_t number_of(const char* here) const noexcept {
    return static_cast<std::size_t>(here - text_.data()) / piece_size_;
  }
  std::size_t offset_of(std::size_t number) const noexcept {
    return std::min(number * piece_size_, text_.size());
  }
  const char* begin_of(std::size_t number) const noexcept {
    return text_.data() + offset_of(number);
  }
  const char* end_of(std::size_t number) const noexcept { return begin_of(number + 1); }
  Slot& slot_of(std::size_t number) noexcept { return slots_[number % slots_.size()]; }

  // What the reader looks at stays.
  bool has_room_for_next() const noexcept {
    return next_ < count_ && next_ < reader_ + slots_.size();
  }
  bool can_parse_next() noexcept {
    return !is_waiting_ && has_room_for_next() && !slot_of(next_).is_parsing;
  }

  // Not where nothing is parsed by them before the reader goes to another piece.
  void update(const OperatorTable& operators) {
    if (operators_->changes() == operators.changes() || !has_room_for_next()) return;
    operators_ = std::make_shared<const OperatorTable>(operators);
    ++copies_;
  }

  // As far as they are not fetched already, or other threads fetch them. False where that fails.
  bool fetch_first(std::size_t count, std::unique_lock<std::mutex>& lock) {
    count = std::min(count, count_);
    if (asked_ < count) {
      const std::size_t first = std::exchange(asked_, count);
      lock.unlock();
      const bool is_fetched = fetch(first, count);
      lock.lock();
      if (!is_fetched) has_failed_ = true;
      for (std::size_t i = first; i < count; ++i) is_fetched_[i] = is_fetched;
      while (fetched_ < count_ && is_fetched_[fetched_]) ++fetched_;
      is_done_.notify_all();
    }
    is_done_.wait(lock, [&] { return fetched_ >= count || has_failed_; });
    return fetched_ >= count;
  }

  // Why it fails is for the reader to find, who fetches all of the text then.
  bool fetch(std::size_t first, std::size_t last) const try {
    fetcher_->fetch(offset_of(first), offset_of(last));
    return true;
  } catch (const std::exception&) {
    return false;
  }

  void parse_next(std::unique_lock<std::mutex>& lock) {
    const std::size_t number = next_++;
    Slot& slot = slot_of(number);
    slot.is_parsing = true;
    slot.number = number;
    const std::shared_ptr<const OperatorTable> operators = operators_;
    const bool is_there = fetch_first(number + 2, lock);
    lock.unlock();
    slot.operators = operators->changes();
    slot.clauses.clear();
    if (is_there) parse(number, slot.clauses, *operators);
    lock.lock();
    slot.is_parsing = false;
    is_done_.notify_all();
  }

  // Where there is too little memory, that is for the reader to find.
  void parse(std::size_t number, ParsedClauses& clauses, const OperatorTable& operators) const try {
    const char* const stop = end_of(number);
    clauses.parse(text_,
                  {.begin = guess_begin(text_.data(), begin_of(number), stop),
                   .stop = stop,
                   .limit = limit_before(end_of(number + 1), text_),
                   .is_certain = false},
                  operators);
  } catch (const std::exception&) {
    clauses.clear();
  }

  void help() {
    std::unique_lock lock(mutex_);
    while (!is_over_ && next_ < count_) {
      if (can_parse_next())
        parse_next(lock);
      else
        may_parse_.wait(lock);
    }
  }

  std::string_view text_;
  std::size_t piece_size_;
  std::size_t count_;
  std::mutex mutex_;  // of all below but what is parsed
  std::condition_variable may_parse_, is_done_;
  const TextFetcher* fetcher_;    // null where there is nothing to fetch
  std::vector<bool> is_fetched_;  // of each piece
  std::size_t asked_;             // the first one that nobody has begun to fetch
  std::size_t fetched_;           // all before it are fetched
  bool has_failed_ = false;       // to fetch one
  bool is_waiting_ = false;       // the reader, until nobody parses
  std::vector<Slot> slots_;
  std::size_t next_ = 0;    // the first one that nobody has begun to parse
  std::size_t reader_ = 0;  // the one that is read
  std::shared_ptr<const OperatorTable> operators_;
  unsigned copies_ = 0;  // of the reader alone
  bool is_over_ = false;
  HelperThreads helpers_;
};

ClausesAhead::ClausesAhead(std::string_view text, const OperatorTable& operators,
                           const Parsing& parsing, const TextFetcher* fetcher)
    : text_(text),
      fetcher_(fetcher),
      there_(fetcher && !fetcher->is_whole() ? text.data() : text.data() + text.size()),
      operators_(operators),
      bytes_at_once_(std::min(most_at_once, parsing.piece_size)),
      changes_(operators.changes()) {
  const unsigned threads = threads_for(parsing, text.size());
  if (threads > 1)
    pieces_ = std::make_unique<Pieces>(text, operators, threads - 1, parsing.piece_size, fetcher);
}

ClausesAhead::~ClausesAhead() = default;

const char* ClausesAhead::oldest(const char* here) const {
  constexpr std::ptrdiff_t reach = 2;  // see guess_begin()
  if (!pieces_) return here;
  const char* const oldest = std::min(here, pieces_->begin_of_oldest());
  return oldest - std::min(oldest - text_.data(), reach);
}

const char* ClausesAhead::there() const {
  return pieces_ ? pieces_->there() : there_;
}

const char* ClausesAhead::limit() const {
  return limit_before(there(), text_);
}

// Twice as much as is needed, so that it need not be done for each clause.
void ClausesAhead::fetch_behind(const char* here) {
  const auto left = static_cast<std::size_t>(end() - here);
  if (there() < here + std::min(left, bytes_at_once_))
    fetch_until(here + std::min(left, 2 * bytes_at_once_));
}

bool ClausesAhead::fetch_more(const char* here) {
  const char* const before = there();
  const std::ptrdiff_t least = 1;
  fetch_until(before + std::min(end() - before, std::max(before - here, least)));
  return there() > before;
}

void ClausesAhead::fetch_until(const char* place) {
  if (place <= there()) return;
  if (pieces_) return pieces_->fetch_until(place);
  fetcher_->fetch(static_cast<std::size_t>(there_ - text_.data()),
                  static_cast<std::size_t>(place - text_.data()));
  there_ = place;
}

void ClausesAhead::fetch_all() {
  if (!fetcher_) return;
  if (pieces_)
    pieces_->fetch_all();
  else
    fetcher_->fetch_all();
  there_ = end();
}

const char* ClausesAhead::begin_of_next(const char* here) {
  fetch_behind(here);
  do {
    if (const char* const begin = begin_before(limit(), here)) return begin;
  } while (fetch_more(here));
  return nullptr;
}

// The same, as far as what is before the limit tells.
const char* ClausesAhead::begin_before(const char* limit, const char* here) const {
  if (limit <= here) return nullptr;
  Tokenizer tokenizer({text_.data(), static_cast<std::size_t>(limit - text_.data())});
  tokenizer.move_to(here);
  try {
    if (!tokenizer.skip_layout()) return nullptr;
  } catch (const SyntaxError&) {
    return nullptr;
  }
  constexpr std::ptrdiff_t longest = 4;  // of what tells a clause from layout, in bytes
  return limit - tokenizer.here() >= longest ? tokenizer.here() : nullptr;
}

unsigned ClausesAhead::copies_of_operators() const noexcept {
  return pieces_ ? pieces_->copies() : copies_;
}

void ClausesAhead::stop() {
  copies_ = copies_of_operators();
  there_ = there();
  pieces_.reset();
}

ClausesAhead::Run ClausesAhead::parse_here(const char* begin, const char* stop) {
  do {
    const char* const limit = this->limit();
    here_.clear();
    if (begin < limit)
      here_.parse(
          text_,
          {.begin = begin, .stop = std::min(stop, limit), .limit = limit, .is_certain = true},
          operators_);
  } while (here_.size() == 0 && fetch_more(begin));
  return {here_.size() > 0 ? &here_ : nullptr, 0, true};
}

ClausesAhead::Run ClausesAhead::at(const char* begin) {
  const auto left = static_cast<std::size_t>(end() - begin);
  if (std::exchange(changes_, operators_.changes()) != operators_.changes() &&
      ++times_changed_ > most_changes)
    stop();
  if (!pieces_) {
    fetch_behind(begin);
    return parse_here(begin, begin + std::min(left, bytes_at_once_));
  }
  const char* stop = pieces_->stop_of(begin);
  const auto [clauses, operators] = pieces_->parsed(begin, operators_);
  const bool has_operators = operators == changes_;
  const std::size_t first = clauses.find(begin);
  const bool is_there = first < clauses.size() && clauses.begin(first) == begin &&
                        (has_operators || !clauses.needs_operators(first));
  if (is_there) return {&clauses, first, has_operators};
  if (first < clauses.size() && has_operators) stop = clauses.begin(first);
  return parse_here(begin, stop);
}

}  // namespace minimax
