// Going through the steps: buttons, a slider, keys, and by itself.

import { msgid, say } from '../texts/say';
import { h, setAttributes } from './dom';
import { icon, type IconName } from './icons';

/** Steps a second. */
const speeds = [0.5, 1, 2, 4, 10];

/** What has a use for arrow keys itself. */
const ownKeys =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="tab"], [role="treeitem"], dialog';

/** Whether the key scrolls what has the focus: texts and panels that are larger than their boxes. */
function scrolls(element: Element, key: string): boolean {
  if (!element.matches('pre, [role="tabpanel"]')) return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const isWide = scrollWidth > clientWidth;
  return key.startsWith('Arrow') ? isWide : isWide || scrollHeight > clientHeight;
}

interface Button {
  element: HTMLButtonElement;
  title: string;
  keys: string;
}

export class StepBar {
  readonly element: HTMLElement;
  private readonly buttons: Button[] = [];
  private readonly slider = h('input', { type: 'range', min: 0, step: 1, value: 0 });
  private readonly counter = h('output', { class: 'counter' });
  private readonly speed = h('select', { class: 'speed' });
  private readonly playButton: Button;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private step = 0;
  private steps = 0;

  constructor(private readonly goTo: (step: number) => void) {
    const row = h('div', { class: 'buttons', role: 'group' });
    const add = (name: IconName, title: string, keys: string, act: () => void): Button => {
      const element = h('button', { type: 'button', class: name, onclick: act }, icon(name));
      row.append(element);
      const button = { element, title, keys };
      this.buttons.push(button);
      return button;
    };
    add('first', msgid('First step'), 'Home', () => this.by(-this.step));
    add('back', msgid('Step back'), 'ArrowLeft', () => this.by(-1));
    this.playButton = add('play', msgid('Play'), 'Space', () => this.togglePlay());
    add('forward', msgid('Step forward'), 'ArrowRight', () => this.by(1));
    add('last', msgid('Last step'), 'End', () => this.by(this.steps - this.step));
    for (const speed of speeds)
      this.speed.append(h('option', { value: speed, selected: speed === 1 }, `${speed}×`));
    this.slider.addEventListener('input', () => {
      this.pause();
      this.goTo(Number(this.slider.value));
    });
    this.element = h('div', { class: 'step-bar', role: 'group' }, row, this.slider, this.counter, this.speed);
    document.addEventListener('keydown', (event) => this.keyPressed(event));
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  /** Which step is shown, in words. */
  get said(): string {
    return say('step {step} of {steps}', { step: String(this.step), steps: String(this.steps) });
  }

  /** How long one step stands, in seconds. */
  private get pauseBetween(): number {
    return 1 / Number(this.speed.value);
  }

  show(step: number, steps: number): void {
    this.step = step;
    this.steps = steps;
    setAttributes(this.slider, { max: steps });
    this.slider.value = String(step);
    this.counter.textContent = `${step} / ${steps}`;
    setAttributes(this.slider, { 'aria-valuetext': this.said });
    for (const { element } of this.buttons) {
      const ends = ['first', 'back'].some((name) => element.classList.contains(name)) ? 0 : steps;
      // Not `disabled`: that would take the focus away from who goes by keyboard.
      setAttributes(element, {
        'aria-disabled': !element.classList.contains('play') && step === ends ? 'true' : null,
      });
    }
    if (this.playing && step >= steps) this.pause();
  }

  focus(): void {
    this.slider.focus();
  }

  retranslate(): void {
    for (const { element, title, keys } of this.buttons)
      setAttributes(element, { 'aria-label': say(title), title: say(title), 'aria-keyshortcuts': keys });
    setAttributes(this.slider, { 'aria-label': say('Step') });
    setAttributes(this.speed, { 'aria-label': say('Speed'), title: say('Speed') });
    setAttributes(this.element, { 'aria-label': say('Steps of the search') });
    this.show(this.step, this.steps);
    this.showPlaying();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.showPlaying();
  }

  private by(steps: number): void {
    this.pause();
    this.goTo(Math.max(0, Math.min(this.step + steps, this.steps)));
  }

  private togglePlay(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    const next = (): void => {
      this.timer = setTimeout(next, 1000 * this.pauseBetween);
      this.goTo(this.step + 1);
    };
    if (this.step >= this.steps) this.goTo(0);
    this.timer = setTimeout(next, 0);
    this.showPlaying();
  }

  private showPlaying(): void {
    const { element } = this.playButton;
    this.playButton.title = this.playing ? msgid('Pause') : msgid('Play');
    element.replaceChildren(icon(this.playing ? 'pause' : 'play'));
    setAttributes(element, { 'aria-label': say(this.playButton.title), title: say(this.playButton.title) });
  }

  /** Keys that nothing else has a use for. */
  private keyPressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (this.element.closest('[hidden]') || !this.element.isConnected) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(ownKeys) || scrolls(target, event.key)) return;
    if (event.key === ' ' && target.closest('button, a, summary, input')) return;
    switch (event.key) {
      case 'ArrowLeft':
        this.by(-1);
        break;
      case 'ArrowRight':
        this.by(1);
        break;
      case 'Home':
        this.by(-this.step);
        break;
      case 'End':
        this.by(this.steps - this.step);
        break;
      case ' ':
        this.togglePlay();
        break;
      default:
        return;
    }
    event.preventDefault();
  }
}
