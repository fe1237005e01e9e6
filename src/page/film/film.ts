// The film of a search, as `minimax draw -o film.json` writes it: the tree, and what each step of the
// search changes in it.

/** A sentence that can be translated: its pattern is a msgid of the catalogue. */
export interface Message {
  pattern: string;
  /** Of a sentence that counts something: the pattern of many, and how many there are. */
  plural?: string;
  count?: number;
  parts?: Record<string, Part>;
}
/** A string is shown as it is. */
export type Part = string | Message;

export type Symbol = 'up' | 'down' | 'circle' | 'hexagon' | 'box';
export type Bound = 'exact' | 'lower' | 'upper';

export interface FilmNode {
  position: string;
  /** Lines; several are a picture in a font of one width. */
  label: string[];
  /** `max`, `min`, `chance` or a player's name; null where it is valued statically or repeats. */
  mover: string | null;
  /** What a player is called: one without a name is `player 1`, in words to translate. */
  player?: Part;
  symbol: Symbol;
  parent?: number;
  probability?: string;
  static?: string;
  repeats?: boolean;
  at_limit?: boolean;
  /** It has successors, which the film does not show. */
  collapsed?: boolean;
}

/** What is shown of a position while the search goes on; at first nothing is seen, had or cut. */
export interface NodeState {
  seen: boolean;
  /** As it is now; where the search has left the position, that with which it looked at it. */
  window: [string, string] | null;
  value: string | null;
  bound: Bound;
  /**
   * What its mover has so far, and the node that gave it; where chance moves, `[LOWER, UPPER]`, which
   * its value lies between.
   */
  has: string | null;
  by: number | null;
  cut: boolean;
  reason: string;
}
export type Change = { node: number } & Partial<NodeState>;

export type StepType =
  | 'enter' | 'leaf' | 'repeat' | 'narrow' | 'cut' | 'return' | 'choose' | 'share' | 'probe' | 'bound'
  | 'known'
  /** The last one, where there are more steps than are told: it brings all that these change. */
  | 'rest';

export interface FilmStep {
  type: StepType;
  node: number;
  text: Part;
  changes: Change[];
}

/** Of `minimax draw`; what is not for the algorithm is not among them. */
export interface FilmOption {
  /** As the command calls it, without hyphens before it: `cut-off`. */
  name: string;
  /** Empty where it is a number. */
  choices: string[];
  value: string | string[] | null;
  /** Several choices may be taken at once. */
  list?: boolean;
}

export interface Film {
  version: 1;
  game: 'two_players' | 'chance' | 'players';
  position: string;
  algorithm: string;
  /** `BestPos = b, Val = 4, NodesList = [b,d,i]` */
  answer: string;
  /** Of the search that is shown: `positions` looked at, `leaves` valued, `cut_offs`. */
  statistics: Record<string, number>;
  options: FilmOption[];
  /** Each before its successors; the root is the first. */
  nodes: FilmNode[];
  /** The nodes of best play, from the root on. */
  lines: number[][];
  steps: FilmStep[];
  steps_left_out: number;
}
