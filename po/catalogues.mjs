// Reading the catalogues.

import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** The strings of C in a text, one after the other: "a" "b" is `ab`. */
function unquoted(text) {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, inside]) => JSON.parse(`"${inside}"`))
    .join('');
}

/**
 * The entries of a catalogue of gettext: `{id, plural, texts, fuzzy}`, without those that are
 * obsolete; the first one, whose id is empty, is the header.
 */
export function readCatalogue(text) {
  const entries = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => !line.startsWith('#'));
    if (lines.join('').trim() === '') continue;
    const fuzzy = /^#,.*\bfuzzy\b/m.test(paragraph);
    const entry = { id: '', plural: undefined, texts: [], fuzzy };
    for (const [, keyword, index, quoted] of lines
      .join('\n')
      .matchAll(/^(msgid_plural|msgid|msgstr)(?:\[(\d+)\])?\s+((?:"(?:[^"\\]|\\.)*"\s*)+)/gm)) {
      if (keyword === 'msgid') entry.id = unquoted(quoted);
      else if (keyword === 'msgid_plural') entry.plural = unquoted(quoted);
      else entry.texts[Number(index ?? 0)] = unquoted(quoted);
    }
    entries.push(entry);
  }
  return entries;
}

/** `{count, rule}` of the header's Plural-Forms: how many forms there are, and which is for `n`. */
export function pluralForms(entries) {
  const header = entries.find(({ id }) => id === '')?.texts[0] ?? '';
  const found = /Plural-Forms:\s*nplurals=(\d+);\s*plural=([^;]*);/.exec(header);
  if (!found) throw new Error('a catalogue has no Plural-Forms');
  // It becomes code of the page.
  if (!/^[n\d\s()?:<>=!&|%]+$/.test(found[2])) throw new Error(`no rule of plurals: ${found[2]}`);
  return { count: Number(found[1]), rule: found[2].trim() };
}

export function cataloguesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .sort()
    .map((name) => ({
      language: name.slice(0, -'.po'.length),
      entries: readCatalogue(readFileSync(join(folder, name), 'utf8')),
    }));
}
