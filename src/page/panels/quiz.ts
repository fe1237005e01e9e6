// Questions about the next steps of the search: which leaf, which window, cut off or not, what value.

import { h } from '../app/dom';
import type { MakePanel, Panel, PanelHost } from '../app/panel';
import type { Film } from '../film/film';
import { moverName } from '../texts/movers';
import { msgid, say, sayPart } from '../texts/say';
import { isNumber, isSameValue } from './quiz/numbers';
import { changesUntil, questionKinds, questionsOf, type Question, type QuestionKind } from './quiz/questions';

interface Score {
  right: number;
  asked: number;
}

/** What a form holds: one text, or those of a window. */
type Given = string[];
const none = 'none';

const kindNames: Record<QuestionKind, string> = {
  next: msgid('Next leaf'), cut: msgid('Cut off or not'), value: msgid('Value'), window: msgid('Window'),
};

class Quiz implements Panel {
  readonly id = 'quiz';
  readonly title = msgid('Quiz');
  readonly element = h('div', { class: 'quiz' });
  private kinds = new Set(questionKinds);
  private scores = new Map<QuestionKind, Score>();
  /** Null while nothing is asked. */
  private questions: Question[] | null = null;
  private current = 0;
  private answer: { given: Given; isRight: boolean } | null = null;

  constructor(private readonly host: PanelHost) {}

  retranslate(): void {
    this.render();
  }

  exerciseChanged(): void {
    this.scores.clear();
    const wasAsking = this.questions !== null;
    this.questions = null;
    if (wasAsking) this.start(0);
    else this.render();
  }

  begin(): void {
    this.start(0);
  }

  displaced(): void {
    this.questions = null;
    this.answer = null;
    this.render();
  }

  nodeChosen(node: number): void {
    const question = this.questions?.[this.current];
    if (question?.kind !== 'next' || this.answer) return;
    const film = this.host.film();
    if (film?.nodes[node]?.mover === null) this.judge(question, [String(node)]);
  }

  private start(from: number): void {
    const film = this.host.film();
    this.questions = film ? questionsOf(film, this.kinds).filter(({ at }) => at >= from) : [];
    this.current = 0;
    this.ask();
  }

  private stop(): void {
    const question = this.questions?.[this.current];
    this.questions = null;
    this.host.drawInstead(this, null);
    if (question) this.host.showStep(this.answer ? question.until : question.at);
    this.answer = null;
    this.render();
  }

  private ask(): void {
    this.answer = null;
    const film = this.host.film();
    const question = this.questions?.[this.current];
    if (film && question) this.host.drawInstead(this, changesUntil(film, question.at), nodeOf(film, question));
    else if (film) this.host.drawInstead(this, null);
    this.render();
    this.element.querySelector<HTMLElement>('.quiz-question input')?.focus();
  }

  private judge(question: Question, given: Given): void {
    const film = this.host.film();
    if (!film) return;
    const isRight = isRightAnswer(question, given);
    this.answer = { given, isRight };
    const score = this.scores.get(question.kind) ?? { right: 0, asked: 0 };
    this.scores.set(question.kind, {
      right: score.right + (isRight ? 1 : 0), asked: score.asked + 1,
    });
    const last = film.steps[question.until - 1];
    this.host.drawInstead(this, changesUntil(film, question.until), last?.node);
    this.render();
    this.element.querySelector<HTMLElement>('.continue')?.focus();
  }

  private render(): void {
    const film = this.host.film();
    const question = this.questions?.[this.current];
    if (!film) this.element.replaceChildren(h('p', {}, say('There is no tree to ask about: the file has to be put right first.')));
    else if (!this.questions) this.renderInvitation();
    else if (question) this.renderQuestion(film, question);
    else this.renderEnd();
  }

  private renderInvitation(): void {
    const isAtStart = this.host.step() === 0;
    this.element.replaceChildren(
      h('p', {}, say('What does the search do next? Every answer is checked, and the search says why.')),
      this.choiceOfKinds(),
      h('div', { class: 'buttons' },
        h('button', { type: 'button', class: 'main', onclick: () => this.start(0) }, say('Ask from the first step')),
        h('button', { type: 'button', hidden: isAtStart, class: 'from-here', onclick: () => this.start(this.host.step()) },
          say('Ask from the step that is shown'))),
      this.scoreTable());
  }

