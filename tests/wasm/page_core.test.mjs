// The page's core as the page calls it: one instance, again and again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cataloguesIn } from '../../po/catalogues.mjs';
import { coreCatalogues } from '../../src/page/build/core_catalogues.mjs';
import { loadModule, root } from '../page/load_module.mjs';
import { started } from './page_core.mjs';

const core = await started(process.env.MINIMAX_CORE);
const { catalogueFiles } = await loadModule('engine/core_catalogues.ts');
const { putCatalogues } = await loadModule('engine/run_command.ts');

const tree = `moves(a, [b, c]). moves(b, [d, e]). moves(c, [f, g]).
max_to_move(a). min_to_move(b). min_to_move(c). max_to_move(d).
static_eval(d, 3). static_eval(e, 12). static_eval(f, 2). static_eval(g, 14).
`;

function run(args, files = {}, language = 'en') {
  for (const [name, text] of Object.entries(files)) core.FS.writeFile(name, text);
  return core.run(args, '', language);
}

function isRight() {
  const { status, out, err } = run(['solve', 'tree.pl', 'a'], { 'tree.pl': tree });
  assert.equal(err, '');
  assert.match(out, /^BestPos = b,\nVal = 3,\nNodesList = \[b, ?d\]/);
  assert.equal(status, 0);
}

/** A game of one line that is so many plies long. */
function line(plies) {
  const facts = ['max_to_move(0).'];
  for (let ply = 0; ply < plies; ++ply) {
    facts.push(`moves(${ply}, [${ply + 1}]). ${ply % 2 ? 'max' : 'min'}_to_move(${ply + 1}).`);
  }
  return `${facts.join('\n')}\nstatic_eval(${plies}, 7).\n`;
}

test('it answers again and again, after errors, too', () => {
  isRight();
  assert.equal(run(['solve']).status, 2);
  assert.equal(run(['solve', 'none.pl']).status, 3);
  assert.equal(run(['solve', 'wrong.pl'], { 'wrong.pl': 'moves(a, [b.\n' }).status, 3);
  assert.equal(run(['solve', 'tree.pl', 'a', '--node-limit', '1']).status, 4);
  assert.equal(run(['--version']).status, 0);
  isRight();
});

const tooDeep = /^minimax: error: the game is deeper than the stack allows\n {2}Bound the search/;

test('what is too deep for the stack is told as the command tells it', () => {
  for (const words of [['trace', '--events', '1000000'],
    ...['alphabeta', 'negamax', 'pvs'].map((name) => ['solve', '--algorithm', name])]) {
    const { status, err } = run([...words, 'line.pl', '0'], { 'line.pl': line(200_000) });
    assert.match(err, tooDeep);
    assert.equal(status, 4);
    isRight();
  }
});

test('what is too deep for alpha-beta is answered without it, unless the stack of the engine ends first', () => {
  const { status, out, err } = run(['solve', 'line.pl', '0'], { 'line.pl': line(200_000) });
  if (status === 0) assert.match(out, /^BestPos = 1,\nVal = 7,/);
  else assert.match(err, tooDeep);
  isRight();
});

test('what needs no recursion is as deep as is wished', () => {
  const { status, out } = run(['solve', '--algorithm', 'minimax', 'line.pl', '0'], { 'line.pl': line(200_000) });
  assert.match(out, /^BestPos = 1,\nVal = 7,/);
  assert.equal(status, 0);
});

test('a thousand plies are searched', () => {
  const { status, out } = run(['solve', 'line.pl', '0'], { 'line.pl': line(1000) });
  assert.match(out, /^BestPos = 1,\nVal = 7,/);
  assert.equal(status, 0);
});

test('files are written where the page reads them', () => {
  assert.equal(run(['draw', 'tree.pl', '-o', 'tree.dot'], { 'tree.pl': tree }).status, 0);
  assert.match(core.FS.readFile('tree.dot', { encoding: 'utf8' }), /^digraph/);
});

test('a program cannot be run, and that is told', () => {
  const rule = 'moves(X, [Y]) :- Y is X + 1.\n';
  const searched = run(['solve', 'rule.pl', '1'], { 'rule.pl': rule });
  assert.match(searched.err, /^minimax: error: the command within a web page runs no programs\n$/);
  assert.equal(searched.status, 3);
  const verified = run(['verify', '--tree', 'tree.pl', 'rule.pl'], { 'rule.pl': 'minimax(P, B, V, L) :- P = B.\n' });
  assert.match(verified.err, /^minimax: error: the command within a web page runs no programs\n$/);
  assert.equal(verified.status, 3);
  assert.deepEqual([searched.isOfRules, verified.isOfRules], [true, false]);
  isRight();
});

