solve program_reads.pl
