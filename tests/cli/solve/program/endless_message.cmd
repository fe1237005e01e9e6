solve program_endless_message.pl a
