#include "embedded/bounded_text.hpp"

#include <cerrno>
#include <new>

#include "prolog/prolog.hpp"

namespace minimax::embedded {

ssize_t BoundedText::write(void* handle, char* text, std::size_t size) {
  BoundedText& to = *static_cast<BoundedText*>(handle);
  if (to.is_over_) return static_cast<ssize_t>(size);
  if (to.is_full_ || size > most - to.text_.size()) {
    to.is_full_ = true;
    errno = ENOSPC;
    return -1;
  }
  to.text_.append(text, size);
  return static_cast<ssize_t>(size);
}

BoundedText::BoundedText() {
  static IOFUNCTIONS functions = [] {
    IOFUNCTIONS functions = {};
    functions.write = write;
    return functions;
  }();
  stream_ = Snew(this, SIO_OUTPUT | SIO_TEXT | SIO_RECORDPOS | SIO_FBUF, &functions);
  if (!stream_) throw std::bad_alloc();
  stream_->encoding = ENC_UTF8;
}

// An error that the stream had been told of would be raised once more.
BoundedText::~BoundedText() {
  is_over_ = true;
  Sclearerr(stream_);
  Sclose(stream_);
}

void BoundedText::put_stream(term_t to) const {
  prolog::check(PL_put_variable(to) && PL_unify_stream(to, stream_));
}

const std::string& BoundedText::text() {
  Sflush(stream_);
  return text_;
}

}  // namespace minimax::embedded
