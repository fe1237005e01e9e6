verify --tree ../../../examples/course_notes.pl --trees 10 --seed 1 '../../verify/programs/right/n*.pl'
