solve program_throwing_message.pl a
