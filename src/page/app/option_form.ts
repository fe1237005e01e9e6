// The options of a search, as the film lists them: choosing another one asks for another film.

import type { FilmOption } from '../film/film';
import { h } from './dom';
import { choiceTitle, optionTitle } from './option_texts';
import { say } from '../texts/say';

/** What matters most comes first. */
const order = ['algorithm', 'cut-off', 'ordering', 'depth', 'ties'];
const rank = ({ name }: FilmOption): number => (order.includes(name) ? order.indexOf(name) : order.length);

export class OptionForm {
  readonly element = h('div', { class: 'options' });
  private shown: FilmOption[] = [];

  /** `chosen` is told what the flag `--NAME` is to be; null: as the command has it by itself. */
  constructor(private readonly id: string, private readonly chosen: (name: string, value: string | null) => void) {}

  show(options: FilmOption[]): void {
    this.shown = [...options].sort((one, other) => rank(one) - rank(other));
    // Made anew without taking the focus away from the one that was just used.
    const focused = document.activeElement?.id;
    this.element.replaceChildren(...this.shown.map((option) => this.row(option)));
    if (focused?.startsWith(`${this.id}-`)) document.getElementById(focused)?.focus();
  }

  retranslate(): void {
    this.show(this.shown);
  }

  private row(option: FilmOption): HTMLElement {
    if (option.list) return this.checks(option);
    const id = `${this.id}-${option.name}`;
    const control = option.choices.length > 0 ? this.select(option, id) : this.input(option, id);
    return h('div', { class: 'option' }, h('label', { for: id }, optionTitle(option.name)), control);
  }

  private select({ name, choices, value }: FilmOption, id: string): HTMLElement {
    const of = (choice: string): HTMLElement =>
      h('option', { value: choice, selected: choice === value }, choiceTitle(choice));
    const select = h('select', { id }, ...choices.map(of));
    if (value === null) select.prepend(h('option', { value: '', selected: true }, say('as usual')));
    select.addEventListener('change', () => this.chosen(name, select.value || null));
    return select;
  }

  private input({ name, value }: FilmOption, id: string): HTMLElement {
    const input = h('input', {
      id, type: 'number', min: 0, step: 1, inputmode: 'numeric', placeholder: say('none'),
      value: typeof value === 'string' ? value : '',
    });
    input.addEventListener('change', () => this.chosen(name, input.value || null));
    return input;
  }

  /** Several at once, in the order in which they were chosen. */
  private checks({ name, choices, value }: FilmOption): HTMLElement {
    const before = Array.isArray(value) ? value : value === null ? [] : [value];
    const boxes = choices.map((choice) => {
      const box = h('input', {
        type: 'checkbox', id: `${this.id}-${name}-${choice}`, value: choice, checked: before.includes(choice),
      });
      box.addEventListener('change', () => {
        const kept = before.filter((each) => each !== choice);
        const now = box.checked ? [...kept, choice] : kept;
        this.chosen(name, now.length > 0 ? now.join(',') : null);
      });
      return h('label', {}, box, ' ', choiceTitle(choice));
    });
    return h('fieldset', { class: 'option' }, h('legend', {}, optionTitle(name)), ...boxes);
  }
}
