verify --tree ../../../examples/course_notes.pl ../../../examples/answers.pl
