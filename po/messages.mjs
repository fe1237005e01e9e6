// The texts that catalogues have to translate, collected from the sources.

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { textsOfCpp } from './texts_of_cpp.mjs';
import { textsOfProlog } from './texts_of_prolog.mjs';
import { textsOfTypeScript } from './texts_of_typescript.mjs';

function filesIn(folder, ending) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, ending);
      return entry.name.endsWith(ending) ? [path] : [];
    })
    .sort();
}

/** Where texts are; those of the page first. */
const sources = [
  { folder: 'src/page', ending: '.ts', textsOf: textsOfTypeScript },
  { folder: 'grammar', ending: '.hpp', textsOf: textsOfCpp },
  { folder: 'src', ending: '.hpp', textsOf: textsOfCpp },
  { folder: 'src', ending: '.cpp', textsOf: textsOfCpp },
  { folder: 'prolog', ending: '.pl', textsOf: textsOfProlog },
];

/** What the marks themselves are made of. */
const defining = ['src/page/texts/say.ts', 'src/base/message.hpp', 'prolog/minimax/texts.pl'];

/** `{place, texts, wrong}` of every file under the root of the repository. */
function marked(root) {
  return sources.flatMap(({ folder, ending, textsOf }) =>
    filesIn(join(root, folder), ending)
      .map((path) => ({ path, place: relative(root, path) }))
      .filter(({ place }) => !defining.includes(place))
      .map(({ path, place }) => ({ place, ...textsOf(path) })));
}

/** `{id, plural, places}` of every text, in the order of the files. */
export function collectMessages(root) {
  const messages = new Map();
  for (const { place, texts } of marked(root)) {
    for (const [id, plural] of texts) {
      const known = messages.get(id) ?? { id, plural: undefined, places: [] };
      if (plural !== undefined && known.plural !== undefined && known.plural !== plural)
        throw new Error(`${place}: two plurals of ${JSON.stringify(id)}`);
      known.plural ??= plural;
      if (!known.places.includes(place)) known.places.push(place);
      messages.set(id, known);
    }
  }
  return [...messages.values()];
}

/** Marks of what is no literal, and so in no catalogue: `FILE: CALL`. */
export function unliteral(root) {
  return marked(root).flatMap(({ place, wrong }) => wrong.map((call) => `${place}: ${call}`));
}
