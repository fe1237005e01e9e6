// A whole exercise worked by hand on the blank tree, and handed in as the facts that `minimax verify`
// takes.

import { h } from '../app/dom';
import { baseName, download } from '../app/download';
import type { MakePanel, Panel, PanelHost } from '../app/panel';
import { EngineStopped } from '../engine/engine';
import { flagValue } from '../engine/flags';
import type { Film } from '../film/film';
import { moverName } from '../texts/movers';
import { msgid, say, sayMany } from '../texts/say';
import {
  askedLeaves, askedPositions, changesOf, emptySheet, faultsOf, isEmpty, sheetText,
  type AskedPosition, type LeafAnswer, type PositionAnswer,
} from './hand/answer_sheet';
import { judgedAnswers, verifyArguments, type JudgedAnswer } from './hand/judged';

/** Each position has a row of its own, and each leaf a choice. */
const mostWorked = 2000;

class ByHand implements Panel {
  readonly id = 'by_hand';
  readonly title = msgid('Work by hand');
  readonly element = h('div', { class: 'by-hand' });
  private sheet = emptySheet();
  private isWorking = false;
  private verdicts = h('div', { class: 'verdicts', role: 'status' });
  /** What was worked on: the answers are kept as long as it is the same. */
  private text: string | null = null;

  constructor(private readonly host: PanelHost) {}

  retranslate(): void {
    this.render();
    if (this.verdicts.querySelector('li')) void this.check();
  }

  exerciseChanged(): void {
    const { text, position } = this.host.exercise();
    const about = JSON.stringify([text, position]);
    if (about !== this.text) this.sheet = emptySheet();
    this.text = about;
    this.verdicts.replaceChildren();
    if (this.isWorking && this.obstacle()) this.end();
    this.render();
    if (this.isWorking) this.draw();
  }

  begin(): void {
    if (this.obstacle()) return;
    this.isWorking = true;
    this.render();
    this.draw();
    this.host.announce(say('The tree shows the exercise without its solution.'));
  }

  displaced(): void {
    this.isWorking = false;
    this.render();
  }

  nodeChosen(node: number): void {
    if (!this.isWorking) return;
    const chosen = this.host.film()?.nodes[node];
    if (!chosen) return;
    const fields = this.element.querySelectorAll<HTMLElement>('[data-position]');
    [...fields].find(({ dataset }) => dataset['position'] === chosen.position)?.focus();
  }

  private end(): void {
    this.isWorking = false;
    this.host.drawInstead(this, null);
    this.render();
  }

  /** Why the exercise cannot be handed in, if it cannot. */
  private obstacle(): string | null {
    const film = this.host.film();
    if (!film) return say('There is no tree to work on: the file has to be put right first.');
    if (this.host.exercise().is_program)
      return say('Answers are judged on trees of facts, and this is a program of rules: take the quiz here.');
    if (film.game !== 'two_players')
      return say('Answers are judged where MAX and MIN move alone: take the quiz here.');
    const isPart = film.nodes.some(({ at_limit }) => at_limit) ||
      flagValue(this.host.exercise().arguments, 'around') !== null;
    if (isPart) return say('Answers are judged on whole trees: here a part of one is searched or shown.');
    if (film.nodes.some(({ repeats }) => repeats))
      return say('Answers are judged on games that come to an end, and here a position comes again: take the quiz here.');
    if (film.nodes.length > mostWorked) return say('The tree is too large to be worked by hand.');
    if (film.nodes.length === 1) return say('The tree has one position: there is nothing to work out.');
    return null;
  }

  private draw(): void {
    const film = this.host.film();
    if (film) this.host.drawInstead(this, changesOf(film, this.sheet));
  }

  private render(): void {
    const obstacle = this.obstacle();
    if (obstacle) this.element.replaceChildren(h('p', {}, obstacle));
    else if (!this.isWorking) this.renderInvitation();
    else this.renderForm();
  }

  private renderInvitation(): void {
    this.element.replaceChildren(
      h('p', {}, say('Work out every position yourself. The page hides the solution, and saves your answers as a file that can be handed in.')),
      h('button', { type: 'button', class: 'main', onclick: () => this.begin() },
        say('Hide the solution and begin')));
  }

  private renderForm(): void {
    const film = this.host.film();
    if (!film) return;
    const positions = askedPositions(film);
    this.element.replaceChildren(
      h('p', {}, say('Fill in what you know. What is left empty is not handed in.')),
      h('table', { class: 'answers' },
        h('caption', {}, say('Positions where somebody moves')),
        h('thead', {}, h('tr', {},
          ...[say('Position'), say('Best successor'), say('Value'), say('Line of play')].map((text) =>
            h('th', { scope: 'col' }, text)))),
        h('tbody', {}, ...positions.map((asked) => this.row(film, asked)))),
      this.leaves([...askedLeaves(film).keys()]),
      h('div', { class: 'buttons' },
        h('button', { type: 'button', class: 'main', onclick: () => this.save() }, say('Save the answers')),
        h('button', { type: 'button', onclick: () => void this.check() }, say('Check the answers')),
        h('button', { type: 'button', onclick: () => this.end() }, say('Show the solution'))),
      this.verdicts);
  }

