solve program_endless.pl --node-limit 500
