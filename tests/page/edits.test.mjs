// Edits of a file of facts, each of which leaves all the rest of the file as it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadModule } from './load_module.mjs';

const { withValue, withSuccessor } = await loadModule('facts/edits.ts');
const { asArgument, isWhole } = await loadModule('facts/tokens.ts');

test('a static value is changed where it stands', () => {
  const text = "% static_eval(a, 1).\nstatic_eval( a ,/* one */ 1 ). static_eval(b, 2). % a\n";
  assert.equal(
    withValue(text, 'a', '-3.5'),
    "% static_eval(a, 1).\nstatic_eval( a ,/* one */ -3.5 ). static_eval(b, 2). % a\n");
});

test('positions are told apart as terms, not as texts', () => {
  const text = [
    "static_eval('a', 1).", "static_eval('A', 2).", 'static_eval(x-[ e , o ], 3).',
    'static_eval((p,q), 4).', "static_eval('it''s). no', 5).", "static_eval(0'., 6).", 'staticval(0.5, 7).',
    'static_eval("a. b", 8).', ''].join('\n');
  const places = {
    a: 1, "'A'": 2, 'x-[e,o]': 3, 'p,q': 4, "'it''s). no'": 5, "0'.": 6, '0.5': 7, '"a. b"': 8 };
  for (const [position, value] of Object.entries(places))
    assert.equal(withValue(text, position, '99'), text.replace(` ${value})`, ' 99)'), position);
});

test('a quoted atom is found however it is written', () => {
  for (const [written, position] of [
    ["'l''eau'", "'l\\'eau'"], ["'\u2066iso'", "'\\x2066\\iso'"], ["'\\u2066iso'", "'\\x2066\\iso'"],
    ["'a\\x9\\b'", "'a\\tb'"], ["'a\\11\\b'", "'a\\tb'"], ["'\\x61\\b'", 'ab'], ["'a\\\nb'", 'ab'], ["'\\\\'", '\\'],
  ])
    assert.equal(
      withValue(`static_eval(${written}, 1).`, position, '2'), `static_eval(${written}, 2).`, `${written} ${position}`);
  assert.equal(withValue("static_eval('a b', 1).", 'ab', '2'), null);
  assert.equal(withValue("static_eval('A', 1).", 'A', '2'), null);
  assert.equal(withValue('static_eval("a", 1).', 'a', '2'), null);
});

test('what is no fact about the position is not edited', () => {
  for (const text of ['static_eval(b, 1).', 'static_eval(a, 1) :- true.', ':- static_eval(a, 1).',
    'static_eval(a, 1', 'static_eval(a).', "'static_eval(a, 1).'."])
    assert.equal(withValue(text, 'a', '2'), null, text);
});

test('a successor is added at the end of its list, with its value behind the others', () => {
  const text = 'moves(a, [b, c]). % the root\nstatic_eval(b, 1).  % first\nstatic_eval(c, 2). foo.\n';
  assert.equal(
    withSuccessor(text, { position: 'a', successor: 'd', value: '4', mover: 'max' }),
    'moves(a, [b, c,d]). % the root\nstatic_eval(b, 1).  % first\nstatic_eval(c, 2).\n' +
      'static_eval(d, 4). foo.\n');
});

test('a leaf gets moves of its own, and who moves is said where nothing says it', () => {
  const text = 'min_to_move(a).\nmoves(a, [b]).\nstaticval(b, 1).';
  assert.equal(
    withSuccessor(text, { position: 'b', successor: 'p,q', value: '4', mover: 'max' }),
    'min_to_move(a).\nmoves(a, [b]).\nmoves(b, [(p,q)]).\nstaticval(b, 1).\n' +
      'staticval((p,q), 4).\nmax_to_move(b).\n');
  assert.equal(
    withSuccessor('moves(b, []).\nmin_to_move(b).\n',
      { position: 'b', successor: 'c', value: '4', mover: 'max' }),
    'moves(b, [c]).\nmin_to_move(b).\nstatic_eval(c, 4).\n');
});

test('moves that are no list in brackets are left to the editor', () => {
  const added = { position: 'a', successor: 'd', value: '4', mover: null };
  assert.equal(withSuccessor("moves(a, '[|]'(b, [])).", added), null);
});

test('a term becomes an argument', () => {
  for (const term of ['a', "'A b'", 'x-[e,(a:-b)]', 'f(a,b)', '-1', '1r3', '"a,b"', '[a|b]', 'a:b', '1.5e10', "0',"])
    assert.equal(asArgument(term), term);
  for (const term of ['a,b', 'a:-b', 'a->b', 'a;b', 'dynamic a', '- 1', 'a===>b', 'a beats b', 'a|b'])
    assert.equal(asArgument(term), `(${term})`);
});

test('what would end its fact, or hide what comes after it, is no term', () => {
  for (const text of ['4', '-2.5', '1r3', '[1,2,3]', "'a. b'", '2+2', '(1)'])
    assert.ok(isWhole(text), text);
  for (const text of ['', ' ', '4)', '(4', '4. x', '4 % x', '4 /* x', "'a", ']', '4.', '/* x */ 4'])
    assert.ok(!isWhole(text), text);
});