  stepChanged(step: number): void {
    const button = this.element.querySelector<HTMLElement>('.from-here');
    if (button) button.hidden = step === 0;
  }

  private choiceOfKinds(): HTMLElement {
    return h('fieldset', { class: 'kinds' },
      h('legend', {}, say('What is asked')),
      ...questionKinds.map((kind) => {
        const box = h('input', {
          type: 'checkbox', checked: this.kinds.has(kind),
          onchange: () => {
            if (box.checked) this.kinds.add(kind);
            else this.kinds.delete(kind);
          },
        });
        return h('label', {}, box, ' ', say(kindNames[kind]));
      }));
  }

  private renderQuestion(film: Film, question: Question): void {
    const form = h('form', {
      class: 'quiz-question', autocomplete: 'off',
      onsubmit: (event: Event) => {
        event.preventDefault();
        this.submitted(form, question);
      },
    },
      h('fieldset', { disabled: this.answer !== null },
        h('legend', {}, questionText(film, question)),
        h('div', { class: 'choices' }, ...this.fields(film, question)),
        question.kind === 'next' && h('p', { class: 'hint' }, say('Or choose it in the tree.'))),
      !this.answer && h('div', { class: 'buttons' },
        h('button', { type: 'submit', class: 'main' }, say('Check'))),
      h('p', { class: 'fault', role: 'alert' }));
    this.element.replaceChildren(
      h('p', { class: 'progress' }, say('Question {number} of {count}', {
        number: String(this.current + 1), count: String(this.questions?.length ?? 0),
      })),
      form,
      h('div', { role: 'status', class: 'verdict' }, ...this.verdict(film, question)),
      h('div', { class: 'buttons' },
        this.answer && h('button', { type: 'button', class: 'main continue', 'aria-describedby': 'quiz-verdict', onclick: () => this.next() },
          say('Next question')),
        h('button', { type: 'button', onclick: () => this.stop() }, say('End the quiz'))),
      this.scoreTable());
  }

  private next(): void {
    const done = this.questions?.[this.current]?.until ?? 0;
    do this.current += 1;
    while ((this.questions?.[this.current]?.at ?? Infinity) < done);
    this.ask();
  }

  private fields(film: Film, question: Question): HTMLElement[] {
    const given = this.answer?.given;
    const radio = (value: string, text: string): HTMLElement => {
      const button = h('input', { type: 'radio', name: 'answer', value });
      button.checked = given?.[0] === value;
      return h('label', {}, button, ' ', h('bdi', {}, text));
    };
    const field = (index: number, label: string, hint: string): HTMLElement => {
      const input = h('input', {
        type: 'text', name: 'answer', placeholder: hint, autocapitalize: 'off', spellcheck: 'false',
      });
      input.value = given?.[index] ?? '';
      return h('label', {}, label, ' ', input);
    };
    switch (question.kind) {
      case 'next':
        return [
          ...question.choices.map((node) => radio(String(node), placeOf(film, node))),
          radio(none, say('none: the search is over')),
        ];
      case 'cut':
        return [radio('cut', say('They are cut off')), radio('open', say('The next one is looked at'))];
      case 'value':
        return [field(0, say('Value'), '')];
      case 'window':
        return [field(0, 'α', '-inf'), field(1, 'β', 'inf')];
    }
  }

  private submitted(form: HTMLFormElement, question: Question): void {
    const given = new FormData(form).getAll('answer').map(String);
    const fault = faultOf(question, given);
    if (!fault) return this.judge(question, given);
    const place = form.querySelector('.fault');
    if (place) place.textContent = fault;
    form.querySelector<HTMLElement>('input')?.focus();
  }

  private verdict(film: Film, question: Question): HTMLElement[] {
    if (!this.answer) return [];
    const { isRight } = this.answer;
    const why = question.why.map((step) => film.steps[step]).filter((step) => step !== undefined);
    return [
      h('div', { id: 'quiz-verdict', class: isRight ? 'right' : 'wrong' },
        h('strong', {}, isRight ? say('Right.') : say('Not right.')), ' ',
        !isRight && h('span', {}, say('The answer is: {answer}.', { answer: rightAnswer(film, question) })),
        ...why.map((step) => h('p', { dir: 'auto' }, sayPart(step.text)))),
    ];
  }

