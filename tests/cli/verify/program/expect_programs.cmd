verify --tree ../../../examples/course_notes.pl --trees 10 --expect programs ../../../examples/answers.pl
