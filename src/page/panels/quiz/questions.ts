// What can be asked about a film: each question is about what its next steps do.

import type { Change, Film, FilmStep, StepType } from '../../film/film';

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
  film.steps.forEach((step, index) => {
    const question = questionAt(film, step, index);
    if (question && kinds.has(question.kind)) between.push(question);
  });
  if (!kinds.has('next')) return between;
  const questions: Question[] = [];
  let gap = 0;
  let rest = 0;
  for (const next of nextQuestions(film)) {
    const first = between.findIndex(({ at }, i) => i >= rest && at >= next.at);
    const inGap = first < 0 ? [] : between.slice(first).filter(({ at }) => at < next.until);
    const before = first < 0 ? between.slice(rest) : between.slice(rest, first);
    questions.push(...before);
    if (inGap.length === 0 || gap % 2 === 1) questions.push(next);
    else questions.push(...inGap);
    gap += 1;
    rest = first < 0 ? between.length : first + inGap.length;
  }
  return [...questions, ...between.slice(rest)];
}

function questionAt(film: Film, step: FilmStep, index: number): Question | null {
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
      if (!goesOn || !hasWindows(film)) return null;
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
  const isParent = new Set(film.nodes.map(({ parent }) => parent));
  const open = new Set<number>();
  film.nodes.forEach(({ repeats }, node) => {
    if (!isParent.has(node) && !repeats) open.add(node);
  });
  const leafSteps = film.steps.flatMap(({ type }, index) => (type === 'leaf' ? [index] : []));
  let done = 0;
  for (const [count, index] of leafSteps.entries()) {
    for (; done <= index; ++done) close(film, film.steps[done], open);
    const next = leafSteps[count + 1];
    const right = next === undefined ? null : (film.steps[next]?.node ?? null);
    if (right !== null && !open.has(right)) continue;
    const choices = offered([...open], right);
    if (choices.length === 0) continue;
    const until = next === undefined ? film.steps.length : next + 1;
    const cuts = film.steps.flatMap(({ type }, i) => (type === 'cut' && i > index && i < until ? [i] : []));
    yield { kind: 'next', at: index + 1, until, why: [...cuts, until - 1], right, choices };
  }
}

/** Takes out of the open leaves those that the step has looked at or cut off. */
function close({ nodes }: Film, step: FilmStep | undefined, open: Set<number>): void {
  if (step?.type === 'leaf') open.delete(step.node);
  const cut = step?.changes.filter((change) => change.cut) ?? [];
  if (cut.length === 0) return;
  const gone = new Set(cut.map(({ node }) => node));
  for (const leaf of open) {
    for (let node: number | undefined = leaf; node !== undefined; node = nodes[node]?.parent)
      if (gone.has(node)) open.delete(leaf);
  }
}

/** The right one, the first ones of those that are open, and the last, in the order of the tree. */
function offered(open: number[], right: number | null): number[] {
  const chosen = new Set(right === null ? [] : [right]);
  for (const leaf of [...open.slice(0, mostChoices - 1), ...open.slice(-1), ...open]) {
    if (chosen.size === mostChoices) break;
    chosen.add(leaf);
  }
  return [...chosen].sort((a, b) => a - b);
}
