solve program_endless_certificate.pl a --time-limit 0.3 --certificate /dev/null
