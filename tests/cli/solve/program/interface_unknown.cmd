solve --interface bogus=m/2 program_reads.pl
