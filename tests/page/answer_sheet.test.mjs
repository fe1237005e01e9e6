// Answers worked in the page are judged by `minimax verify` as what they are: right and wrong ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { example, filmOf, runMinimax } from './command.mjs';
import { loadModule } from './load_module.mjs';

const { askedLeaves, askedPositions, changesOf, emptySheet, faultsOf, isValue, lineOf, sheetText } =
  await loadModule('panels/hand/answer_sheet.ts');

/** The value of each node in the end. */
function valuesOf(film) {
  const values = film.nodes.map((node) => node.static ?? null);
  for (const { changes } of film.steps)
    for (const { node, value } of changes) if (value != null) values[node] = value;
  return values;
}

/** The sheet of who knows everything. */
function rightSheet(text) {
  const film = filmOf(text, ['--algorithm', 'minimax']);
  const values = valuesOf(film);
  const sheet = emptySheet();
  const best = (node) =>
    film.nodes.findLastIndex(({ parent }, child) => parent === node && values[child] === values[node]);
  const lineFrom = (node) =>
    best(node) < 0 ? [] : [film.nodes[best(node)].position, ...lineFrom(best(node))];
  for (const { position, nodes } of askedPositions(film)) {
    const line = lineFrom(nodes[0]);
    sheet.positions.set(position, {
      value: values[nodes[0]], best: line[0], line: `[${line.map((each) => `(${each})`).join(', ')}]`,
    });
  }
  const search = filmOf(text, ['--algorithm', 'alphabeta']);
  const evaluated = new Set(
    search.steps.filter(({ type }) => type === 'leaf').map(({ node }) => search.nodes[node].position));
  for (const leaf of askedLeaves(film).keys()) sheet.leaves.set(leaf, evaluated.has(leaf) ? 'evaluated' : 'cut');
  return { film, sheet };
}

function verified(text, answers) {
  const { status, out, err } = runMinimax(
    ['verify', '--tree', 'tree.pl', '--format', 'json', 'answers.pl'],
    { 'tree.pl': text, 'answers.pl': answers });
  assert.ok(status <= 1, err);
  return { status, ...JSON.parse(out) };
}

const hostile = `
moves((a:-b), ['<script>alert(1)</script>', (c,d)]).
moves('<script>alert(1)</script>', ['it''s). value(x, 1', "a. b"]).
moves((c,d), ['\\u202Egnitset', - 1, {}]).
max_to_move((a:-b)).
min_to_move('<script>alert(1)</script>').
min_to_move((c,d)).
static_eval('it''s). value(x, 1', 3).
static_eval("a. b", 1.5e10).
static_eval('\\u202Egnitset', 12345678901234567890123).
static_eval(- 1, 1r3).
static_eval({}, -7).
`;

const trees = {
  'the tree of the notes': example('course_notes.pl'),
  'hostile names': hostile,
  'shared positions': `
    moves(a, [b,c]). moves(b, [d,e]). moves(c, [e,d]). max_to_move(a). min_to_move(b). min_to_move(c).
    static_eval(d, 1). static_eval(e, 2).`,
};
for (const seed of [1, 2, 3])
  trees[`a random tree of the seed ${seed}`] =
    runMinimax(['generate', '--seed', String(seed), '--depth', '4', '--branching', '1-3']).out;

for (const [name, text] of Object.entries(trees)) {
  test(`right answers are right: ${name}`, () => {
    const { film, sheet } = rightSheet(text);
    assert.deepEqual(faultsOf(sheet), []);
    const report = verified(text, sheetText(['Answers\n:- halt.'], film, sheet));
    assert.deepEqual(report.answers.filter(({ verdict }) => verdict !== 'pass'), []);
    assert.equal(report.answers.length, 3 * askedPositions(film).length + 2);
    assert.equal(report.status, 0);
  });

  test(`a wrong answer is wrong, and the others are judged: ${name}`, () => {
    const { film, sheet } = rightSheet(text);
    const [{ position }] = askedPositions(film);
    sheet.positions.get(position).value = '99';
    sheet.positions.get(position).line = '';
    const report = verified(text, sheetText(['Answers'], film, sheet));
    assert.equal(report.status, 1);
    const wrong = report.answers.filter(({ verdict }) => verdict !== 'pass');
    assert.equal(wrong.length, 1);
    assert.match(wrong[0].answer, /^value\(.*, 99\)$/s);
  });
}

test('a leaf that is said to be cut off and is not is wrong', () => {
  const { film, sheet } = rightSheet(trees['the tree of the notes']);
  sheet.leaves.set('h', 'cut');
  const report = verified(trees['the tree of the notes'], sheetText([], film, sheet));
  const wrong = report.answers.filter(({ verdict }) => verdict !== 'pass').map(({ answer }) => answer);
  assert.deepEqual(wrong, ['evaluated([i,j,m,n])', 'pruned([h,l,o,p])']);
});

test('what is left empty is not in the file', () => {
  const film = filmOf(trees['the tree of the notes']);
  const sheet = emptySheet();
  sheet.positions.set('b', { value: ' 4 ', best: '', line: 'd, i' });
  assert.equal(sheetText(['By me'], film, sheet), '% By me\nvalue(b, 4).\n');
});

test('what is filled in is drawn', () => {
  const film = filmOf(trees['the tree of the notes']);
  const index = (position) => film.nodes.findIndex((node) => node.position === position);
  const sheet = emptySheet();
  sheet.positions.set('d', { value: '4', best: 'i', line: '' });
  sheet.leaves.set('h', 'evaluated');
  sheet.leaves.set('l', 'cut');
  const drawn = film.nodes.map(() => ({}));
  for (const { node, ...change } of changesOf(film, sheet)) Object.assign(drawn[node], change);
  assert.equal(drawn[index('d')].value, '4');
  assert.equal(drawn[index('d')].by, index('i'));
  assert.equal(drawn[index('h')].seen, true);
  assert.equal(drawn[index('l')].cut, true);
});

test('values and lines are read as they are typed', () => {
  for (const text of ['4', ' -2.5', '1r3', '[1, 2,3]', '2+2', 'max(1,2)', 'inf', '1.0Inf', '0x1F', '1e10'])
    assert.ok(isValue(text), text);
  for (const text of ['four', '4, 5', '4).', '≥ 4', '4 % four', '', 'X', '4. value(a, 5)'])
    assert.ok(!isValue(text), text);
  assert.deepEqual(lineOf('[b,d,i]'), ['b', 'd', 'i']);
  assert.deepEqual(lineOf(' b, d ,i '), ['b', 'd', 'i']);
  assert.deepEqual(lineOf('b d i'), ['b', 'd', 'i']);
  assert.deepEqual(lineOf('x-[e,o]'), ['x-[e,o]']);
  assert.deepEqual(lineOf("f(a, b), 'it''s'"), ['f(a, b)', "'it''s'"]);
  for (const text of ['b,,d', '[b', 'b]. value(a, 1', 'b,', '']) assert.equal(lineOf(text), null, text);
});