  private row(film: Film, asked: AskedPosition): HTMLElement {
    const { position, successors } = asked;
    const answer = this.answerOf(position);
    const best = h('select', {
      'aria-label': say('Best successor of {position}', { position }), 'data-position': position,
      onchange: () => this.filled(answer, 'best', best.value),
    }, h('option', { value: '' }, '–'), ...successors.map((each) => h('option', { value: each }, each)));
    best.value = answer.best;
    return h('tr', {},
      h('th', { scope: 'row' }, h('bdi', {}, position), ' ', h('small', {}, moverName(film.nodes[asked.nodes[0] ?? 0] ?? { mover: null }))),
      h('td', { 'data-label': say('Best successor') }, best),
      h('td', { 'data-label': say('Value') },
        this.field(position, 'value', say('Value of {position}', { position }), '')),
      h('td', { 'data-label': say('Line of play') }, this.field(position, 'line', say('Line of play from {position}', { position }),
        successors[0] === undefined ? '' : `${successors[0]}, …`)));
  }

  private field(
    position: string, part: 'value' | 'line', label: string, placeholder: string,
  ): HTMLInputElement {
    const answer = this.answerOf(position);
    const field: HTMLInputElement = h('input', {
      type: 'text', 'aria-label': label, placeholder, autocomplete: 'off', autocapitalize: 'off',
      spellcheck: 'false', class: part, 'data-part': part, 'data-about': position,
      oninput: () => {
        field.removeAttribute('aria-invalid');
        this.filled(answer, part, field.value);
      },
    });
    field.value = answer[part];
    return field;
  }

  private answerOf(position: string): PositionAnswer {
    let answer = this.sheet.positions.get(position);
    if (!answer) this.sheet.positions.set(position, (answer = { best: '', value: '', line: '' }));
    return answer;
  }

  private filled(answer: PositionAnswer, part: keyof PositionAnswer, text: string): void {
    answer[part] = text;
    this.verdicts.replaceChildren();
    if (part !== 'line') this.draw();
  }

  private leaves(leaves: string[]): HTMLElement {
    return h('fieldset', { class: 'leaves' },
      h('legend', {}, say('Leaves that alpha-beta evaluates from left to right, and cuts off')),
      ...leaves.map((leaf) => this.leaf(leaf)));
  }

  private leaf(leaf: string): HTMLElement {
    const select = h('select', {
      'data-position': leaf,
      onchange: () => {
        if (select.value === '') this.sheet.leaves.delete(leaf);
        else this.sheet.leaves.set(leaf, select.value as LeafAnswer);
        this.verdicts.replaceChildren();
        this.draw();
      },
    },
      h('option', { value: '' }, '–'),
      h('option', { value: 'evaluated' }, say('evaluated')),
      h('option', { value: 'cut' }, say('cut off')));
    select.value = this.sheet.leaves.get(leaf) ?? '';
    return h('label', {}, h('bdi', {}, leaf), ' ', select);
  }

  /** The file; null where an answer cannot be read, which is told, or where there is none. */
  private file(): string | null {
    const film = this.host.film();
    if (!film) return null;
    if (isEmpty(this.sheet)) {
      this.tell(say('There are no answers yet.'));
      return null;
    }
    const faults = faultsOf(this.sheet);
    for (const { position, part } of faults) {
      const fields = this.element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`);
      [...fields].find(({ dataset }) => dataset['about'] === position)?.setAttribute('aria-invalid', 'true');
    }
    if (faults.length > 0) {
      this.element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      const positions = [...new Set(faults.map(({ position }) => position))].join(', ');
      this.tell(say('These answers cannot be read: {positions}. A value is a number, such as 4 or -2.5, and a line is positions with commas between them.', { positions }));
      return null;
    }
    const { name } = this.host.exercise();
    const heading = name === null
      ? say('Answers worked by hand')
      : say('Answers about {file}, worked by hand', { file: name });
    return sheetText([heading], film, this.sheet);
  }

  private tell(text: string): void {
    this.verdicts.replaceChildren(h('p', {}, text));
  }

  private save(): void {
    const text = this.file();
    if (text === null) return;
    const name = `${baseName(this.host.exercise().name)}_answers.pl`;
    download(name, text, 'text/plain;charset=utf-8');
    this.tell(say('Saved as {file}.', { file: name }));
  }

  private async check(): Promise<void> {
    const text = this.file();
    const film = this.host.film();
    if (text === null || !film) return;
    try {
      const exercise = this.host.exercise();
      const files = { 'tree.pl': exercise.text, 'answers.pl': text };
      const result = await this.host.core.run(verifyArguments(exercise, film), files, []);
      const answers = judgedAnswers(result);
      if (answers) this.showVerdicts(answers);
      else this.tell(result.err.trim());
    } catch (error) {
      if (!(error instanceof EngineStopped)) throw error;
      this.tell(say('It was stopped before it was done.'));
    }
  }

  private showVerdicts(answers: JudgedAnswer[]): void {
    const right = answers.filter(({ isRight }) => isRight).length;
    this.verdicts.replaceChildren(
      h('p', {}, sayMany('{right} of {count} answer is right.', '{right} of {count} answers are right.',
        answers.length, { right: String(right) })),
      h('ul', {}, ...answers.map(({ answer, isRight, reason }) =>
        h('li', { class: isRight ? 'right' : 'wrong' },
          h('strong', {}, isRight ? say('right') : say('wrong')), ' ', h('code', { dir: 'ltr' }, answer),
          reason !== '' && h('p', { dir: 'auto' }, reason)))));
    this.verdicts.scrollIntoView({ block: 'nearest' });
  }
}

export const byHandPanel: MakePanel = (host) => new ByHand(host);
