play program_reads.pl
