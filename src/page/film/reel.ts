// A film and where it stands: the state of every position after so many steps, there and back.

import type { Change, Film, FilmStep, NodeState, StepType } from './film';

export function blankState(): NodeState {
  return {
    seen: false, window: null, value: null, bound: 'exact', has: null, by: null, cut: false,
    reason: '',
  };
}

/** What a search has looked at. */
export interface Counts {
  positions: number;
  leaves: number;
  cutOffs: number;
}

/** Makes a change, and gives what it has changed as it was. */
export function apply(states: NodeState[], change: Change): Change {
  const state = states[change.node];
  const before: Change = { node: change.node };
  if (!state) return before;
  const { node: _, ...parts } = change;
  for (const name of Object.keys(parts) as (keyof NodeState)[]) {
    if (!(name in state)) continue;
    Object.assign(before, { [name]: state[name] });
    Object.assign(state, { [name]: parts[name] });
  }
  return before;
}

export class Reel {
  readonly states: NodeState[];
  private done = 0;
  /** For each step that has been done once, what it has changed as it was before. */
  private undo: Change[][] = [];
  private counts: Counts[] = [{ positions: 0, leaves: 0, cutOffs: 0 }];

  constructor(readonly film: Film) {
    this.states = film.nodes.map(blankState);
    for (const step of film.steps) this.counts.push(counted(this.counts.at(-1)!, step));
  }

  /** How many steps there are. */
  get length(): number {
    return this.film.steps.length;
  }

  /** How many have been done. */
  get step(): number {
    return this.done;
  }

  /** Whether the search has ended, and its answer may be shown. */
  get atEnd(): boolean {
    return this.done === this.length && this.film.steps_left_out === 0;
  }

  /** The last one that was done. */
  get current(): FilmStep | undefined {
    return this.film.steps[this.done - 1];
  }

  /** What has been looked at up to here: at the end all, also by steps that are left out. */
  get soFar(): Counts {
    return this.done === this.length ? this.inAll : this.counts[this.done]!;
  }

  /** What the whole search has looked at, as it has counted itself. */
  get inAll(): Counts {
    const { positions = 0, leaves = 0, cut_offs: cutOffs = 0 } = this.film.statistics;
    return { positions, leaves, cutOffs };
  }

  /** Shows another step, and gives the nodes of which something has changed. */
  goTo(step: number): Set<number> {
    const to = Math.max(0, Math.min(step, this.length));
    const changed = new Set<number>();
    const note = (change: Change): Change => {
      changed.add(change.node);
      return apply(this.states, change);
    };
    while (this.done < to) {
      const before = this.film.steps[this.done]!.changes.map(note);
      this.undo[this.done++] ??= before.reverse();
    }
    while (this.done > to) this.undo[--this.done]!.forEach(note);
    return changed;
  }
}

/** That a leaf is entered is no step of its own, nor is it where its value is known before. */
const entering = new Set<StepType>(['enter', 'leaf', 'repeat', 'known']);

function counted(before: Counts, { type }: FilmStep): Counts {
  return {
    positions: before.positions + (entering.has(type) ? 1 : 0),
    leaves: before.leaves + (type === 'leaf' ? 1 : 0),
    cutOffs: before.cutOffs + (type === 'cut' ? 1 : 0),
  };
}
