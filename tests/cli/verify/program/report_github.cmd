verify --tree ../../../examples/course_notes.pl --trees 10 --format github report_class
