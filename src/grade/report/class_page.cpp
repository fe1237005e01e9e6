#include "grade/report/class_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <class_page_parts.hpp>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.hpp"
#include "base/sha256.hpp"
#include "base/translation.hpp"
#include "grade/report/bars.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/feedback_blocks.hpp"
#include "grade/report/score.hpp"
#include "grade/report/summary.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

using Submissions = std::span<const Marked>;

std::string escaped_line(std::string_view raw) {
  return html_escaped(clean_line(raw));
}

/// What stands in the table about a submission.
struct Cell {
  std::string text;      ///< of students' too
  std::string key = {};  ///< by which it is sorted, where that is not the text
  std::string classes = {};
};

struct Column {
  std::string head;
  bool is_number;
  std::vector<Cell> cells;  ///< of each submission
};

Cell number_cell(double number) {
  return {points_text(number), fmt::format("{}", number), "number"};
}

const std::string& person_of(const Marked& marked) {
  if (!marked.student_name.empty()) return marked.student_name;
  return marked.student.empty() ? marked.file : marked.student;
}

/// The columns that there is something in, in their order. The first one names the submission.
class Columns {
 public:
  explicit Columns(Submissions submissions) : submissions_(submissions) {
    add_names();
    add(say("verdict"), true, [](const Marked& marked) {
      const char* const name = name_of(marked.report.verdict);
      return Cell{say(name), fmt::format("{}", static_cast<int>(marked.report.verdict)),
                  fmt::format("verdict {}", name)};
    });
    add_points();
    add(say("misconception"), false,
        [](const Marked& marked) { return Cell{misconception_text(marked.report)}; });
    add(say("convention"), false,
        [](const Marked& marked) { return Cell{marked.report.convention}; });
    add(say("reason"), false, [](const Marked& marked) {
      constexpr std::size_t most = 160;
      return Cell{first_words(clean_line(say(marked.report.reason)), most), "", "reason"};
    });
  }

  const std::vector<Column>& columns() const { return columns_; }

 private:
  template <class CellOf>
  void add(std::string head, bool is_number, CellOf cell_of) {
    Column column{std::move(head), is_number, {}};
    for (const Marked& marked : submissions_) column.cells.push_back(cell_of(marked));
    const auto is_empty = [](const Cell& cell) { return cell.text.empty(); };
    if (columns_.empty() || !std::ranges::all_of(column.cells, is_empty))
      columns_.push_back(std::move(column));
  }

  void add_names() {
    const auto is_called = [](const Marked& marked) {
      return !marked.student_name.empty() && marked.student_name != marked.student;
    };
    const bool has_list = tell_students(submissions_);
    const bool has_names = std::ranges::any_of(submissions_, is_called);
    add(say(has_list ? "student" : "file"), false,
        [](const Marked& marked) { return Cell{person_of(marked)}; });
    if (has_names)
      add(say("id"), false, [](const Marked& marked) { return Cell{marked.student, "", "id"}; });
    if (has_list)
      add(say("file"), false, [](const Marked& marked) { return Cell{marked.file, "", "file"}; });
  }

  void add_points() {
    const std::vector<std::string> questions = questions_of(submissions_);
    for (const std::string& question : questions) add_question(question);
    if (questions.empty())
      return add(say("right answers"), true, [](const Marked& marked) {
        if (marked.answers.empty()) return Cell{};
        const std::size_t right = right_answers(marked.answers);
        return Cell{say("{right} of {all}", {{"right", right}, {"all", marked.answers.size()}}),
                    fmt::format("{}", right), "number"};
      });
    add(say("points"), true, [](const Marked& marked) {
      return marked.questions.empty() ? Cell{} : number_cell(sum_of(marked.questions).points);
    });
    add(say("maximum"), true, [](const Marked& marked) {
      return marked.questions.empty() ? Cell{} : number_cell(sum_of(marked.questions).maximum);
    });
  }

  // What was not asked has no points, which are not 0.
  void add_question(const std::string& question) {
    add(question, true, [&](const Marked& marked) {
      const auto found = std::ranges::find(marked.questions, question, &MarkedQuestion::text);
      return found == marked.questions.end() ? Cell{} : number_cell(found->points);
    });
  }

