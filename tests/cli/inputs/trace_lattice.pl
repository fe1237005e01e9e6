% Each position of a layer has the whole next layer as its successors: sixteen million paths.
max_to_move(a). moves(a, [p0, p1, p2, p3]).
min_to_move(p0). moves(p0, [p4, p5, p6, p7]).
min_to_move(p1). moves(p1, [p4, p5, p6, p7]).
min_to_move(p2). moves(p2, [p4, p5, p6, p7]).
min_to_move(p3). moves(p3, [p4, p5, p6, p7]).
max_to_move(p4). moves(p4, [p8, p9, p10, p11]).
max_to_move(p5). moves(p5, [p8, p9, p10, p11]).
max_to_move(p6). moves(p6, [p8, p9, p10, p11]).
max_to_move(p7). moves(p7, [p8, p9, p10, p11]).
min_to_move(p8). moves(p8, [p12, p13, p14, p15]).
min_to_move(p9). moves(p9, [p12, p13, p14, p15]).
min_to_move(p10). moves(p10, [p12, p13, p14, p15]).
min_to_move(p11). moves(p11, [p12, p13, p14, p15]).
max_to_move(p12). moves(p12, [p16, p17, p18, p19]).
max_to_move(p13). moves(p13, [p16, p17, p18, p19]).
max_to_move(p14). moves(p14, [p16, p17, p18, p19]).
max_to_move(p15). moves(p15, [p16, p17, p18, p19]).
min_to_move(p16). moves(p16, [p20, p21, p22, p23]).
min_to_move(p17). moves(p17, [p20, p21, p22, p23]).
min_to_move(p18). moves(p18, [p20, p21, p22, p23]).
min_to_move(p19). moves(p19, [p20, p21, p22, p23]).
max_to_move(p20). moves(p20, [p24, p25, p26, p27]).
max_to_move(p21). moves(p21, [p24, p25, p26, p27]).
max_to_move(p22). moves(p22, [p24, p25, p26, p27]).
max_to_move(p23). moves(p23, [p24, p25, p26, p27]).
min_to_move(p24). moves(p24, [p28, p29, p30, p31]).
min_to_move(p25). moves(p25, [p28, p29, p30, p31]).
min_to_move(p26). moves(p26, [p28, p29, p30, p31]).
min_to_move(p27). moves(p27, [p28, p29, p30, p31]).
max_to_move(p28). moves(p28, [p32, p33, p34, p35]).
max_to_move(p29). moves(p29, [p32, p33, p34, p35]).
max_to_move(p30). moves(p30, [p32, p33, p34, p35]).
max_to_move(p31). moves(p31, [p32, p33, p34, p35]).
min_to_move(p32). moves(p32, [p36, p37, p38, p39]).
min_to_move(p33). moves(p33, [p36, p37, p38, p39]).
min_to_move(p34). moves(p34, [p36, p37, p38, p39]).
min_to_move(p35). moves(p35, [p36, p37, p38, p39]).
max_to_move(p36). moves(p36, [p40, p41, p42, p43]).
max_to_move(p37). moves(p37, [p40, p41, p42, p43]).
max_to_move(p38). moves(p38, [p40, p41, p42, p43]).
max_to_move(p39). moves(p39, [p40, p41, p42, p43]).
min_to_move(p40). moves(p40, [p44, p45, p46, p47]).
min_to_move(p41). moves(p41, [p44, p45, p46, p47]).
min_to_move(p42). moves(p42, [p44, p45, p46, p47]).
min_to_move(p43). moves(p43, [p44, p45, p46, p47]).
max_to_move(p44). moves(p44, [p48, p49, p50, p51]).
max_to_move(p45). moves(p45, [p48, p49, p50, p51]).
max_to_move(p46). moves(p46, [p48, p49, p50, p51]).
max_to_move(p47). moves(p47, [p48, p49, p50, p51]).
static_eval(p48, 0).
static_eval(p49, 1).
static_eval(p50, 2).
static_eval(p51, 3).
