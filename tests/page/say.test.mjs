// What the page says, in each language.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfThePage } from '../../src/page/build/catalogue_module.mjs';
import { collectMessages } from '../../po/messages.mjs';
import { loadModule, root } from './load_module.mjs';

test('the page says a text in each language, and counts in it', async () => {
  const { say, sayMany, sayPart, setLanguage, languages } = await loadModule('texts/say.ts');
  assert.deepEqual(languages(), ['en', 'de', 'es', 'hu', 'pt', 'ro']);
  setLanguage('ro');
  assert.equal(sayMany('{count} error', '{count} errors', 1), '1 eroare');
  assert.equal(sayMany('{count} error', '{count} errors', 3), '3 erori');
  assert.equal(sayMany('{count} error', '{count} errors', 20), '20 de erori');
  assert.equal(
    sayPart({ pattern: '{count} error', plural: '{count} errors', count: 0 }), '0 erori');
  setLanguage('pt');
  assert.equal(say('Value of {position}', { position: '<b>{x}' }), 'Valor de <b>{x}');
  setLanguage('constructor');
  assert.equal(say('Value'), 'Value');
});

test('the page has the texts that it says, and none of those of the command alone', async () => {
  const { catalogues } = await loadModule('texts/catalogues.ts');
  const all = collectMessages(root);
  const [own, others] = [all.filter(isOfThePage), all.filter((each) => !isOfThePage(each))];
  assert.ok(others.length > 0);
  for (const { texts } of Object.values(catalogues)) {
    assert.deepEqual(own.filter(({ id }) => !texts[id]).map(({ id }) => id), []);
    assert.deepEqual(others.filter(({ id }) => texts[id]).map(({ id }) => id), []);
  }
});
