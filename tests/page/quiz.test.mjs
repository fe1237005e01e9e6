// The questions about a film, and what counts as their answer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { example, filmOf, runMinimax } from './command.mjs';
import { loadModule } from './load_module.mjs';

const { questionsOf, questionKinds } = await loadModule('panels/quiz/questions.ts');
const { isSameValue, isNumber } = await loadModule('panels/quiz/numbers.ts');

const notes = example('course_notes.pl');
const asked = (film, kinds) => questionsOf(film, new Set(kinds));
const nameOf = (film) => (node) => (node === null ? null : film.nodes[node].position);

test('the leaves of the notes are asked for in the order of the search', () => {
  const film = filmOf(notes);
  const name = nameOf(film);
  const questions = asked(film, ['next']);
  assert.deepEqual(questions.map(({ right }) => name(right)), ['i', 'j', 'm', 'n', null]);
  for (const { right, choices } of questions) {
    assert.ok(right === null || choices.includes(right));
    assert.ok(choices.length >= 1 && choices.length <= 4);
  }
  // l has been cut off by then.
  assert.ok(!questions[3].choices.map(name).includes('l'));
});

test('cut or not is asked wherever a mover has found something and more is left', () => {
  const film = filmOf(notes);
  const name = nameOf(film);
  assert.deepEqual(
    asked(film, ['cut']).map(({ node, isCut }) => [name(node), isCut]),
    [['d', false], ['b', false], ['e', true], ['a', false], ['c', true]]);
});

test('values and windows are those of the trace', () => {
  const film = filmOf(notes);
  const { out } = runMinimax(['trace', 'tree.pl', '--format', 'json'], { 'tree.pl': notes });
  const { events } = JSON.parse(out);
  const name = nameOf(film);
  assert.deepEqual(
    asked(film, ['value']).map(({ node, value }) => [name(node), value]),
    events.filter(({ type }) => type === 'return').map(({ position, value }) => [position, String(value)]));
  const entered = events.filter(({ type, mover, ply }) => type === 'enter' && mover !== null && ply > 0);
  const questions = asked(film, ['window']);
  assert.deepEqual(questions.map(({ node }) => name(node)), entered.map(({ position }) => position));
  questions.forEach(({ window: [alpha, beta] }, i) => {
    assert.ok(isSameValue(String(entered[i].alpha ?? '-inf'), alpha));
    assert.ok(isSameValue(String(entered[i].beta ?? 'inf'), beta));
  });
});

const films = {
  notes: () => filmOf(notes),
  'the notes by plain minimax': () => filmOf(notes, ['--algorithm', 'minimax']),
  'another order': () => filmOf(notes, ['--ordering', 'reversed']),
  chance: () => filmOf(example('kinds/chance.pl')),
  'chance with windows': () => filmOf(example('kinds/chance.pl'), ['--algorithm', 'star1']),
  'three players': () => filmOf(example('kinds/three_players.pl')),
  'a random tree': () =>
    filmOf(runMinimax(['generate', '--seed', '7', '--depth', '5', '--branching', '1-3']).out),
};
for (const [name, make] of Object.entries(films)) {
  test(`questions follow the search, and none tells the answer of another: ${name}`, () => {
    const film = make();
    let done = 0;
    const questions = asked(film, questionKinds);
    assert.ok(questions.some(({ kind }) => kind === 'value'));
    for (const { kind, at, until, why } of questions) {
      assert.ok(at >= done, kind);
      assert.ok(until >= at && until <= film.steps.length);
      assert.ok(why.length > 0 && why.every((step) => step < Math.max(until, at)));
      done = until;
    }
  });
}

test('a search without windows has no question about them', () => {
  for (const make of [films['the notes by plain minimax'], films.chance]) {
    const kinds = new Set(asked(make(), questionKinds).map(({ kind }) => kind));
    assert.deepEqual([kinds.has('cut'), kinds.has('window')], [false, false]);
  }
});

test('numbers are compared as numbers, however they are typed', () => {
  const same = [
    ['4', '4'], [' +4.0 ', '4'], ['-2,5', '-2.5'], ['−4', '-4'], ['1/3', '1r3'], ['2r6', '1r3'], ['0.5', '1r2'],
    ['12345678901234567890123', '12345678901234567890123'], ['1e3', '1000'], ['inf', '∞'], ['-∞', '-inf'],
    ['≥ 5', '5'], ['2.1', '2.1000000000000001'], ['0.3', '0.30000000000000004'], ['[1, 2,3]', '[1,2,3]'],
    ['1 2 3', '[1,2,3]'],
  ];
  for (const [typed, right] of same) assert.ok(isSameValue(typed, right), `${typed} = ${right}`);
  const different = [
    ['5', '4'], ['', '0'], ['4x', '4'], ['12345678901234567890124', '12345678901234567890123'],
    ['0.33', '1r3'], ['inf', '-inf'], ['inf', '5'], ['2.11', '2.1'], ['[1,2]', '[1,2,3]'], ['[1,2,4]', '[1,2,3]'],
    ['1e999999999', '4'], ['0', '-1'], ['1/0', '1'],
  ];
  for (const [typed, right] of different) assert.ok(!isSameValue(typed, right), `${typed} ≠ ${right}`);
  assert.ok(!isNumber('four') && !isNumber('') && isNumber('-inf') && isNumber('2.5'));
});

/** A list that counts how often something is read in it. */
function counted(list, count) {
  return new Proxy(list, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count.read += 1;
      return Reflect.get(target, name);
    },
  });
}

test('the questions of a large search take as long as it is long', () => {
  const readFor = (depth) => {
    const film = filmOf(runMinimax(['generate', '--seed', '5', '--depth', String(depth), '--branching', '2']).out);
    const count = { read: 0 };
    const size = film.steps.length + film.nodes.length;
    asked({ ...film, steps: counted(film.steps, count), nodes: counted(film.nodes, count) }, questionKinds);
    return count.read / size;
  };
  const [small, large] = [readFor(6), readFor(11)];
  assert.ok(large < 2 * small, `${small} and ${large} reads for each step and node`);
});
