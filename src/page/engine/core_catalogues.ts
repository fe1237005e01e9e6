// What the C++ core says in other languages, as files that it reads.

/** As src/page/build/core_catalogues.mjs makes them. */
export interface CoreCatalogues {
  languages: string[];
  /** The English, its plural, and by the language the forms. */
  texts: [string, string | null, ...string[][]][];
}

const magic = 0x950412de;
const headerNumbers = 7;

/** A file .mo as msgfmt of GNU gettext makes it, of texts in English and their translations. */
export function compiled(pairs: [string, string][]): Uint8Array {
  const encoder = new TextEncoder();
  const sorted = pairs
    .map(([english, text]) => [encoder.encode(english), encoder.encode(text)] as const)
    .sort(([a], [b]) => compareBytes(a, b));
  const texts = [...sorted.map(([english]) => english), ...sorted.map(([, text]) => text)];
  const numbers = [
    magic, 0, sorted.length, 4 * headerNumbers, 4 * headerNumbers + 8 * sorted.length, 0, 0,
  ];
  let offset = 4 * headerNumbers + 8 * texts.length;
  for (const { length } of texts) {
    numbers.push(length, offset);
    offset += length + 1;
  }
  const file = new Uint8Array(offset);
  const view = new DataView(file.buffer);
  numbers.forEach((number, at) => view.setUint32(4 * at, number, true));
  texts.forEach((text, at) => file.set(text, numbers[headerNumbers + 2 * at + 1]));
  return file;
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, place) => byte !== b[place]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}

/** The files of all languages, by their names. */
export function catalogueFiles({ languages, texts }: CoreCatalogues): Record<string, Uint8Array> {
  return Object.fromEntries(languages.map((language, at) => {
    const pairs = texts.flatMap(([english, plural, ...all]): [string, string][] => {
      const forms = all[at] ?? [];
      return forms.length === 0 ? [] : [[plural === null ? english : `${english}\0${plural}`, forms.join('\0')]];
    });
    return [`${language}.mo`, compiled(pairs)];
  }));
}
