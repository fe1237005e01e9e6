verify --tree ../../../examples/course_notes.pl --trees 10 '../../verify/programs/right/n*.pl'
