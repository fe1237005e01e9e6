generate --count 2 --output "$work/draw_several" --draw tex && ls "$work/draw_several"