  private renderEnd(): void {
    const isEmpty = this.questions?.length === 0;
    this.element.replaceChildren(
      h('p', { role: 'status' }, isEmpty
        ? say('This search has no questions of these kinds.')
        : say('That was the last question.')),
      h('div', { class: 'buttons' },
        h('button', { type: 'button', class: 'main continue', onclick: () => this.stop() }, say('End the quiz'))),
      this.scoreTable());
    this.element.querySelector<HTMLElement>('.continue')?.focus();
  }

  private scoreTable(): HTMLElement {
    if (this.scores.size === 0) return h('div');
    const rows = questionKinds.flatMap((kind) => {
      const score = this.scores.get(kind);
      return score ? [[say(kindNames[kind]), score] as const] : [];
    });
    const sum = (part: keyof Score): number => rows.reduce((all, [, score]) => all + score[part], 0);
    const all: [string, Score] = [say('All'), { right: sum('right'), asked: sum('asked') }];
    return h('table', { class: 'score' },
      h('caption', {}, say('Score')),
      h('thead', {}, h('tr', {},
        ...[say('Question'), say('Right'), say('Questions asked')].map((text) => h('th', { scope: 'col' }, text)))),
      h('tbody', {}, ...[...rows, all].map(([name, { right, asked }]) => h('tr', {},
        h('th', { scope: 'row' }, name), h('td', {}, String(right)), h('td', {}, String(asked))))));
  }
}

/** A position that is no successor twice is called by its name alone. */
function placeOf(film: Film, node: number): string {
  const { position = '', parent } = film.nodes[node] ?? {};
  const isShared = film.nodes.some((each, index) => index !== node && each.position === position);
  if (!isShared || parent === undefined) return position;
  return say('{position} below {parent}', { position, parent: film.nodes[parent]?.position ?? '' });
}

function nodeOf(film: Film, question: Question): number | undefined {
  return question.kind === 'next' ? film.steps[question.at - 1]?.node : question.node;
}

function questionText(film: Film, question: Question): string {
  if (question.kind === 'next') return say('Which leaf is evaluated next?');
  const { position = '', mover = null, player } = film.nodes[question.node] ?? {};
  const parts = { position, mover: moverName({ mover, player }) };
  switch (question.kind) {
    case 'cut':
      return mover === 'chance'
        ? say('Chance moves at {position}. What about the successors that are left?', parts)
        : say('{mover} moves at {position}. What about the successors that are left?', parts);
    case 'value':
      return mover === 'chance'
        ? say('Chance moves at {position}. What value does the search give it?', parts)
        : say('{mover} moves at {position}. What value does the search give it?', parts);
    case 'window':
      return say('With which window is {position} looked at?', parts);
  }
}

function rightAnswer(film: Film, question: Question): string {
  switch (question.kind) {
    case 'next':
      return question.right === null ? say('none: the search is over') : placeOf(film, question.right);
    case 'cut':
      return question.isCut ? say('They are cut off') : say('The next one is looked at');
    case 'value':
      return question.value;
    case 'window':
      return `[${question.window.join(', ')}]`;
  }
}

function isRightAnswer(question: Question, given: Given): boolean {
  const [first = '', second = ''] = given;
  switch (question.kind) {
    case 'next':
      if (first === none || question.right === null) return (first === none) === (question.right === null);
      return Number(first) === question.right;
    case 'cut':
      return (first === 'cut') === question.isCut;
    case 'value':
      return isSameValue(first, question.value);
    case 'window':
      return isSameValue(first, question.window[0]) && isSameValue(second, question.window[1]);
  }
}

/** Why it is no answer yet. */
function faultOf(question: Question, given: Given): string | null {
  if (question.kind === 'next' || question.kind === 'cut')
    return given.length === 0 ? say('Choose an answer.') : null;
  if (given.some((text) => text.trim() === '')) return say('Fill in an answer.');
  if (question.kind === 'window' && !given.every(isNumber))
    return say('A bound is a number, or inf or -inf where it is open.');
  return null;
}

export const quizPanel: MakePanel = (host) => new Quiz(host);
