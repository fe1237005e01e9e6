verify --tree ../../../examples/course_notes.pl --reference nowhere.pl ../../verify/programs/notes/notes.pl; "$minimax" verify --tree ../../../examples/course_notes.pl --reference a.pl --strict b.pl
