% Waits while another thread computes.
:- thread_create((repeat, fail), _), sleep(60).
moves(a, [b]).
