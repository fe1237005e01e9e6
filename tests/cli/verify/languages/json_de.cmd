verify --tree ../../../examples/course_notes.pl --format json verify_answers.pl verify_ties.pl --language de
