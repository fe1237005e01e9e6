verify --tree ../../../examples/course_notes.pl --trees 10 --seed 1 --format text report_class
