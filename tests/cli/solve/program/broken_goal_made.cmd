solve program_broken_goal_made.pl a
