verify --tree ../../../examples/course_notes.pl --trees 10 --expect answers ../../../examples/homework.pl
