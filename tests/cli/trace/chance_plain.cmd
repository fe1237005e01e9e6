trace chance_probes.pl third --algorithm expectiminimax