  Submissions submissions_;
  std::vector<Column> columns_;
};

std::string head_html(const std::vector<Column>& columns) {
  std::string html = "<thead><tr>";
  for (const Column& column : columns)
    html +=
        fmt::format("<th scope=\"col\" data-kind=\"{}\"><button type=\"button\">{}</button></th>",
                    column.is_number ? "number" : "text", escaped_line(column.head));
  return html + "</tr></thead>\n";
}

std::string cell_html(const Cell& cell) {
  return fmt::format(
      "<td{}{}>{}</td>", cell.classes.empty() ? "" : fmt::format(" class=\"{}\"", cell.classes),
      cell.key.empty() ? "" : fmt::format(" data-key=\"{}\"", cell.key), escaped_line(cell.text));
}

// Of whom no model fits, the one that comes closest does not count.
std::string_view misconception_of(const Marked& marked) {
  return marked.report.misconception ? std::string_view(*marked.report.misconception) : "none";
}

std::string submission_html(const Marked& marked, const std::vector<Column>& columns,
                            std::size_t row, InlinePictures& pictures) {
  std::string html = fmt::format(
      "<tbody data-verdict=\"{}\" data-misconception=\"{}\">\n<tr><th scope=\"row\"><button "
      "type=\"button\" aria-expanded=\"true\" aria-controls=\"feedback-{}\">{}</button></th>",
      name_of(marked.report.verdict), escaped_line(misconception_of(marked)), row,
      escaped_line(columns.front().cells[row].text));
  for (std::size_t i = 1; i < columns.size(); ++i) html += cell_html(columns[i].cells[row]);
  return html + fmt::format(
                    "</tr>\n<tr class=\"feedback\" id=\"feedback-{}\"><td "
                    "colspan=\"{}\"><article>\n{}</article></td></tr>\n</tbody>\n",
                    row, columns.size(), html_blocks(feedback_blocks(marked), 2, pictures));
}

std::string table_html(Submissions submissions, InlinePictures& pictures) {
  const Columns columns(submissions);
  std::string html = "<table id=\"class\">\n" + head_html(columns.columns());
  for (std::size_t i = 0; i < submissions.size(); ++i)
    html += submission_html(submissions[i], columns.columns(), i, pictures);
  return html + "</table>\n";
}

std::string bars_html(const std::string& title, const Bars& bars) {
  if (bars.empty()) return "";
  std::size_t most = 1;
  for (const auto& [name, count] : bars) most = std::max(most, count);
  std::string html = fmt::format("<table><caption>{}</caption>\n", markup_escaped(title));
  for (const auto& [name, count] : bars)
    html += fmt::format(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td><svg aria-hidden=\"true\"><rect width=\"{}%\" "
        "height=\"100%\"/></svg></td></tr>\n",
        escaped_line(name), count, 100 * count / most);
  return html + "</table>\n";
}

// With what there is of it: the names of the catalogue alone say little.
std::string summary_html(Submissions submissions) {
  const Bars misconceptions = misconception_bars(submissions);
  const Histogram sheets = sheets_histogram(submissions);
  std::string html = fmt::format("<section class=\"bars\">\n{}{}{}</section>\n",
                                 bars_html(say("Verdicts"), titled(verdict_bars(submissions))),
                                 bars_html(say("Misconceptions"), misconceptions),
                                 bars_html(sheets.title, sheets.bars));
  if (misconceptions.empty()) return html;
  html += fmt::format("<details><summary>{}</summary>\n<dl>\n",
                      markup_escaped(say("What the misconceptions are")));
  for (const auto& [name, count] : misconceptions)
    html += fmt::format(
        "<dt>{}</dt><dd>{}</dd>\n", escaped_line(name),
        escaped_line(say("It behaves as if {sentence}.", {{"sentence", sentence_of(name)}})));
  return html + "</dl>\n</details>\n";
}

