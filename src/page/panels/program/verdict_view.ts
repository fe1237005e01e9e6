// What is said of a program that was judged.

import { h } from '../../app/dom';
import { say, sayMany } from '../../texts/say';
import type { Judged } from '../../prolog/messages';
import type { Counterexample, Fault, LoadMessage, Note } from '../../prolog/verdict';
import { reasonText } from './reasons';

/** Lines of an answer, for which the page has one width. */
const code = (text: string): HTMLElement => h('pre', { class: 'code', dir: 'ltr', tabindex: 0 }, text);

export interface VerdictActions {
  showTree(counterexample: Counterexample): void;
}

export function verdictView({ messages, verdict, printed }: Judged, actions: VerdictActions): HTMLElement[] {
  const parts: (HTMLElement | false)[] = [messages.length > 0 && messageList(messages)];
  if (verdict === null) parts.unshift(heading('wrong', say('The program cannot be read')));
  else if ('fault' in verdict) parts.unshift(...faultView(verdict));
  else if (verdict.verdict === 'pass') {
    parts.unshift(
      heading('right', say('The program is right')),
      h('p', {}, sayMany('{count} answer was right.', '{count} answers were right.', verdict.count)),
    );
    parts.push(...noteViews(verdict.notes, actions));
  } else {
    parts.unshift(
      heading('wrong', say('The program goes wrong')), ...counterexampleView(verdict.counterexample, actions),
    );
    parts.push(...noteViews(verdict.notes, actions));
  }
  if (printed.trim() !== '') parts.push(h('h3', {}, say('What it has printed')), code(printed));
  return parts.filter((part): part is HTMLElement => part !== false);
}

const heading = (kind: 'right' | 'wrong', text: string): HTMLElement =>
  h('p', { class: kind }, h('strong', {}, text));

function messageList(messages: LoadMessage[]): HTMLElement {
  const one = ({ kind, own, line, column, text }: LoadMessage): HTMLElement => {
    const place = own && line > 0
      ? say('Line {line}, column {column}', { line: String(line), column: String(column) })
      : say('The program');
    const severity = kind === 'warning' ? say('warning') : say('error');
    return h('li', { class: kind === 'warning' ? 'warning' : 'error' },
      h('strong', {}, `${place}: ${severity}: `), h('span', { class: 'message' }, text));
  };
  return h('ul', { class: 'load-messages' }, ...messages.map(one));
}

function faultView({ fault, texts, arities = [] }: Fault): HTMLElement[] {
  if (fault === 'not_defined') {
    const others = arities.map((arity) => `minimax/${arity}`).join(', ');
    return [
      heading('wrong', say('The program does not define minimax/4')),
      ...(others === '' ? [] : [h('p', {}, say('It defines {others}.', { others }))]),
    ];
  }
  const title = fault === 'tree' ? say('The tree that is open cannot be read') : say('The program cannot be judged');
  return [heading('wrong', title), code(texts.join('\n'))];
}

function counterexampleView(counterexample: Counterexample, actions: VerdictActions): HTMLElement[] {
  const { facts, query, expected, got, reason } = counterexample;
  return [
    h('p', { class: 'reason' }, reasonText(reason)),
    h('dl', { class: 'answers-of-program' },
      h('dt', {}, say('Asked')), h('dd', {}, code(`?- ${query}.`)),
      h('dt', {}, say('Expected')), h('dd', {}, code(expected)),
      h('dt', {}, say('Answered')),
      h('dd', {}, got.length === 0 ? h('em', {}, say('no answer')) : code(got.join('\n')))),
    ...(facts === ''
      ? []
      : [
          h('p', {}, say('The smallest tree that was found on which it goes wrong:')), code(facts),
          h('div', { class: 'buttons' },
            h('button', { type: 'button', class: 'show-tree', onclick: () => actions.showTree(counterexample) },
              say('Draw this tree'))),
        ]),
  ];
}

/** What is of no weight for a student is left to the command. */
function noteViews(notes: Note[], actions: VerdictActions): HTMLElement[] {
  return notes.flatMap((note) => {
    const text = noteText(note);
    if (text === null) return [];
    const view = h('p', { class: 'note' }, text);
    if (note.note !== 'remark' || !note.counterexample) return [view];
    return [view, ...counterexampleView(note.counterexample, actions)];
  });
}

function noteText({ note, texts = [], position = '' }: Note): string | null {
  const [first = ''] = texts;
  switch (note) {
    case 'convention':
      return first === 'notes'
        ? say("Judged by the notes' program: NodesList leaves out an only successor and repeats the best of three or more.")
        : say("Judged by the textbook's program, which asks the successors who moves.");
    case 'remark':
      return say('It is right on games that look like this one. On others it goes wrong, which costs nothing:');
    case 'first_wrong':
      return say('In the game that is open it first goes wrong at {position}.', { position });
    case 'more_solutions':
      return say('There is more than one solution: on backtracking comes {answer}', { answer: first });
    default:
      return null;
  }
}
