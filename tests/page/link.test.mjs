// An exercise in the fragment of a link: what goes in comes out, and what is no exercise is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { loadModule } from './load_module.mjs';

const { makeFragment, readFragment, BadLink, limits } = await loadModule('app/link.ts');

const exercise = {
  name: 'tree.pl',
  text: 'moves(a, [b,c]).\nmax_to_move(a).\nstatic_eval(b, 1).\nstatic_eval(c, 2).\n',
  is_program: false,
  position: 'a',
  arguments: ['--algorithm', 'alphabeta', '--depth', '2', '--value-range', '-1', '7', '--around', '- 1'],
};

const packed = (json, version = 'v1.') =>
  version + deflateRawSync(Buffer.from(json)).toString('base64url');
const withMember = (name, value) =>
  packed(JSON.stringify({ ...exercise, mode: 'search', [name]: value }));

for (const mode of ['search', 'by_hand', 'quiz']) {
  test(`an exercise comes out of its link as it was: ${mode}`, async () => {
    const fragment = await makeFragment({ exercise, mode });
    assert.match(fragment, /^v1\.[\w-]+$/);
    assert.deepEqual(await readFragment(`#${fragment}`), { exercise, mode });
  });
}

test('names and texts of any kind come out as they were', async () => {
  const hostile = [
    '<script>alert(1)</script>', '</script><img src=x onerror=alert(1)>', '"); drop', '\\end{forest}',
    '\u202egnitset\u202c', '\u0000\u0007', 'árvíztűrő 🌳', '${1}`', '%23#&?',
  ];
  for (const name of hostile) {
    const about = { ...exercise, name, text: `static_eval('${name}', 1).` };
    const link = { exercise: about, mode: 'search' };
    assert.deepEqual(await readFragment(await makeFragment(link)), link);
  }
});

test('no fragment is no link', async () => {
  assert.equal(await readFragment(''), null);
  assert.equal(await readFragment('#'), null);
});

test('what is no exercise is refused', async () => {
  const good = await makeFragment({ exercise, mode: 'search' });
  const wrong = {
    'an anchor': 'steps',
    code: 'javascript:alert(1)',
    'another version': good.replace('v1.', 'v2.'),
    'characters of no link': `${good}<script>`,
    'cut short': good.slice(0, -8),
    'nothing in it': 'v1.',
    'no deflate': 'v1.AAAA',
    'no JSON': packed('moves(a, [b]).'),
    'no UTF-8': `v1.${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`,
    'no object': packed('null'),
    'a list': packed('[]'),
    'text that is a number': withMember('text', 1),
    'a name that is an object': withMember('name', {}),
    'a long name': withMember('name', 'x'.repeat(limits.name + 1)),
    'a position that is a flag': withMember('position', '--help'),
    'flags that are text': withMember('arguments', '--depth'),
    'a flag that is a number': withMember('arguments', [1]),
    'a flag that writes': withMember('arguments', ['-o', 'x.html']),
    'a flag that writes, joined': withMember('arguments', ['--output=x']),
    'too many flags': withMember('arguments', Array(limits.flags + 1).fill('1')),
    'another mode': withMember('mode', 'constructor'),
    'a long fragment': `v1.${'A'.repeat(limits.fragment)}`,
  };
  for (const [what, fragment] of Object.entries(wrong))
    await assert.rejects(readFragment(fragment), BadLink, what);
});

test('a small fragment that unfolds to a large text is refused before it is unfolded', async () => {
  const bomb = `v1.${deflateRawSync(Buffer.alloc(200_000_000)).toString('base64url')}`;
  assert.ok(bomb.length < limits.fragment);
  await assert.rejects(readFragment(bomb), /too large/);
});

test('an exercise that is too large for a link is refused', async () => {
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647).toString(36);
  const text = Array.from({ length: 300_000 }, next).join(' ');
  await assert.rejects(makeFragment({ exercise: { ...exercise, text }, mode: 'search' }), BadLink);
});
