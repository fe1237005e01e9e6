verify --tree ../../../examples/course_notes.pl --trees 10 --seed 1 --reference ../../verify/programs/notes/notes.pl report_class ../../verify/programs/notes/notes.pl
