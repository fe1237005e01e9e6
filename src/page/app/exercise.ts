// What the page is about: a file, and the question that is asked of it.

export interface Exercise {
  /** Of the file, as shown; null for the built-in example. */
  name: string | null;
  /** Its text: facts, or a program. */
  text: string;
  /** Whether it is a program of rules, which SWI-Prolog alone can search. */
  is_program: boolean;
  /** The root, as a term; null: the only position that is no successor. */
  position: string | null;
  /** Flags of the search, such as `--algorithm`, `pvs`. */
  arguments: string[];
}
