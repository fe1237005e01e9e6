// A program in SWI-Prolog: the rules of a game to be searched, or the student's own minimax/4 to be
// judged.

import { codeArea } from '../app/code_area';
import { h, setAttributes } from '../app/dom';
import type { Exercise } from '../app/exercise';
import { fileField } from '../app/file_field';
import type { MakePanel, Panel, PanelHost } from '../app/panel';
import { EngineStopped, StoppedByHand } from '../engine/engine';
import { flagValue } from '../engine/flags';
import { NoSignOfLife } from '../engine/worker_calls';
import type { Programs } from '../prolog/programs';
import type { Judged } from '../prolog/messages';
import type { Counterexample } from '../prolog/verdict';
import { msgid, say } from '../texts/say';
import { verdictView } from './program/verdict_view';

const randomTrees = 100;
const secondsOfAnswer = 2;

class ProgramPanel implements Panel {
  readonly id = 'program';
  readonly title = msgid('Program');
  readonly element = h('div', { class: 'program' });
  private readonly text = codeArea({ class: 'program-text', rows: 12 });
  private readonly position = h('input', { type: 'text', class: 'position', dir: 'ltr', spellcheck: 'false' });
  private readonly depth = h('input', { type: 'number', class: 'depth', min: 0, max: 100, step: 1, value: '2' });
  private readonly result = h('div', { class: 'verdict', role: 'status' });
  private readonly judgeButton = h('button', { type: 'button', class: 'main judge', onclick: () => void this.judge() });
  private readonly stopButton = h('button', { type: 'button', class: 'stop', disabled: true, onclick: () => this.programs.stop() });
  private name = 'program.pl';
  /** What was open before a counterexample was drawn. */
  private before: Exercise | null = null;
  /** The facts of that counterexample. */
  private drawn = '';
  private view: () => (HTMLElement | string)[] = () => [];

  constructor(private readonly host: PanelHost, private readonly programs: Programs) {}

  retranslate(): void {
    setAttributes(this.text, { 'aria-label': say('The program') });
    this.judgeButton.textContent = say('Judge minimax/4');
    this.stopButton.textContent = say('Stop');
    this.element.replaceChildren(
      h('p', { class: 'hint' },
        say('SWI-Prolog runs in this page: no server sees the program, and it can be stopped at any time.')),
      this.text,
      h('div', { class: 'buttons' }, fileField((name, text) => this.take(name, text))),
      h('h3', {}, say('Your own minimax/4')),
      h('p', { class: 'hint' },
        say('It is asked about the tree that is open, unless it has facts of its own, and about random trees that look like it. Marks are given by the command minimax verify alone.')),
      h('div', { class: 'buttons' }, this.judgeButton, this.stopButton),
      this.result,
      h('h3', {}, say('A game of rules')),
      h('div', { class: 'buttons' },
        h('label', {}, say('Position'), ' ', this.position),
        h('label', {}, say('Plies'), ' ', this.depth),
        h('button', { type: 'button', class: 'search-rules', onclick: () => void this.search() },
          say('Search it'))),
      h('p', { class: 'hint' },
        say('Without a position the game begins as initial_position/1 says. Without a number of plies all of it is searched.')),
    );
    this.showResult();
  }

  /** A program that was given, or that a link holds. */
  exerciseChanged(): void {
    const { is_program, name, text, position, arguments: flags } = this.host.exercise();
    if (this.before && text !== this.drawn) this.forget();
    if (!is_program || text === this.text.value) return;
    this.text.value = text;
    this.name = name ?? this.name;
    this.position.value = position ?? '';
    this.depth.value = flagValue(flags, 'depth') ?? '';
  }

  private take(name: string, text: string): void {
    this.name = name;
    this.text.value = text;
  }

  // --- Rules ---------------------------------------------------------------------------------------

  private async search(): Promise<void> {
    const depth = this.depth.value.trim();
    const position = this.position.value.trim();
    await this.host.open({
      name: this.name, text: this.text.value, is_program: true,
      position: position === '' ? null : position,
      arguments: depth === '' ? [] : ['--depth', depth],
    });
  }

  // --- The judge -----------------------------------------------------------------------------------

  private async judge(): Promise<void> {
    this.setBusy(true);
    this.put(() => [h('p', {}, say('It is being run …'))]);
    try {
      const judged = await this.programs.judge({
        program: this.text.value, tree: this.tree(), trees: randomTrees, seconds: secondsOfAnswer,
      });
      this.tell(judged);
    } catch (error) {
      if (!(error instanceof EngineStopped)) throw error;
      this.put(() => [stoppedText(error)]);
    } finally {
      this.setBusy(false);
    }
  }

  /** The facts that it is about: its own, or those of the tree that is open. */
  private tree(): string | null {
    if (/^\s*moves\s*\(/m.test(this.text.value)) return null;
    const exercise = this.before ?? this.host.exercise();
    return exercise.is_program ? null : exercise.text;
  }

  private tell(judged: Judged): void {
    this.put(() => [
      ...verdictView(judged, { showTree: (counterexample) => void this.draw(counterexample) }),
      ...(this.before ? [this.backButton()] : []),
    ]);
    this.result.scrollIntoView({ block: 'start' });
    const { verdict } = judged;
    if (verdict && 'verdict' in verdict && verdict.verdict === 'fail' && verdict.counterexample.facts !== '')
      void this.draw(verdict.counterexample);
    this.host.announce(this.result.querySelector('strong')?.textContent ?? '');
  }

  /** Beside what the program answered. */
  private async draw({ facts, position }: Counterexample): Promise<void> {
    const before = this.before ?? this.host.exercise();
    this.drawn = facts;
    const name = say('Where the program goes wrong');
    if (!(await this.host.open({ name, text: facts, is_program: false, position, arguments: [] }))) return;
    this.before = before;
    this.showResult();
  }

  /** Something else is open than a counterexample: there is no way back from it. */
  private forget(): void {
    this.before = null;
    this.showResult();
  }

  private backButton(): HTMLElement {
    return h('div', { class: 'buttons' },
      h('button', { type: 'button', class: 'back', onclick: () => void this.back() }, say('Back to the tree that was open')));
  }

  private async back(): Promise<void> {
    if (this.before) await this.host.open(this.before);
  }

  private setBusy(isBusy: boolean): void {
    setAttributes(this.judgeButton, { disabled: isBusy });
    setAttributes(this.stopButton, { disabled: !isBusy });
    this.element.dataset['state'] = isBusy ? 'busy' : 'idle';
  }

  private put(view: () => (HTMLElement | string)[]): void {
    this.view = view;
    this.showResult();
  }

  private showResult(): void {
    this.result.replaceChildren(...this.view());
  }
}

function stoppedText(error: EngineStopped): HTMLElement {
  const text = error instanceof NoSignOfLife
    ? say('The program comes to no end within {count} seconds: it was stopped.', { count: String(error.seconds) })
    : error instanceof StoppedByHand
      ? say('It was stopped.')
      : say('SWI-Prolog has ended: {reason}', { reason: error.message });
  return h('p', { class: 'wrong' }, h('strong', {}, text));
}

export const programPanel = (programs: Programs): MakePanel => (host) => new ProgramPanel(host, programs);
