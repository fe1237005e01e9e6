// Flags of a command line, in both of their forms.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { example, filmOf } from './command.mjs';
import { loadModule } from './load_module.mjs';

const { flagsOf, flagValue, withFlag } = await loadModule('engine/flags.ts');
const { verifyArguments } = await loadModule('panels/hand/judged.ts');

test('a flag has its value behind it or behind =', () => {
  assert.deepEqual(
    flagsOf(['--depth=3', '--value-range', '-5..5', '--all', '--on-cycle=draw(a=b)', '-v']),
    [['--depth', ['3']], ['--value-range', ['-5..5']], ['--all', []], ['--on-cycle', ['draw(a=b)']], ['-v', []]]);
  assert.equal(flagValue(['--cut-off=strict'], 'cut-off'), 'strict');
  assert.equal(flagValue(['--cut-off', 'equal', '--cut-off', 'strict'], 'cut-off'), 'strict');
  assert.equal(flagValue(['--depth', '3'], 'cut-off'), null);
});

test('a value may begin with a minus', () => {
  assert.deepEqual(flagsOf(['--around', '-inf', '--value-range', '-5', '-inf']),
    [['--around', ['-inf']], ['--value-range', ['-5', '-inf']]]);
  const changed = withFlag(['--around=-x'], 'depth', '3');
  assert.equal(flagValue(withFlag(changed, 'ties', 'first'), 'around'), '-x');
  assert.equal(flagValue(withFlag([], 'around', '-x'), 'around'), '-x');
});

test('another value takes the place of the one before, however it was written', () => {
  for (const before of [['--depth', '2'], ['--depth=2']]) {
    assert.deepEqual(withFlag([...before, '--ties', 'first'], 'depth', '3'), ['--ties', 'first', '--depth', '3']);
    assert.deepEqual(withFlag([...before, '--ties', 'first'], 'depth', null), ['--ties', 'first']);
  }
});

test('answers are judged by the rule of cut-offs that the search has', () => {
  const film = filmOf(example('course_notes.pl'));
  for (const flags of [['--cut-off', 'strict'], ['--cut-off=strict']]) {
    const args = verifyArguments({ arguments: flags }, film);
    assert.equal(args[args.indexOf('--cut-off') + 1], 'strict', flags.join(' '));
  }
  assert.ok(!verifyArguments({ arguments: [] }, film).includes('--cut-off'));
});
