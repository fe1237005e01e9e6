solve cycle.pl a --on-cycle "draw(0)" --algorithm retrograde --ties all
