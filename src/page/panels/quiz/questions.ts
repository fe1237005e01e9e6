// What can be asked about a film: each question is about what its next steps do.

import type { Change, Film, FilmStep, StepType } from '../../film/film';
import { shapeOf } from '../../tree/shape';

interface Asked {
  /** How many steps have been done when it is asked, and when it has been answered. */
  at: number;
  until: number;
  /** The steps that tell why. */
  why: number[];
}
/** Which leaf is evaluated next: `right` is null where none is. */
export interface NextQuestion extends Asked {
  kind: 'next';
  right: number | null;
  choices: number[];
}
/** Whether the other successors of `node` are cut off. */
export interface CutQuestion extends Asked {
  kind: 'cut';
  node: number;
  isCut: boolean;
}
/** What value is handed up from `node`. */
export interface ValueQuestion extends Asked {
  kind: 'value';
  node: number;
  value: string;
}
/** With which window `node` is looked at. */
export interface WindowQuestion extends Asked {
  kind: 'window';
  node: number;
  window: [string, string];
}
export type Question = NextQuestion | CutQuestion | ValueQuestion | WindowQuestion;
export type QuestionKind = Question['kind'];
export const questionKinds: QuestionKind[] = ['next', 'cut', 'value', 'window'];

/** Of leaves that may be next, no more are offered. */
const mostChoices = 4;

/** Steps that look at another position: one that is valued at once is not entered before. */
const looks = new Set<StepType>(['enter', 'leaf', 'repeat']);

/** What is drawn after so many steps. */
export function changesUntil(film: Film, step: number): Change[] {
  return film.steps.slice(0, step).flatMap(({ changes }) => changes);
}

/**
 * The questions of these kinds, in the order of the search: each begins where the one before has ended,
 * or later. Which leaf is next tells whether there is a cut-off before it: so either is asked, in turn.
 */
export function questionsOf(film: Film, kinds: ReadonlySet<QuestionKind>): Question[] {
  const between: Question[] = [];
  const areWindows = hasWindows(film);
  film.steps.forEach((step, index) => {
    const question = questionAt(film, step, index, areWindows);
    if (question && kinds.has(question.kind)) between.push(question);
  });
  if (!kinds.has('next')) return between;
  const questions: Question[] = [];
  let gap = 0;
  let rest = 0;
  /** Those of `between` that are left and asked before that step. */
  const until = (step: number): Question[] => {
    const from = rest;
    while (rest < between.length && between[rest]!.at < step) ++rest;
    return between.slice(from, rest);
  };
  for (const next of nextQuestions(film)) {
    questions.push(...until(next.at));
    const inGap = until(next.until);
    if (inGap.length === 0 || gap % 2 === 1) questions.push(next);
    else questions.push(...inGap);
    gap += 1;
  }
  return [...questions, ...between.slice(rest)];
}

function questionAt(
  film: Film, step: FilmStep, index: number, areWindows: boolean,
): Question | null {
  const { node, type } = step;
  const asked = { node, at: index, until: index + 1, why: [index] };
  const change = step.changes.findLast((each) => each.node === node);
  switch (type) {
    case 'enter': {
      const isExpanded = film.nodes[node]?.mover != null && index > 0;
      return isExpanded && change?.window ? { kind: 'window', ...asked, window: change.window } : null;
    }
    case 'return':
      return change?.value != null ? { kind: 'value', ...asked, value: change.value } : null;
    case 'cut':
      return { kind: 'cut', ...asked, isCut: true };
    case 'narrow':
    case 'bound': {
      // The next step looks at another successor: it has not been cut off. That step is not shown with
      // the answer, since it tells the window.
      const next = film.steps[index + 1];
      const goesOn = next && looks.has(next.type) && film.nodes[next.node]?.parent === node;
      if (!goesOn || !areWindows) return null;
      return { kind: 'cut', node, at: index + 1, until: index + 1, why: [index], isCut: false };
    }
    default:
      return null;
  }
}

function hasWindows({ steps }: Film): boolean {
  return steps.some(({ type, changes }) => type === 'cut' || changes.some(({ window }) => window));
}

/** One for each leaf but the first, and one for the end. */
function* nextQuestions(film: Film): Generator<NextQuestion> {
  const open = new OpenLeaves(film);
  const { steps } = film;
  let from = steps.findIndex(({ type }) => type === 'leaf');
  for (let done = 0; from >= 0; ) {
    for (; done <= from; ++done) open.close(steps[done]!);
    const cuts: number[] = [];
    let next = from + 1;
    for (; next < steps.length && steps[next]!.type !== 'leaf'; ++next)
      if (steps[next]!.type === 'cut') cuts.push(next);
    const right = steps[next]?.node ?? null;
    const choices = right === null || open.has(right) ? open.offered(right) : [];
    const until = Math.min(next + 1, steps.length);
    if (choices.length > 0) yield { kind: 'next', at: from + 1, until, why: [...cuts, until - 1], right, choices };
    from = right === null ? -1 : next;
  }
}

/** The leaves that the search may still look at, in the order of the tree: each knows its neighbours. */
class OpenLeaves {
  private readonly successors: number[][];
  private readonly before: number[] = [];
  private readonly after: number[] = [];
  private readonly isOpen: boolean[];
  private readonly isCut: boolean[];
  /** Stands before the first of them and behind the last one. */
  private readonly end: number;

  constructor({ nodes }: Film) {
    this.successors = shapeOf(nodes).successors;
    this.end = nodes.length;
    this.isCut = nodes.map(() => false);
    this.isOpen = nodes.map(({ repeats }, node) => this.successors[node]!.length === 0 && !repeats);
    let last = this.end;
    const link = (node: number): void => {
      this.after[last] = node;
      this.before[node] = last;
      last = node;
    };
    this.isOpen.forEach((isOpen, node) => {
      if (isOpen) link(node);
    });
    link(this.end);
  }

  has(leaf: number): boolean {
    return this.isOpen[leaf] ?? false;
  }

  /** Takes out those that the step has looked at or cut off. */
  close({ type, node, changes }: FilmStep): void {
    if (type === 'leaf') this.remove(node);
    for (const change of changes) if (change.cut) this.cutOff(change.node);
  }

  /** The right one, the first ones of those that are open, and the last, in the order of the tree. */
  offered(right: number | null): number[] {
    const first = this.first(mostChoices);
    const chosen = new Set(right === null ? [] : [right]);
    for (const leaf of [...first.slice(0, mostChoices - 1), this.before[this.end]!, ...first])
      if (leaf !== this.end && chosen.size < mostChoices) chosen.add(leaf);
    return [...chosen].sort((a, b) => a - b);
  }

  private first(most: number): number[] {
    const leaves: number[] = [];
    for (let leaf = this.after[this.end]!; leaf !== this.end && leaves.length < most; leaf = this.after[leaf]!)
      leaves.push(leaf);
    return leaves;
  }

  private cutOff(root: number): void {
    const left = [root];
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
      if (this.isCut[node]) continue;
      this.isCut[node] = true;
      this.remove(node);
      left.push(...this.successors[node]!);
    }
  }

  private remove(leaf: number): void {
    if (!this.isOpen[leaf]) return;
    this.isOpen[leaf] = false;
    const [before, after] = [this.before[leaf]!, this.after[leaf]!];
    this.after[before] = after;
    this.before[after] = before;
  }
}
