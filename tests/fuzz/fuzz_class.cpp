// Fuzzing of what is read about a class: lists of students, answers that were worked by hand,
// results of earlier runs, and reports that are merged. The first byte says which.
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "base/file.hpp"
#include "facts/source.hpp"
#include "grade/judge/answer_sheet.hpp"
#include "grade/judge/tree_reference.hpp"
#include "grade/report/json.hpp"
#include "grade/report/read_json.hpp"
#include "grade/run/resume_file.hpp"
#include "grade/students/students.hpp"
#include "tests/fuzz/fuzzed.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

namespace {

// No name leads out of the folder that the files are written to, or is that of another student.
void read_list(std::string_view text) {
  const StudentList list = read_students(text);
  std::set<std::string> names;
  for (const Student& student : list.students) {
    const std::string& name = student.file_name;
    require(
        !name.empty() && name.front() != '.' && name.front() != '-' && name.find('/') == name.npos,
        "a name of a file is not safe", name);
    require(file_name_of(student.id) == name, "an id has two names", student.id);
    if (list.problems.empty())
      require(names.insert(name).second, "two students have one file", name);
  }
}

void read_sheet(std::string_view text) {
  const Source source = Source::of_text("answers.pl", text);
  static const Tree tree = {{{.name = "a", .mover = Mover::max, .successors = {1, 2}},
                             {.name = "b", .value = Number(std::int64_t{1})},
                             {.name = "c", .value = Number(std::int64_t{2})}}};
  TreeReference reference(tree);
  const AnswerSheet sheet = read_answers(source, reference);
  for (const Answer& answer : sheet.answers)
    require(answer.offset < source.text().size(), "an answer is outside of its file", answer.text);
  for (const Answer& answer : sheet.answers)
    require(answer.kind != Answer::Kind::unread || !answer.problem.is_empty(),
            "what is not understood has no reason", answer.text);
}

// A line that is read tells the same when it is written, and when that is read.
void read_result(const std::string& line) {
  std::string written;
  try {
    written = json_of(marked_of_json(line));
  } catch (const NoReport&) {
    return;
  }
  require(json_of(marked_of_json(written)) == written, "a report is read as another one", written);
}

void read_results(const FuzzFolder& folder, std::string_view text) {
  const std::string path = folder.file("results", text);
  try {
    const ResumeFile first(path);
  } catch (const FileError&) {
    return;
  }
  const ResumeFile again(path);  // what could be read once can be read again
}

void merge_reports(const FuzzFolder& folder, std::size_t format, std::string_view text) {
  constexpr std::array formats = {"text", "json", "junit", "csv", "gradescope", "github"};
  run_fuzzed({"verify", "--merge", folder.file("part.json", text), "--format",
              formats[format % formats.size()], "--verbose"});
}

void judge_class(const FuzzFolder& folder, std::string_view text) {
  run_fuzzed({"verify", "--for", folder.file("class.csv", text), "--trees-in", folder.path("none"),
              folder.file("answers.pl", "value(a, 1).\n")});
}

void fuzz(std::string_view input) {
  static const FuzzFolder folder;
  if (input.empty()) return;
  const auto choice = static_cast<unsigned char>(input.front());
  input.remove_prefix(1);
  switch (choice % 6) {
    case 0:
      return read_list(input);
    case 1:
      return read_sheet(input);
    case 2:
      return read_result(std::string(input));
    case 3:
      return read_results(folder, input);
    case 4:
      return merge_reports(folder, choice / 6, input);
    default:
      return judge_class(folder, input);
  }
}

}  // namespace

}  // namespace minimax::grade

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  minimax::test_one_input([&] {
    minimax::grade::fuzz({reinterpret_cast<const char*>(data), size});
  });
  return 0;
}
