// The catalogues of po/, which the build compiles (src/page/build/catalogue_module.mjs).

export interface Catalogue {
  /** Which of the forms is for so many. */
  plural: (n: number) => number;
  /** The forms of each msgid: one, or as many as the language has. */
  texts: Record<string, string[]>;
}

export { catalogues } from 'virtual:catalogues';
