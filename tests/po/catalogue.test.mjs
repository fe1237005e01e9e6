// The catalogues: each has every text of the sources and no other, and says with each what it says.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cataloguesIn, pluralForms, readCatalogue } from '../../po/catalogues.mjs';
import { collectMessages, unliteral } from '../../po/messages.mjs';
import { textsOfCpp } from '../../po/texts_of_cpp.mjs';
import { textsOfProlog } from '../../po/texts_of_prolog.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const messages = collectMessages(root);
const catalogues = cataloguesIn(join(root, 'po'));
const placeholders = (text) => [...text.matchAll(/\{\w+\}/g)].map(([each]) => each).sort();

/** How many are counted in a test of plurals. */
const counts = [0, 1, 2, 3, 5, 10, 19, 20, 21, 22, 99, 100, 101, 102, 111, 119, 120, 121, 200, 1000, 1001];

test('there are catalogues, and texts', () => {
  assert.deepEqual(catalogues.map(({ language }) => language), ['de', 'es', 'hu', 'pt', 'ro']);
  assert.ok(messages.length > 100);
  for (const kind of ['src/page/', 'src/film/'])
    assert.ok(messages.some(({ plural, places }) => plural !== undefined && places[0].startsWith(kind)), kind);
});

test('what is said is a literal: else it could not be collected', () => {
  assert.deepEqual(unliteral(root), []);
});

/** What is found in a file with this content. */
function found(textsOf, content) {
  const folder = mkdtempSync(join(tmpdir(), 'minimax-texts-'));
  try {
    writeFileSync(join(folder, 'file'), content);
    return textsOf(join(folder, 'file'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('texts of C++ are collected as its compiler reads them', () => {
  assert.deepEqual(
    found(textsOfCpp, `
      // say("a comment")
      std::string say(const Message& message);
      auto a = say("one \\"two\\" " /* three */ "four\\n", {{"part", say("inner")}});
      const Message reason("it is (not) {right}", {{"right", x ? "yes" : "no"}});
      return cond ? Message(isOne ? "this" : "that") : Message("{count} is", "{count} are", list.size());
      row = {msgid("in a table"), msgid(Sentence::moves, "moves")};
      row = {msgids(Sentence::cut, "is cut", "are cut")};
      say(row.text); error.message("no"); const char* c = "say(\\"quoted\\")"; char q = '"';
      say(R"(raw "text")");
    `),
    {
      texts: [
        ['one "two" four\n', undefined], ['inner', undefined], ['it is (not) {right}', undefined], ['this', undefined],
        ['that', undefined], ['{count} is', '{count} are'], ['in a table', undefined], ['moves', undefined],
        ['is cut', 'are cut'], ['raw "text"', undefined],
      ],
      wrong: [],
    },
  );
  assert.equal(found(textsOfCpp, 'say("put " + together); say(fmt::format("{}", 1));').wrong.length, 2);
});

test('texts of Prolog are collected as SWI-Prolog reads them', () => {
  assert.deepEqual(
    found(textsOfProlog, `
      % say('a comment', [])
      a --> say('It''s {pos}.\\nSo', [pos=Pos]), say_many('{count} error', '{count} errors', Count, []).
      b(text('later', [])) --> { X = 0'a, Y = "say('no', [])" }, say(Text, [n=text('one', 'many', 2, [])]).
    `),
    { texts: [["It's {pos}.\nSo", undefined], ['{count} error', '{count} errors'], ['later', undefined], ['one', 'many']], wrong: [] },
  );
  assert.equal(found(textsOfProlog, "a --> say_many('{count} error', Many, 1, []).").wrong.length, 1);
});

for (const { language, entries } of catalogues) {
  const all = entries.filter(({ id }) => id !== '');
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const { count, rule } = pluralForms(entries);

  test(`${language}: every text has its translation, and none is left over`, () => {
    const known = new Set(messages.map(({ id }) => id));
    assert.deepEqual(messages.filter(({ id }) => !byId.has(id)).map(({ id }) => id), [], 'missing');
    assert.deepEqual(all.filter(({ id }) => !known.has(id)).map(({ id }) => id), [], 'left over');
    assert.equal(byId.size, all.length, 'a text stands there twice');
    assert.deepEqual(all.filter(({ fuzzy }) => fuzzy).map(({ id }) => id), [], 'fuzzy');
    const empty = ({ texts }) => texts.length === 0 || texts.some((text) => text.trim() === '');
    assert.deepEqual(all.filter(empty).map(({ id }) => id), [], 'not translated');
  });

  test(`${language}: there are as many forms as the language has`, () => {
    for (const { id, plural } of messages) {
      const entry = byId.get(id);
      assert.equal(entry?.plural, plural, id);
      assert.equal(entry?.texts.length, plural === undefined ? 1 : count, id);
    }
  });

  test(`${language}: a translation has the parts of its text`, () => {
    for (const { id, plural, texts } of all) {
      texts.forEach((text, form) => {
        if (text === '') return; // which is told above
        // One may be told in words.
        const like = form === 0 && !text.includes('{count}') ? id : (plural ?? id);
        assert.deepEqual(placeholders(text), placeholders(like), id);
      });
    }
  });

  test(`${language}: a translation ends as its text does`, () => {
    const end = (text) => /[.?!:…]?$/.exec(text)[0];
    for (const { id, texts } of all)
      for (const text of texts) if (text !== '') assert.equal(end(text), end(id), id);
  });

  test(`${language}: the rule of plurals is that of Unicode`, () => {
    const form = new Function('n', `return Number(${rule})`);
    const categories = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language);
    // The Portuguese is that of Portugal. Whole millions, which have a form of their own, gettext does not tell.
    const names = ['one', 'few', 'other'].filter((name) => count === 3 || name !== 'few');
    for (const n of counts) assert.equal(names[form(n)], categories.select(n), String(n));
  });

  test(`${language}: msgfmt finds nothing`, (context) => {
    const { error, status, stderr } = spawnSync(
      'msgfmt', ['--check', '-o', '/dev/null', join(root, `po/${language}.po`)], { encoding: 'utf8' });
    if (error?.code === 'ENOENT') return context.skip('there is no msgfmt');
    assert.equal(status, 0, stderr);
    return assert.equal(stderr, '');
  });
}

test('a catalogue with fuzzy, obsolete and broken entries is read as gettext does', () => {
  const entries = readCatalogue(
    'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n' +
    '#: a.ts\n#, fuzzy\nmsgid "a"\nmsgstr "b"\n\n#~ msgid "old"\n#~ msgstr "older"\n\n' +
    'msgid ""\n"one \\"two\\"\\n"\n"three"\nmsgstr "x"\n');
  assert.deepEqual(entries.map(({ id, fuzzy }) => [id, fuzzy]),
    [['', false], ['a', true], ['one "two"\nthree', false]]);
  assert.throws(() => pluralForms([{ id: '', texts: ['Plural-Forms: nplurals=2; plural=alert(1);'] }]));
});
