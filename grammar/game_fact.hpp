// The facts that game files are full of: `moves(a, [b, c]).`, `static_eval(h, -5).`,
// `max_to_move(pos(x,[1,2])).`, where positions are atoms or spelled, and values are integers.
//
// They are plain clauses, whose shape need not be found out.
#pragma once

#include <tao/pegtl.hpp>

#include "grammar/layout.hpp"
#include "grammar/plain_clause.hpp"
#include "grammar/spelled.hpp"

namespace minimax::grammar::game {

using namespace tao::pegtl;

/// An atom, or a compound that has a spelling: see src/term/spelling.hpp. Its length is bounded by
/// who takes it.
struct position_term : sor<seq<plain::name, not_at<one<'('>>>, spelled::compound> {};

struct position : position_term {};
struct successor : position_term {};
struct value : plain::integer {};
/// Of a list that is read piece by piece.
struct further_successor : position_term {};

struct moves_name : string<'m', 'o', 'v', 'e', 's', '('> {};
struct value_name : string<'s', 't', 'a', 't', 'i', 'c', '_', 'e', 'v', 'a', 'l', '('> {};
struct max_name : string<'m', 'a', 'x', '_', 't', 'o', '_', 'm', 'o', 'v', 'e', '('> {};
struct min_name : string<'m', 'i', 'n', '_', 't', 'o', '_', 'm', 'o', 'v', 'e', '('> {};

struct successors : seq<one<'['>, list<successor, plain::comma>, one<']'>> {};
struct next_in_list : seq<plain::comma, further_successor> {};
struct moves : seq<moves_name, position, plain::comma, successors> {};
struct static_value : seq<value_name, position, plain::comma, value> {};
struct mover : seq<sor<max_name, min_name>, position> {};

}  // namespace minimax::grammar::game

namespace minimax::grammar {

struct game_fact : tao::pegtl::seq<tao::pegtl::sor<game::mover, game::static_value, game::moves>,
                                   tao::pegtl::one<')'>, clause_end> {};

}  // namespace minimax::grammar
