draw ../../../examples/course_notes.pl --step 99999999999999999999 || "$minimax" generate --seed 99999999999999999999 || exit $?
