// What library(minimax/verify) says of a program, as src/page/prolog/tasks.pl tells it.

export interface LoadMessage {
  kind: 'syntax' | 'ended' | 'error' | 'warning';
  /** Of the program itself, and not of a library. */
  own: boolean;
  /** From 1; 0 where it is not known. */
  line: number;
  column: number;
  text: string;
}

export interface Reason {
  kind: string;
  more?: boolean;
  after_others?: boolean;
  /** Of a choice: `none` for the player in a leaf. */
  position?: string;
  player?: 'max' | 'min' | 'none';
  values?: [string, string][];
  texts?: string[];
}

export interface Counterexample {
  /** The tree as facts; empty where it goes wrong in a game of rules. */
  facts: string;
  position: string;
  query: string;
  expected: string;
  got: string[];
  reason: Reason;
}

export interface Note {
  note: string;
  texts?: string[];
  rule?: string;
  position?: string;
  right?: string[];
  counterexample?: Counterexample;
}

/** Why a program was not asked: it is not there, or the game of its module is wrong. */
export interface Fault {
  fault: string;
  texts: string[];
  arities?: number[];
}

export type Verdict =
  | { verdict: 'pass'; count: number; notes: Note[] }
  | { verdict: 'fail'; counterexample: Counterexample; notes: Note[] }
  | Fault;