// The seed, and what does not count.
std::string notes_html(Submissions submissions) {
  std::string html;
  if (lacks_questions(submissions))
    html = fmt::format("<p class=\"quiet\">{}</p>\n", markup_escaped(say(no_points_text)));
  for (const std::uint64_t seed : seeds_of(submissions))
    html += fmt::format("<p class=\"quiet\">{}</p>\n",
                        markup_escaped(say("Random trees: --seed {seed}", {{"seed", seed}})));
  const std::vector<std::string> left_out = left_out_of(submissions);
  if (left_out.empty()) return html;
  html += fmt::format("<details id=\"left-out\"><summary>{}</summary>\n<ul>\n",
                      escaped_line(left_out_text(left_out)));
  for (const std::string& path : left_out) html += fmt::format("<li>{}</li>\n", escaped_line(path));
  return html + "</ul>\n</details>\n";
}

std::string reference_html(const std::optional<Marked>& reference, InlinePictures& pictures) {
  if (!reference) return "";
  return fmt::format(
      "<details id=\"reference\"><summary>{}</summary>\n<article>\n{}{}"
      "</article></details>\n",
      markup_escaped(say("The course's program: {verdict}",
                         {{"verdict", say(name_of(reference->report.verdict))}})),
      html_blocks(feedback_blocks(*reference), 2, pictures),
      is_right(*reference) ? "" : fmt::format("<p>{}.</p>\n", markup_escaped(say(as_taught))));
}

std::string choice_html(const char* id, const std::string& label, const Bars& bars,
                        std::size_t all) {
  std::string html = fmt::format("<label>{}<select id=\"{}\"><option value=\"\">{}</option>\n",
                                 markup_escaped(label), id, markup_escaped(say("all")));
  std::size_t others = all;
  const auto add = [&](std::string_view name, std::size_t count) {
    html += fmt::format("<option value=\"{}\">{} ({})</option>\n", escaped_line(name),
                        escaped_line(say(std::string(name))), count);
  };
  for (const auto& [name, count] : bars) {
    add(name, count);
    others -= count;
  }
  if (others > 0) add(msgid("none"), others);
  return html + "</select></label>\n";
}

std::string filters_html(Submissions submissions) {
  const Bars misconceptions = misconception_bars(submissions);
  const auto button = [](const char* attributes, const std::string& label) {
    return fmt::format("<button {}>{}</button>\n", attributes, markup_escaped(label));
  };
  return "<form id=\"filters\" role=\"search\" hidden>\n" +
         fmt::format("<label>{}<input type=\"search\" id=\"text\"></label>\n",
                     markup_escaped(say("Text"))) +
         choice_html("verdict", say("Verdict"), verdict_bars(submissions), submissions.size()) +
         (misconceptions.empty() ? ""
                                 : choice_html("misconception", say("Misconception"),
                                               misconceptions, submissions.size())) +
         button("type=\"reset\"", say("Show all")) +
         button("type=\"button\" id=\"open\"", say("Open all feedback")) +
         button("type=\"button\" id=\"close\"", say("Close it")) +
         fmt::format("<output id=\"shown\" data-text=\"{}\"></output>\n</form>\n",
                     markup_escaped(say("{shown} of {all} shown")));
}

// Should anything get through all the same, nothing is loaded and nothing else is run.
std::string head_of_page(const std::string& title) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n",
      chosen_language(), sha256_in_base64(class_page_css), sha256_in_base64(class_page_js), title,
      class_page_css);
}

}  // namespace

std::string class_page(Submissions submissions, RowOrder order,
                       const std::optional<Marked>& reference) {
  std::vector<Marked> rows(submissions.begin(), submissions.end());
  put_in_order(rows, order);
  InlinePictures pictures;
  const std::string counts = escaped_line(counts_text(rows));
  return head_of_page("minimax verify: " + counts) +
         fmt::format("<body>\n<h1>minimax verify</h1>\n<p>{}</p>\n", counts) +
         reference_html(reference, pictures) + summary_html(rows) + filters_html(rows) +
         table_html(rows, pictures) + notes_html(rows) +
         fmt::format("<script>{}</script>\n</body>\n</html>\n", class_page_js);
}

}  // namespace minimax::grade
