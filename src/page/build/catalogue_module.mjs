// The catalogues of po/ as a module of JavaScript: what the page itself says, and no other text.

import { join } from 'node:path';
import { cataloguesIn, pluralForms } from '../../../po/catalogues.mjs';
import { collectMessages } from '../../../po/messages.mjs';

/** Whether the page itself says a message of collectMessages(): the sentences of films, too. */
export function isOfThePage({ places }) {
  return places.some((place) => place.startsWith('src/page/') || place.startsWith('src/film/'));
}

export function catalogueModule(root) {
  const used = new Set(collectMessages(root).filter(isOfThePage).map(({ id }) => id));
  const catalogues = cataloguesIn(join(root, 'po')).map(({ language, entries }) => {
    const texts = Object.fromEntries(
      entries
        .filter(({ id, texts, fuzzy }) => used.has(id) && !fuzzy && texts.every((text) => text !== ''))
        .map(({ id, texts }) => [id, texts]),
    );
    return `${JSON.stringify(language)}: {
      plural: (n) => Number(${pluralForms(entries).rule}), texts: ${JSON.stringify(texts)} }`;
  });
  return `export const catalogues = {${catalogues.join(',\n')}};`;
}
