verify --tree ../../../examples/course_notes.pl --trees 10 --format text report_class
