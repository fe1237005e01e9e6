verify --tree ../../../examples/course_notes.pl --format gradescope ../../../examples/answers.pl verify_ties.pl
