draw draw_hostile.pl
