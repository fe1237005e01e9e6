// What heads the columns of lists of students.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace minimax::grade {

/// What a column holds. Of the first ones the earlier are the better ids.
enum class Column : std::uint8_t {
  number,      ///< a student's number
  user,        ///< a user name
  email,       ///< an e-mail address
  identifier,  ///< Moodle's: `Participant 12345`, whose number is in the names of its folders
  name,        ///< of the person, whole
  first_name,
  last_name,
  submission,  ///< Gradescope's number of what was handed in, which is in the names of its folders
  other,
};

/// By a heading in English, Portuguese, Spanish, Romanian, Hungarian or German, or of an export of
/// Moodle, Canvas or Gradescope, whatever the case, the accents and what is neither letter nor
/// digit.
Column column_headed(std::string_view heading);

/// The letters and digits of a heading, in lower case and without accents: what is compared.
std::string plain_heading(std::string_view heading);

}  // namespace minimax::grade
