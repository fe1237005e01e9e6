// Games of rules, by SWI-Prolog in WebAssembly: what they are searched to is what the command says of
// the same program.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { example, runMinimax } from './command.mjs';
import { consult, judge, messageLines, runProgram, startMachine } from './machine.mjs';

// The page searches what it was told of the rules as facts, and so by another algorithm of its own choice.
const withoutStatistics = (json) =>
  json.replace(/,"statistics".*/g, '').replaceAll('"algorithm":"frugal"', '"algorithm":"alphabeta"');

/** The same answer, or none in both. */
async function sameAsNative(text, ...args) {
  const line = ['solve', '--format', 'json', ...args.filter((arg) => arg.startsWith('-'))];
  const positions = args.filter((arg) => !line.includes(arg));
  const page = await runProgram(text, [...line, '--', 'p.pl', ...positions]);
  const native = runMinimax([...line, '--', 'p.pl', ...positions], { 'p.pl': text });
  assert.equal(page.status, native.status, page.err + native.err);
  assert.equal(withoutStatistics(page.out), withoutStatistics(native.out));
  assert.notEqual(page.out, '');
}

const games = [
  ['tic_tac_toe.pl', '--depth=3'],
  ['tic_tac_toe.pl', '--depth=2', '--ordering=static'],
  ['tic_tac_toe.pl', 'o-[x,e,o,e,x,e,e,o,x]'],
  ['nim.pl'],
  ['nim.pl', 'max-[1,2]'],
  ['connect_four.pl', '--depth=2'],
  ['horizon.pl', '--depth=1'],
  ['horizon.pl', '--depth=2'],
  ['kinds/dice_race.pl'],
  ['kinds/three_player_nim.pl'],
  ...[
    'counted_mover', 'evaluate_for_player', 'german', 'hungarian', 'last_mover', 'move_counter',
    'negamax_parity', 'negated_mover', 'one_at_a_time', 'operators', 'romanian', 'side_effects',
    'starts_itself', 'utility_and_heuristic', 'values',
  ].map((name) => [`styles/${name}.pl`]),
];
for (const [name, ...args] of games) {
  test([name, ...args].join(' '), () => sameAsNative(example(name), ...args));
}

const named = `
  moves(a, [b, c]) :- true.
  moves(b, [d, e]).
  next(a, d) :- true.
  next(a, e).
  static_eval(P, V) :- atom_length(P, L), sub_atom(abcde, V0, 1, _, P), V is V0 * L.
  worth(_, 7).
  max_to_move(a).
  min_to_move(b).
  moving(a, max).
  moving(b, min).
  moved(d, max).
  turn(P, Player) :- ( memberchk(P, [b, c]) -> Player = min ; Player = max ).
`;

const wrong = [
  'view=movers', 'view(3)', 'view=_', 'variables=maybe', 'mover=parity(white)', 'mover=parity(_)', 'mover=3',
  'default_value=nothing', 'default_value=1+x', 'default_value=_', 'players=a', 'players=a/a', 'players=a/b/a',
  'players=a/_', 'players=[a|b]', 'moves=next/3', 'moves=3', 'moves=_', 'moves="next"/2', 'max_to_move=next/2',
  'heuristic=worth/4', 'move=next/2,moves=moves/2', 'mover=moving/2,max_to_move=max_to_move/1',
  'last_mover=moved/2,mover=moving/2', 'moves=moves/2,move=next/3', 'value_range(0,9)', 'value_range=0', 'view', '[]', '_',
  '3', '"view"=max', 'f(x)=y',
];
test('what minimax_interface/1 refuses in the command it refuses in the page', async () => {
  const { machine } = await startMachine();
  // Of one series of SWI-Prolog a broken list is a compound, of another one an invalid_list.
  const first = (lines) =>
    lines.split('\n').find((each) => each.includes('error: '))?.replace(/_\d+/g, '_').replace(/ \(an? \w+\)$/, '');
  for (const entries of wrong) {
    const text = `:- minimax_interface([${entries}]).\n${named}`;
    machine.putProgram('p.pl', text);
    const { messages } = machine.task('load(Name, Use, Json)', { Name: 'p.pl', Use: 'search' });
    const native = first(runMinimax(['solve', '--', 'p.pl', 'a'], { 'p.pl': text }).err);
    assert.match(native ?? '', /^p\.pl:1:1: error: /, entries);
    assert.equal(first(messageLines(messages, 'p.pl')), native, entries);
  }
});

