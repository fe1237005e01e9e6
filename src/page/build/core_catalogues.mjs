// The catalogues of po/ for the C++ core within the page: src/page/engine/core_catalogues.ts makes files
// of them that the core reads.

import { join } from 'node:path';
import { cataloguesIn } from '../../../po/catalogues.mjs';
import { collectMessages } from '../../../po/messages.mjs';

/** Folders that say nothing there: the sentences of films the page says, and programs run elsewhere. */
const otherFolders = ['page', 'film', 'prolog', 'embedded', 'sandbox'].map((name) => `src/${name}/`);

/** Whether the core says a message of collectMessages(). */
export function isOfTheCore({ places }) {
  return places.some((place) =>
    /^(src|grammar)\//.test(place) && !otherFolders.some((folder) => place.startsWith(folder)));
}

/**
 * `{languages, texts}`: of each text its English, which is empty for the header, its plural or null, and
 * by the language its forms, none where it is not translated.
 */
export function coreCatalogues(root) {
  const catalogues = cataloguesIn(join(root, 'po'));
  const used = collectMessages(root).filter(isOfTheCore);
  const formsOf = ({ entries }, id) => {
    const entry = entries.find((each) => each.id === id);
    return entry && !entry.fuzzy && entry.texts.every((text) => text !== '') ? entry.texts : [];
  };
  return {
    languages: catalogues.map(({ language }) => language),
    texts: [{ id: '' }, ...used].map(({ id, plural }) =>
      [id, plural ?? null, ...catalogues.map((catalogue) => formsOf(catalogue, id))]),
  };
}
