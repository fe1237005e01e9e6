#include "sandbox/transcript.hpp"

#include <doctest/doctest.h>

#include <string>

#include "sandbox/message.hpp"

namespace minimax::sandbox {
namespace {

constexpr const char* secret = "0123456789abcdef0123456789abcdef";

std::string loaded() {
  return frame(secret, Frame::loaded,
               {pack({"warning", "4", "0", "Singleton variables: [X]"}), "1", pack({"4"}),
                pack({pack({"my-game", "moves/2"})}), pack({"user"}), "1"});
}

std::string answer(Frame kind = Frame::answer) {
  return frame(secret, kind, {"s", pack({"a", "b", "1", "[b]"}), pack({})});
}

std::string failure(Frame kind = Frame::more) {
  return frame(secret, kind, {"f", pack({}), pack({})});
}

std::string done() {
  return frame(secret, Frame::done, {});
}

bool is_tampered(const std::string& bytes, std::size_t calls = 2) {
  return read_transcript(bytes, secret, calls).is_tampered;
}

TEST_CASE("packed texts are unpacked") {
  const std::vector<std::string> texts = {"", std::string("a\0b", 3), "\n", std::string(1000, 'x')};
  CHECK(unpack(pack(texts)) == texts);
  CHECK(unpack("") == std::vector<std::string>());
  const std::string bytes = pack(texts);
  for (std::size_t length = 1; length < bytes.size(); ++length) {
    const auto part = unpack(bytes.substr(0, length));
    CHECK((!part || part->size() < texts.size()));
  }
}

TEST_CASE("requests and outcomes come as they were sent") {
  Request request{.secret = secret,
                  .name = "a.pl",
                  .program = "p :- q.",
                  .predicate = "minimax",
                  .facts = {"moves(a, [b])", ""},
                  .calls = {{"a", "_"}, {}},
                  .notes_leaves = true,
                  .limits = {}};
  request.limits.seconds = 0.25;
  const auto back = decode_request(encode(request));
  REQUIRE(back);
  CHECK(encode(*back) == encode(request));
  CHECK(back->limits.seconds == 0.25);
  CHECK(back->calls == request.calls);
  CHECK_FALSE(decode_request("x"));
  CHECK_FALSE(decode_request(""));
  const auto outcome =
      decode_outcome(encode(Outcome{End::signal, 9, 0.5, 0.25, "answers", "output"}));
  REQUIRE(outcome);
  CHECK(outcome->end == End::signal);
  CHECK(outcome->status == 9);
  CHECK(outcome->seconds == 0.5);
  CHECK(outcome->idle == 0.25);
  CHECK(outcome->answers == "answers");
  CHECK_FALSE(decode_outcome("x"));
}

TEST_CASE("what an honest process writes is read") {
  const Transcript transcript = read_transcript(
      loaded() + answer() + answer(Frame::more) + failure() + failure(Frame::answer) + done(),
      secret, 2);
  CHECK_FALSE(transcript.is_tampered);
  CHECK(transcript.is_loaded);
  CHECK(transcript.is_done);
  CHECK(transcript.is_defined);
  CHECK(transcript.ends_loading);
  REQUIRE(transcript.own_facts.size() == 1);
  CHECK(transcript.own_facts[0].module == "my-game");
  CHECK(transcript.own_facts[0].predicates == std::vector<std::string>{"moves/2"});
  REQUIRE(transcript.messages.size() == 1);
  CHECK(transcript.messages[0].line == 4);
  REQUIRE(transcript.calls.size() == 2);
  CHECK(transcript.calls[0].first->texts == std::vector<std::string>{"a", "b", "1", "[b]"});
  REQUIRE(transcript.calls[0].more.size() == 2);
  CHECK(transcript.calls[0].more[1].kind == Reply::Kind::failed);
  CHECK(transcript.calls[1].more.empty());
}

TEST_CASE("a process may be ended at any byte") {
  const std::string whole =
      loaded() + answer() + failure() + answer() + answer(Frame::more) + failure() + done();
  std::size_t answers = 0;
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    const Transcript transcript = read_transcript(whole.substr(0, length), secret, 2);
    CHECK_FALSE(transcript.is_tampered);
    CHECK(transcript.is_done == (length == whole.size()));
    if (transcript.calls[1].first) ++answers;
  }
  CHECK(answers == (answer(Frame::more) + failure() + done()).size() + 1);
}

TEST_CASE("forged frames make all of it void") {
  CHECK(is_tampered("x"));
  CHECK(is_tampered("PASS\n"));
  CHECK(is_tampered(loaded() + "x" + answer()));
  CHECK(is_tampered(loaded() + failure(Frame::answer) + done() + answer(), 1));
  CHECK(is_tampered(loaded() + failure(Frame::answer) + done() + "x", 1));
  CHECK(is_tampered(loaded() + loaded()));
  CHECK(is_tampered(answer()));
  CHECK(is_tampered(done()));
  CHECK(is_tampered(loaded() + answer(Frame::more)));
  CHECK(is_tampered(loaded() + answer() + failure() + failure()));
  CHECK(is_tampered(loaded() + answer() + failure() + answer(Frame::more)));
  CHECK(is_tampered(loaded() + answer() + failure() + answer(), 1));
  CHECK(is_tampered(loaded() + answer() + answer()));
  CHECK(is_tampered(loaded() + answer() + failure() + answer() + done()));
  CHECK(is_tampered(loaded() + answer() + failure() + done()));
  std::string other = answer();
  other[0] = 'f';
  CHECK(is_tampered(loaded() + other));
  CHECK(is_tampered(loaded() + frame(secret, static_cast<Frame>('?'), {})));
  CHECK(is_tampered(loaded() + frame(secret, Frame::answer, {"s"})));
  CHECK(is_tampered(loaded() + frame(secret, Frame::answer, {"?", "", ""})));
  CHECK(is_tampered(frame(secret, Frame::loaded, {"x", "", "", "", "", ""})));
  CHECK(is_tampered(frame(secret, Frame::loaded, {"", "", "", pack({pack({"user"})}), "", ""})));
}

TEST_CASE("so many solutions are looked at and no more") {
  std::string bytes = loaded() + answer();
  for (std::size_t i = 1; i < most_solutions; ++i) {
    CHECK(read_transcript(bytes, secret, 1).calls[0].is_cut_short());
    bytes += answer(Frame::more);
  }
  CHECK_FALSE(read_transcript(bytes, secret, 1).calls[0].is_cut_short());
  CHECK(read_transcript(bytes + done(), secret, 1).is_done);
  CHECK(is_tampered(bytes + answer(Frame::more), 1));
  const std::string odd = frame(secret, Frame::answer, {"o", pack({"a cyclic term"}), pack({})});
  CHECK(read_transcript(loaded() + odd, secret, 1).calls[0].is_cut_short());
  CHECK(read_transcript(loaded() + odd + failure() + done(), secret, 1).is_done);
}

}  // namespace
}  // namespace minimax::sandbox
