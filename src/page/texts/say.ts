// Every text of the page, in the language that was chosen. English stands in the code: it is the msgid
// of the catalogue po/LANGUAGE.po. tests/po/catalogue.test.mjs collects the first argument of say()
// and the first two of sayMany(), which are literals (or members `title:` and `msgid()`).

import type { Part } from '../film/film';
import { catalogues, type Catalogue } from './catalogues';

let catalogue: Catalogue | undefined;
let current = 'en';

/** `en`, and those that have a catalogue. */
export function languages(): string[] {
  return ['en', ...Object.keys(catalogues)];
}

export function language(): string {
  return current;
}

export function setLanguage(name: string): void {
  current = Object.hasOwn(catalogues, name) ? name : 'en';
  catalogue = current === 'en' ? undefined : catalogues[current];
}

/** Marks a msgid that is said later. */
export function msgid(text: string): string {
  return text;
}

/** Fills the parts, which stand in braces in it, into a pattern. */
function filled(pattern: string, parts: Record<string, Part>): string {
  return pattern.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const part = parts[name];
    return part === undefined ? braced : sayPart(part);
  });
}

/** The translation of `pattern`, with its parts. */
export function say(pattern: string, parts: Record<string, Part> = {}): string {
  const translated = catalogue?.texts[pattern];
  return filled(translated?.[0] ?? pattern, parts);
}

/** The same for a sentence that counts: `{count}` stands for how many. */
export function sayMany(
  one: string, many: string, count: number, parts: Record<string, Part> = {},
): string {
  const forms = catalogue?.texts[one];
  const pattern = catalogue && forms
    ? forms[catalogue.plural(count)] ?? many
    : count === 1 ? one : many;
  return filled(pattern, { count: String(count), ...parts });
}

/** A part of a sentence: a string as it is, a message in the language. */
export function sayPart(part: Part): string {
  if (typeof part === 'string') return part;
  if (part.plural !== undefined)
    return sayMany(part.pattern, part.plural, part.count ?? 0, part.parts);
  return say(part.pattern, part.parts);
}
