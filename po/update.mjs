// Puts the texts of the sources into po/*.po: new ones without a translation, and none that is left over.
//
//     node po/update.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cataloguesIn, pluralForms } from './catalogues.mjs';
import { collectMessages } from './messages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const messages = collectMessages(root);

const quoted = (text) => JSON.stringify(text);

/** A line for each line of the text. */
function written(keyword, text) {
  const lines = text.split(/(?<=\n)/);
  if (lines.length < 2) return `${keyword} ${quoted(text)}`;
  return [`${keyword} ""`, ...lines.map(quoted)].join('\n');
}

function entry({ id, plural, places }, known, forms) {
  const texts = known && (known.plural !== undefined) === (plural !== undefined) ? known.texts : [];
  const lines = [...places.map((place) => `#: ${place}`), written('msgid', id)];
  if (plural === undefined) return [...lines, written('msgstr', texts[0] ?? '')].join('\n');
  lines.push(written('msgid_plural', plural));
  for (let form = 0; form < forms; ++form)
    lines.push(written(`msgstr[${form}]`, texts[form] ?? ''));
  return lines.join('\n');
}

for (const { language, entries } of cataloguesIn(join(root, 'po'))) {
  const path = join(root, `po/${language}.po`);
  const [head] = readFileSync(path, 'utf8').split(/\n\s*\n/);
  const known = new Map(entries.map((each) => [each.id, each]));
  const { count } = pluralForms(entries);
  const all = messages.map((message) => entry(message, known.get(message.id), count));
  writeFileSync(path, `${[head.trimEnd(), ...all].join('\n\n')}\n`);
  const missing = messages.filter(({ id }) => known.get(id)?.texts.every((text) => text !== '') !== true);
  console.log(`${language}: ${messages.length} texts, ${missing.length} without a translation`);
}
