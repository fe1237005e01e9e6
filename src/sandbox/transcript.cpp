#include "sandbox/transcript.hpp"

#include <charconv>

#include "sandbox/message.hpp"

namespace minimax::sandbox {

namespace {

constexpr std::size_t length_digits = 12;

std::uint64_t number_of(const std::string& text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

struct RawFrame {
  Frame kind;
  std::vector<std::string> content;
};

/// Takes frames off the begin of the bytes.
class FrameReader {
 public:
  FrameReader(std::string_view bytes, std::string_view secret) : rest_(bytes), secret_(secret) {}

  /// Whether a process that was ended has left the begin of a frame, or nothing.
  bool is_cut_short() const {
    if (rest_.size() <= secret_.size()) return secret_.starts_with(rest_);
    if (!rest_.starts_with(secret_)) return false;
    const std::string_view header = rest_.substr(secret_.size());
    if (header.size() < 1 + length_digits) return true;
    const auto length = content_length(header.substr(1, length_digits));
    return length && header.size() - 1 - length_digits < *length;
  }

  std::optional<RawFrame> next() {
    const std::size_t header = secret_.size() + 1 + length_digits;
    if (rest_.size() < header || !rest_.starts_with(secret_)) return std::nullopt;
    const auto length = content_length(rest_.substr(secret_.size() + 1, length_digits));
    if (!length || rest_.size() - header < *length) return std::nullopt;
    auto content = unpack(rest_.substr(header, *length));
    if (!content) return std::nullopt;
    const auto kind = static_cast<Frame>(rest_[secret_.size()]);
    rest_.remove_prefix(header + *length);
    return RawFrame{kind, std::move(*content)};
  }

 private:
  static std::optional<std::size_t> content_length(std::string_view digits) {
    std::size_t length = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), length);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return length;
  }

  std::string_view rest_;
  std::string_view secret_;
};

std::optional<Reply> reply_of(RawFrame& frame) {
  if (frame.content.size() != 3 || frame.content[0].size() != 1) return std::nullopt;
  auto texts = unpack(frame.content[1]);
  auto leaves = unpack(frame.content[2]);
  const char kind = frame.content[0][0];
  if (!texts || !leaves || std::string_view("sfeo").find(kind) == std::string_view::npos)
    return std::nullopt;
  return Reply{static_cast<Reply::Kind>(kind), std::move(*texts), std::move(*leaves)};
}

// Of each module its name and then the predicates.
std::optional<std::vector<OwnFacts>> own_facts_of(std::string_view bytes) {
  const auto modules = unpack(bytes);
  if (!modules) return std::nullopt;
  std::vector<OwnFacts> all;
  for (const std::string& module : *modules) {
    auto texts = unpack(module);
    if (!texts || texts->size() < 2) return std::nullopt;
    all.push_back({texts->front(), {texts->begin() + 1, texts->end()}});
  }
  return all;
}

Transcript tampered() {
  Transcript transcript;
  transcript.is_tampered = true;
  return transcript;
}

/// Takes frames in the order in which they have to come.
class TranscriptReader {
 public:
  explicit TranscriptReader(std::size_t calls) { transcript_.calls.resize(calls); }

  bool take(RawFrame frame) {
    if (transcript_.is_done) return false;
    switch (frame.kind) {
      case Frame::loaded:
        return take_loaded(frame);
      case Frame::answer:
        return take_answer(frame);
      case Frame::more:
        return take_more(frame);
      case Frame::done:
        return take_done(frame);
    }
    return false;
  }

  Transcript& transcript() { return transcript_; }

 private:
  bool take_loaded(RawFrame& frame) {
    if (transcript_.is_loaded || frame.content.size() != 6) return false;
    const auto messages = unpack(frame.content[0]);
    auto others = unpack(frame.content[2]);
    auto own_facts = own_facts_of(frame.content[3]);
    auto hidden = unpack(frame.content[4]);
    if (!messages || messages->size() % 4 != 0 || !others || !own_facts || !hidden) return false;
    for (std::size_t i = 0; i < messages->size(); i += 4)
      transcript_.messages.push_back({(*messages)[i], number_of((*messages)[i + 1]),
                                      number_of((*messages)[i + 2]), (*messages)[i + 3]});
    transcript_.is_loaded = true;
    transcript_.is_defined = !frame.content[1].empty();
    transcript_.others = std::move(*others);
    transcript_.own_facts = std::move(*own_facts);
    transcript_.hidden_in = std::move(*hidden);
    transcript_.ends_loading = !frame.content[5].empty();
    return true;
  }

  bool take_answer(RawFrame& frame) {
    if (!transcript_.is_loaded || answered_ == transcript_.calls.size()) return false;
    if (answered_ > 0 && transcript_.calls[answered_ - 1].is_cut_short()) return false;
    std::optional<Reply>& first = transcript_.calls[answered_].first;
    first = reply_of(frame);
    if (!first) return false;
    ++answered_;
    return true;
  }

  bool take_more(RawFrame& frame) {
    if (answered_ == 0 || !transcript_.calls[answered_ - 1].is_cut_short()) return false;
    auto reply = reply_of(frame);
    if (reply) transcript_.calls[answered_ - 1].more.push_back(std::move(*reply));
    return reply.has_value();
  }

  // What is not defined is not asked.
  bool take_done(const RawFrame& frame) {
    const std::size_t asked = transcript_.is_defined ? transcript_.calls.size() : 0;
    transcript_.is_done = transcript_.is_loaded && frame.content.empty() && answered_ == asked &&
                          (asked == 0 || !transcript_.calls.back().is_cut_short());
    return transcript_.is_done;
  }

  Transcript transcript_;
  std::size_t answered_ = 0;
};

}  // namespace

std::string frame(std::string_view secret, Frame kind, const std::vector<std::string>& content) {
  const std::string bytes = pack(content);
  std::string digits = std::to_string(bytes.size());
  digits.insert(0, length_digits - digits.size(), '0');
  return std::string(secret) + static_cast<char>(kind) + digits + bytes;
}

Transcript read_transcript(std::string_view bytes, std::string_view secret, std::size_t calls) {
  TranscriptReader reader(calls);
  FrameReader frames(bytes, secret);
  while (auto frame = frames.next()) {
    if (!reader.take(std::move(*frame))) return tampered();
  }
  if (!frames.is_cut_short()) return tampered();
  return std::move(reader.transcript());
}

}  // namespace minimax::sandbox