test('an interface of the command line is refused as by the command', async () => {
  for (const flags of [['--interface=view=movers'], ['--interface=moves=next/2', '--interface=move=next/2']]) {
    const line = ['solve', ...flags, '--', 'p.pl', 'a'];
    const [page, native] = [await runProgram(named, line), runMinimax(line, { 'p.pl': named })];
    assert.match(page.err, /^minimax: error: --interface: (movers: the role view of an interface|\[moves=next)/);
    assert.ok(native.err.startsWith(page.err.trimEnd()), native.err);
    assert.equal(page.status, native.status);
  }
});

for (const [entries, ...flags] of [
  ['move=next/2', '--interface=moves=moves/2'], ['moves=moves/2', '--interface=move=next/2'],
  ['mover=moving/2', '--interface=max_to_move=max_to_move/1'], ['view=mover,view=nothing,mover=turn/2'], ['players=x/y,mover=parity'],
  ['default_value=1+1,static_eval=[_,_]>>fail'], ['heuristic=[P,_,V]>>(static_eval(P,V)),utility=[_,_]>>fail'],
  ['mover=turn/2', '--interface=view=mover'], ['max_to_move=nobody/1', '--interface=mover=turn/2'],
]) {
  test(`minimax_interface([${entries}]) ${flags.join(' ')}`, () =>
    sameAsNative(`:- use_module(library(yall)).\n:- minimax_interface([${entries}]).\n${named}`, ...flags, 'a'));
}

const hostileLabels = String.raw`
  moves(a, [b, c, d]) :- true.
  max_to_move(a).
  static_eval(X, V) :- atom_length(X, V).
  initial_position(a).
  show_position(a) :- write('\t<b>\ttab\t\x202E\turned\x200B\').
  show_position(b) :- forall(between(1, 30, X), (write(X), nl)).
  show_position(c) :- forall(between(1, 60, _), write('漢')).
  show_position(d) :- write('one\r\ntwo\n\n').
`;

for (const [name, ...args] of [
  ['tic_tac_toe.pl', '--depth=2'], ['styles/german.pl'], ['kinds/three_player_nim.pl'], ['horizon.pl', '--depth=2'], ['hostile labels'],
]) {
  test(`the film of ${name}`, async () => {
    const text = name === 'hostile labels' ? hostileLabels : example(name);
    const line = ['draw', '-o', 'film.json', ...args, '--', 'p.pl'];
    const page = await runProgram(text, line);
    const native = runMinimax(line, { 'p.pl': text });
    assert.equal(page.status, 0, page.err);
    const [filmed, expected] = [page.files['film.json'], native.written].map((film) => JSON.parse(film));
    assert.deepEqual(filmed.nodes, expected.nodes);
    assert.deepEqual(filmed.steps, expected.steps);
    assert.equal(filmed.answer, expected.answer);
  });
}

test('positions are terms and stay so', () =>
  sameAsNative(`
    moves(p("a string", 'An atom', [1, 2.5, 1r3], {x}, 0'a), ['\\n', "", -(1), - 1, 'it''s', [], '[]', {}]).
    max_to_move(p(_, _, _, _, _)).
    static_eval(X, V) :- term_to_atom(X, A), atom_length(A, L), V is L/3.
    initial_position(p("a string", 'An atom', [1, 2.5, 1r3], {x}, 0'a)).
  `, '--ties=all'));

test('a game without an end is limited, or told of', { timeout: 600_000 }, async () => {
  const endless = `
    moves(N, [M, K]) :- M is N + 1, K is N + 2.
    static_eval(N, N).
    mover_is(N, Player) :- ( N mod 2 =:= 0 -> Player = max ; Player = min ).
    max_to_move(N) :- mover_is(N, max).
    min_to_move(N) :- mover_is(N, min).
  `;
  await sameAsNative(endless, '--depth=5', '0');
  const { status, err } = await runProgram(endless, ['solve', 'p.pl', '0']);
  assert.equal(status, 4);
  assert.match(err, /more than 100000 positions/);
});

test('a program is told of with its lines', async () => {
  const { status, err } = await runProgram('p(1).\nq(:- .\n', ['solve', 'p.pl']);
  assert.equal(status, 3);
  assert.match(err, /^p\.pl:2:\d+: error: Syntax error/m);
  const warned = await runProgram(example('nim.pl') + '\nalone(X) :- true.\n', ['solve', 'p.pl']);
  assert.equal(warned.status, 0);
  assert.match(warned.err, /^p\.pl:\d+:1: warning: Singleton variables: \[X\]/m);
});

test('what is wrong with a game is told', async () => {
  const undefined_ = await runProgram('moves(a, L) :- succesors(a, L).\nstatic_eval(_, 1).\n', ['solve', 'p.pl', 'a']);
  assert.equal(undefined_.status, 3);
  assert.match(undefined_.err, /Unknown procedure.*succesors\/2/);
  const unbound = await runProgram('moves(a, [_]) :- true.\nstatic_eval(_, 1).\nmax_to_move(a).\n', ['solve', 'p.pl', 'a']);
  assert.equal(unbound.status, 3);
  const nobody = await runProgram('moves(a, [b]) :- true.\nstatic_eval(_, 1).\n', ['solve', 'p.pl', 'a']);
  assert.equal(nobody.status, 3);
  assert.match(nobody.err, /who moves/i);
  const nowhere = await runProgram('moves(X, [b]) :- X == a.\n', ['solve', 'p.pl']);
  assert.match(nowhere.err, /does not say where the game begins/);
  const term = await runProgram('moves(a, [b]) :- true.\n', ['solve', 'p.pl', 'f(']);
  assert.equal(term.status, 2);
});

test('what the page has not is told as that', async () => {
  const goals = [
    "minimax_draw(a, 'a.svg', [])", 'minimax_show(a, [])', 'minimax_trace(a, _, [])', 'minimax_print_trace(a, [])',
    'alphabeta(a, 1, 2, _, _)',
  ];
  const { messages } = await consult({ 'p.pl': `
    :- use_module(library(minimax)).
    moves(a, [b]). max_to_move(a). static_eval(b, 1).
    ${goals.map((goal) => `:- ${goal}.`).join('\n')}
  ` }, 'search');
  const told = messages.map(({ text }) => text);
  assert.deepEqual(told.filter((text) => !text.includes('the page has no such predicate')), []);
  assert.equal(told.length, goals.length);
});

test('nothing of JavaScript, and no file of the machine, can be reached', async () => {
  const { messages, printed } = await consult({ 'p.pl': `
    try(G) :- catch((G -> print_message(error, format("reached ~q", [G])) ; true), _, true).
    :- try(_ := eval("1")).
    :- try(_ := prolog).
    :- try(_ := window).
    :- try(_ := fetch("http://127.0.0.1/")).
    :- try(prolog := 1).
    :- try(wasm:js_call(eval("1"), _)).
    :- try(js_script("1", [])).
    :- try(await(1, _)).
    :- try(open('/etc/passwd', read, _)).
    :- try(open('/etc/hostname', read, _)).
    :- try(load_files('http://127.0.0.1/x.pl', [])).
    :- forall(between(1, 100000, X), (write(X), nl)).
  ` }, 'search');
  assert.deepEqual(messages.filter(({ text }) => text.startsWith('reached')), []);
  assert.ok(printed.length < 9_000, 'what is printed is bounded');
});

test('a program that throws, catches or sets limits itself does not confuse the one that it has', async () => {
  const endless = '\nendless(N) :- M is N+1, endless(M).\n';
  const limits = { trees: 3, seconds: 0.05 };
  const reason = async (text) =>
    (await judge(text + endless, example('course_notes.pl'), limits)).verdict.counterexample.reason;
  const thrown = await reason('minimax(_, _, _, _) :- throw(inference_limit_exceeded).');
  assert.equal(thrown.kind, 'throws');
  assert.match(thrown.texts[0], /inference_limit_exceeded/);
  assert.equal((await reason('minimax(_, _, _, _) :- catch(endless(0), _, fail).')).kind, 'time_limit');
  assert.equal(
    (await reason('minimax(_, _, _, _) :- call_with_inference_limit(endless(0), 1000000000, _).')).kind, 'time_limit');
  assert.equal(
    (await reason('minimax(_, _, _, _) :- call_with_inference_limit(endless(0), 1000, _), fail.')).kind, 'fails');
});