test('no other call is one of a file of rules, also after such a one', () => {
  const files = {
    'rule.pl': 'moves(X, [Y]) :- Y is X + 1.\n', 'wrong.pl': 'moves(a, [b.\n', 'tree.pl': tree, 'line.pl': line(200_000),
  };
  for (const args of [['--version'], ['solve', 'tree.pl', 'a'], ['solve', 'wrong.pl'], ['solve', 'none.pl'],
    ['solve', '--algorithm', 'negamax', 'line.pl', '0'],
    ['solve', 'rule.pl', '1', '--no-such-option']]) {
    assert.equal(run(['check', 'rule.pl'], files).isOfRules, true);
    assert.equal(run(args).isOfRules, false, args.join(' '));
  }
});

test('text is given as it is', () => {
  const odd = `'<script>&"\\u2028\u{1F600}'`;
  const { out } = run(['solve', 'odd.pl', 'a'], { 'odd.pl': `moves(a, [${odd}]). min_to_move(${odd}).\nstatic_eval(${odd}, 1).\n` });
  assert.match(out, /BestPos = '<script>&"/);
  assert.match(out, /\u{1F600}/u);
});

// --- Languages ---------------------------------------------------------------------------------------

const unvalued = 'moves(a, [b, c]).\nmax_to_move(a).\nstatic_eval(b, 3).\n';
const answers = "answer(a, c, 3, [a, c, f]).\n";
const asked = {
  'check.pl': ['check', 'check.pl'],
  'json.pl': ['check', '--format', 'json', 'json.pl'],
  'solve.pl': ['solve', 'solve.pl', 'a', '--depth', '0'],
};

/** What is said of each file, and of answers, and the film of the tree. */
function said(language) {
  const texts = Object.entries(asked).map(([file, args]) => {
    const { out, err } = run(args, { [file]: unvalued }, language);
    return out + err;
  });
  const verdict = run(
    ['verify', '--tree', 'tree.pl', '--root', 'a', '--expect', 'answers', '--format', 'json', 'answers.pl'],
    { 'tree.pl': tree, 'answers.pl': answers }, language);
  assert.equal(verdict.status, 1, verdict.err);
  run(['draw', 'tree.pl', 'a', '-o', 'film.json'], { 'tree.pl': tree }, language);
  return { texts, verdict: JSON.parse(verdict.out), film: core.FS.readFile('film.json', { encoding: 'utf8' }) };
}

test('without catalogues all is said in English', () => {
  assert.deepEqual(said('de'), said('en'));
  putCatalogues(core, catalogueFiles(coreCatalogues(root)));
});

/** The English ones of a catalogue's texts, as patterns, that the text has in it. */
function patternsIn(text, entries) {
  const escaped = (part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return entries.filter(({ id, texts }) => {
    const parts = id.split(/\{\w+\}/);
    return /\s/.test(id) && parts.join('').length > 12 && texts[0] !== id &&
      new RegExp(parts.map(escaped).join('.*')).test(text);
  });
}

for (const { language, entries } of cataloguesIn(`${root}/po`)) {
  test(`what people read of it is in the language, films are not: ${language}`, () => {
    const english = said('en');
    const other = said(language);
    english.texts.forEach((text, at) => {
      assert.ok(patternsIn(text, entries).length > 0, text);
      assert.deepEqual(patternsIn(other.texts[at], entries).map(({ id }) => id), [], other.texts[at]);
    });
    const [before, after] = [english, other].map(({ verdict }) => verdict.answers[0]);
    assert.notEqual(after.reason, before.reason);
    assert.deepEqual({ ...after, reason: '' }, { ...before, reason: '' });
    assert.equal(other.film, english.film);
    // A sentence is in one language.
    for (const args of [['solve', 'tree.pl', 'b)'], ['solve', 'tree.pl', '--on-cycle', 'draw(foo)']]) {
      const wrong = run(args, { 'tree.pl': tree }, language);
      assert.match(wrong.err, /^minimax: error: /);
      assert.deepEqual(wrong, run(args, {}, 'en'));
    }
    assert.deepEqual(said('en'), english);
  });
}
