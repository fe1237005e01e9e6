#include "grade/students/headings.hpp"

#include <map>

#include "base/digit.hpp"
#include "base/fold_case.hpp"

namespace minimax::grade {

namespace {

using Headings = std::map<std::string_view, Column>;

// As plain_heading() gives them.
const Headings& headings() {
  using enum Column;
  static const Headings known = {
      // English
      {"id", number},
      {"number", number},
      {"studentid", number},
      {"studentnumber", number},
      {"studentno", number},
      {"idnumber", number},
      {"sid", number},
      {"sisuserid", number},
      {"orgdefinedid", number},
      {"matriculation", number},
      {"matriculationnumber", number},
      {"user", user},
      {"userid", user},
      {"username", user},
      {"login", user},
      {"loginid", user},
      {"sisloginid", user},
      {"email", email},
      {"mail", email},
      {"emailaddress", email},
      {"identifier", identifier},
      {"name", name},
      {"fullname", name},
      {"student", name},
      {"studentname", name},
      {"firstname", first_name},
      {"givenname", first_name},
      {"lastname", last_name},
      {"surname", last_name},
      {"familyname", last_name},
      {"submissionid", submission},
      // Portuguese
      {"numero", number},
      {"numerodealuno", number},
      {"numerodoaluno", number},
      {"numerodeestudante", number},
      {"numerodeidentificacao", number},
      {"numeromecanografico", number},
      {"nmec", number},
      {"no", number},
      {"n", number},
      {"matricula", number},
      {"utilizador", user},
      {"usuario", user},
      {"nomedeutilizador", user},
      {"nomedousuario", user},
      {"nomedeusuario", user},
      {"enderecodeemail", email},
      {"correioeletronico", email},
      {"enderecodecorreioeletronico", email},
      {"identificador", identifier},
      {"nome", name},
      {"nomecompleto", name},
      {"aluno", name},
      {"estudante", name},
      {"nomeproprio", first_name},
      {"primeironome", first_name},
      {"apelido", last_name},
      {"apelidos", last_name},
      {"sobrenome", last_name},
      {"ultimonome", last_name},
      // Spanish
      {"numerodeestudiante", number},
      {"numerodealumno", number},
      {"numerodeid", number},
      {"numerodeidentificacion", number},
      {"nombredeusuario", user},
      {"correo", email},
      {"correoelectronico", email},
      {"direcciondecorreo", email},
      {"direcciondecorreoelectronico", email},
      {"nombrecompleto", name},
      {"alumno", name},
      {"estudiante", name},
      {"nombre", name},
      // Romanian
      {"numar", number},
      {"nr", number},
      {"numarmatricol", number},
      {"nrmatricol", number},
      {"utilizator", user},
      {"numedeutilizator", user},
      {"numeutilizator", user},
      {"adresadeemail", email},
      {"adresaemail", email},
      {"identificator", identifier},
      {"nume", name},
      {"numecomplet", name},
      {"prenume", first_name},
      {"numedefamilie", last_name},
      // Hungarian
      {"szam", number},
      {"neptun", number},
      {"neptunkod", number},
      {"hallgatoiazonosito", number},
      {"felhasznalo", user},
      {"felhasznalonev", user},
      {"emailcim", email},
      {"azonosito", identifier},
      {"nev", name},
      {"teljesnev", name},
      {"hallgato", name},
      {"keresztnev", first_name},
      {"utonev", first_name},
      {"vezeteknev", last_name},
      // German
      {"nummer", number},
      {"matrikelnummer", number},
      {"matrikelnr", number},
      {"matrnr", number},
      {"matrikel", number},
      {"idnummer", number},
      {"benutzer", user},
      {"benutzername", user},
      {"anmeldename", user},
      {"kennung", user},
      {"benutzerkennung", user},
      {"emailadresse", email},
      {"vollstandigername", name},
      {"vorname", first_name},
      {"nachname", last_name},
      {"familienname", last_name},
  };
  return known;
}

bool is_plain(char each) {
  return (each >= 'a' && each <= 'z') || is_digit(each);
}

}  // namespace

std::string plain_heading(std::string_view heading) {
  std::string letters;
  for (const char each : without_accents(heading)) {
    if (is_plain(each)) letters += each;
  }
  return letters;
}

Column column_headed(std::string_view heading) {
  const auto known = headings().find(plain_heading(heading));
  return known == headings().end() ? Column::other : known->second;
}

}  // namespace minimax::grade
