verify --tree ../../../examples/course_notes.pl --feedback "$work/feedback" --feedback-format html ../../../examples/answers.pl >/dev/null; cat "$work/feedback"/*.html
