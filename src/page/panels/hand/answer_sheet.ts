// What a student has worked out by hand, and the file of it that `minimax verify` takes.

import { asArgument, isLayout, isWhole, split, tokens } from '../../facts/tokens';
import type { Change, Film, FilmNode } from '../../film/film';

/** A position that something is asked about. */
export interface AskedPosition {
  position: string;
  /** Those of the tree that show it: several where several paths lead to it. */
  nodes: number[];
  successors: string[];
}

/** Texts as they were typed; empty where there is no answer yet. */
export interface PositionAnswer {
  best: string;
  value: string;
  line: string;
}

export type LeafAnswer = 'evaluated' | 'cut';

/** By positions. */
export interface AnswerSheet {
  positions: Map<string, PositionAnswer>;
  leaves: Map<string, LeafAnswer>;
}

export function emptySheet(): AnswerSheet {
  return { positions: new Map(), leaves: new Map() };
}

export const isEmpty = ({ positions, leaves }: AnswerSheet): boolean =>
  leaves.size === 0 &&
  [...positions.values()].every(({ best, value, line }) => !best && !value.trim() && !line.trim());

/** Nodes by the position that they show, in the order of the tree. */
function byPosition(film: Film, wanted: (node: FilmNode) => boolean): Map<string, number[]> {
  const found = new Map<string, number[]>();
  film.nodes.forEach((node, index) => {
    if (!wanted(node)) return;
    const others = found.get(node.position);
    if (others) others.push(index);
    else found.set(node.position, [index]);
  });
  return found;
}

/** Where somebody moves, from the root on. */
export function askedPositions(film: Film): AskedPosition[] {
  const children = new Map<number, string[]>();
  for (const { parent, position } of film.nodes) {
    if (parent === undefined) continue;
    const others = children.get(parent);
    if (others) others.push(position);
    else children.set(parent, [position]);
  }
  return [...byPosition(film, ({ mover }) => mover !== null)].map(([position, nodes]) => ({
    position,
    nodes,
    successors: [...new Set(nodes.flatMap((node) => children.get(node) ?? []))],
  }));
}

/** Those that are valued statically, from left to right. */
export function askedLeaves(film: Film): Map<string, number[]> {
  return byPosition(film, ({ mover, repeats }) => mover === null && !repeats);
}

const constants = new Set(['inf', 'infinite', 'nan', 'pi', 'e', 'epsilon']);

/** Whether it is a text that may stand as a value: a number, an expression, a list of payoffs. */
export function isValue(text: string): boolean {
  const all = tokens(text).filter((each) => !isLayout(each));
  const isNumber = all.every(
    ({ kind, text }, i) => kind !== 'word' || constants.has(text) || all[i + 1]?.text === '(',
  );
  return isNumber && isWhole(text) && split(all).length === 1;
}

/** The positions of a line as they were typed: `[b,d,i]`, `b, d, i` or `b d i`; null if it is none. */
export function lineOf(text: string): string[] | null {
  const inner = text.trim().replace(/^\[([\s\S]*)\]$/, '$1');
  if (!isWhole(inner)) return null;
  const parts = split(tokens(inner));
  const texts = parts.length > 1 ? parts.map(textOf) : wordsOf(inner);
  return texts.some((each) => each === '') ? null : texts;
}

const textOf = (part: { text: string }[]): string => part.map(({ text }) => text).join('').trim();

/** Parts between blanks, where each is a term by itself; else the whole. */
function wordsOf(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const areTerms = words.every((word) => isWhole(word) && /^['\p{L}\p{N}[({"]/u.test(word));
  return areTerms ? words : [text.trim()];
}

export interface AnswerFault {
  position: string;
  part: 'value' | 'line';
}

/** Answers that cannot be read as what they are for: they would not be judged. */
export function faultsOf(sheet: AnswerSheet): AnswerFault[] {
  const faults: AnswerFault[] = [];
  for (const [position, { value, line }] of sheet.positions) {
    if (value.trim() && !isValue(value)) faults.push({ position, part: 'value' });
    if (line.trim() && !lineOf(line)) faults.push({ position, part: 'line' });
  }
  return faults;
}

/**
 * The facts: those that `minimax generate --key` writes, as far as there are answers. A line is told
 * with its best successor and value alone.
 */
export function sheetText(heading: string[], film: Film, sheet: AnswerSheet): string {
  const asked = askedPositions(film);
  const answers = asked.map(({ position }) => ({
    position: asArgument(position),
    ...(sheet.positions.get(position) ?? { best: '', value: '', line: '' }),
  }));
  const lines: string[] = [];
  for (const { position, best, value, line } of answers) {
    const nodes = lineOf(line);
    if (!nodes || !best || !value.trim()) continue;
    lines.push(`minimax(${position}, ${asArgument(best)}, ${value.trim()}, ${listOf(nodes)}).`);
  }
  for (const { position, value } of answers)
    if (value.trim()) lines.push(`value(${position}, ${value.trim()}).`);
  for (const { position, best } of answers)
    if (best) lines.push(`best(${position}, ${asArgument(best)}).`);
  if (sheet.leaves.size > 0) {
    lines.push(`evaluated(${listOf(leavesThatAre('evaluated', film, sheet))}).`);
    lines.push(`pruned(${listOf(leavesThatAre('cut', film, sheet))}).`);
  }
  return [...heading.flatMap(comment), ...lines, ''].join('\n');
}

// What ends a line in a text would end the comment.
const comment = (text: string): string[] => text.split(/[\n\r\u2028\u2029\v\f]/).map((line) => `% ${line}`);

const listOf = (terms: string[]): string => `[${terms.map(asArgument).join(',')}]`;

function leavesThatAre(answer: LeafAnswer, film: Film, sheet: AnswerSheet): string[] {
  return [...askedLeaves(film).keys()].filter((leaf) => sheet.leaves.get(leaf) === answer);
}

/** What the student has filled in, as it is drawn on the tree. */
export function changesOf(film: Film, sheet: AnswerSheet): Change[] {
  const changes: Change[] = [];
  film.nodes.forEach(({ position, mover, parent }, node) => {
    const answer = sheet.positions.get(position);
    if (mover !== null && answer?.value.trim())
      changes.push({ node, seen: true, value: answer.value.trim(), bound: 'exact' });
    if (mover === null && sheet.leaves.has(position)) {
      const isCut = sheet.leaves.get(position) === 'cut';
      changes.push(isCut ? { node, cut: true } : { node, seen: true });
    }
    if (parent !== undefined && sheet.positions.get(film.nodes[parent]?.position ?? '')?.best === position)
      changes.push({ node: parent, by: node });
  });
  return changes;
}
