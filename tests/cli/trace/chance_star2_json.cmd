trace chance_probes.pl --algorithm star2 --format json
