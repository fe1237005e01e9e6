// Links to the exercise, and the tree as files.

import { h } from '../app/dom';
import { baseName, download } from '../app/download';
import { BadLink, makeFragment, type LinkMode } from '../app/link';
import type { MakePanel, Panel, PanelHost } from '../app/panel';
import { EngineStopped } from '../engine/engine';
import { animated, type Frame } from '../export/animation';
import { pngOf } from '../export/png';
import { standalone, svgText } from '../export/standalone';
import type { Film } from '../film/film';
import { msgid, say, sayPart } from '../texts/say';

/** Longer links are cut off by some programs that they go through. */
const safeLength = 2000;
/** So that an animation is made in a moment, and can be shown: its steps, and all that is drawn for them. */
const mostFrames = 400;
const mostDrawn = 60_000;

const modeNames: Record<LinkMode, string> = {
  search: msgid('With the search and its solution'),
  by_hand: msgid('Without the solution, to be worked by hand'),
  quiz: msgid('Without the solution, as a quiz'),
};

class Share implements Panel {
  readonly id = 'share';
  readonly title = msgid('Share');
  readonly element = h('div', { class: 'share' });
  private mode: LinkMode = 'search';
  private address = ownAddress();
  private secondsPerStep = 1.5;
  private readonly told = h('p', { class: 'told', role: 'status' });
  private readonly length = h('p', { class: 'hint' });
  private link = h('input', { type: 'text', readonly: true, dir: 'ltr', class: 'link' });
  private embed = h('textarea', { readonly: true, dir: 'ltr', class: 'embed', rows: 3 });
  private isShown = false;
  /** What the command in the page cannot draw. */
  private isProgram = false;

  constructor(private readonly host: PanelHost) {}

  retranslate(): void {
    this.link.setAttribute('aria-label', say('The link'));
    this.embed.setAttribute('aria-label', say('The code to embed the page'));
    const isProgram = (this.isProgram = this.host.exercise().is_program);
    this.element.replaceChildren(
      h('h3', {}, say('A link to this exercise')),
      h('p', { class: 'hint' }, say('The facts are in the link itself: no server sees them.')),
      this.choiceOfMode(), this.addressField(), this.link,
      h('div', { class: 'buttons' }, this.copyButton(say('Copy the link'), this.link)), this.length,
      h('h3', {}, say('Embed it in a web page')), this.embed,
      h('div', { class: 'buttons' }, this.copyButton(say('Copy the code'), this.embed)),
      h('h3', {}, say('The tree as a file')),
      h('div', { class: 'buttons' },
        this.button(say('Picture (SVG)'), () => this.saveSvg()),
        this.button(say('Picture (PNG)'), () => this.savePng()),
        this.button(say('Animation (SVG)'), () => this.saveAnimation()),
        this.button(say('LaTeX (TikZ)'), () => this.saveTikz(), isProgram)),
      h('p', { class: 'hint', hidden: !isProgram },
        say('For LaTeX a program is drawn by the command alone: minimax draw FILE -o tree.tex.')),
      this.speedField(),
      h('p', { class: 'hint' }, say('The pictures show the step that is shown now, and the animation all steps.')),
      this.told);
    void this.update();
  }

  exerciseChanged(): void {
    this.told.textContent = '';
    const isProgram = this.host.exercise().is_program;
    if (isProgram !== this.isProgram) this.retranslate();
    else void this.update();
  }

  shown(): void {
    this.isShown = true;
    void this.update();
  }

  hidden(): void {
    this.isShown = false;
  }

  // Links.

  private choiceOfMode(): HTMLElement {
    return h('fieldset', {},
      h('legend', {}, say('The link opens the exercise')),
      ...(Object.keys(modeNames) as LinkMode[]).map((mode) => {
        const button = h('input', {
          type: 'radio', name: 'link-mode', value: mode,
          onchange: () => {
            this.mode = mode;
            void this.update();
          },
        });
        button.checked = mode === this.mode;
        return h('label', {}, button, ' ', say(modeNames[mode]));
      }));
  }

  private addressField(): HTMLElement {
    const field = h('input', {
      type: 'url', dir: 'ltr', placeholder: 'https://www.example.org/playground.html', spellcheck: 'false',
      oninput: () => {
        this.address = field.value.trim().replace(/#.*$/s, '');
        void this.update();
      },
    });
    field.value = this.address;
    return h('label', { class: 'address' }, say('Address of the page on your web site'), ' ', field);
  }

  private async update(): Promise<void> {
    if (!this.isShown) return;
    try {
      const fragment = await makeFragment({ exercise: this.host.exercise(), mode: this.mode });
      const link = `${this.address || location.href.replace(/#.*$/s, '')}#${fragment}`;
      this.link.value = link;
      this.embed.value =
        `<iframe src="${escaped(link)}" title="${escaped(this.host.exercise().name ?? 'minimax')}" ` +
        'width="100%" height="640" allow="clipboard-write" loading="lazy"></iframe>';
      this.length.textContent = this.lengthHint(link);
    } catch (error) {
      if (!(error instanceof BadLink)) throw error;
      this.link.value = this.embed.value = '';
      this.length.textContent = sayPart(error.reason);
    }
  }

  private lengthHint(link: string): string {
    if (link.length > safeLength)
      return say('The link has {count} characters: some mail programs cut off links of more than {most}. Try it before you send it.',
        { count: String(link.length), most: String(safeLength) });
    return link.startsWith('file:')
      ? say('This page is a file on your computer: for others to open the link, put the page on a web site and say its address.')
      : '';
  }

  private copyButton(name: string, field: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
    return this.button(name, async () => {
      try {
        await navigator.clipboard.writeText(field.value);
        return say('Copied.');
      } catch {
        field.focus();
        field.select();
        return say('Press Ctrl+C to copy it.');
      }
    });
  }

  // Files. Each says what it has done.

  private button(name: string, act: () => Promise<string>, disabled = false): HTMLElement {
    const button = h('button', {
      type: 'button', disabled,
      onclick: async () => {
        button.disabled = true;
        this.told.textContent = '';
        try {
          this.told.textContent = await act();
        } catch (error) {
          if (!(error instanceof EngineStopped)) throw error;
          this.told.textContent = say('It was stopped before it was done.');
        } finally {
          button.disabled = false;
        }
      },
    }, name);
    return button;
  }

  private speedField(): HTMLElement {
    const field = h('input', {
      type: 'number', min: 0.1, max: 60, step: 0.1,
      oninput: () => {
        if (field.valueAsNumber >= 0.1 && field.valueAsNumber <= 60) this.secondsPerStep = field.valueAsNumber;
      },
    });
    field.value = String(this.secondsPerStep);
    return h('label', {}, say('Seconds for each step of the animation'), ' ', field);
  }

  /** `besides`: what else there is to say of it. */
  private saved(ending: string, content: BlobPart, type: string, besides = ''): string {
    const file = `${baseName(this.host.exercise().name)}.${ending}`;
    download(file, content, type);
    return [say('Saved as {file}.', { file }), besides].join(' ').trim();
  }

  private saveSvg(): Promise<string> {
    if (!this.host.film()) return Promise.resolve(this.noTree());
    const { drawing, leftOut } = this.host.picture(this.host.step());
    return Promise.resolve(this.saved('svg', svgText(standalone(drawing)), 'image/svg+xml', leftOut));
  }

  private async savePng(): Promise<string> {
    if (!this.host.film()) return this.noTree();
    const { drawing, leftOut } = this.host.picture(this.host.step());
    const picture = standalone(drawing);
    const png = await pngOf(picture, svgText(picture));
    return png ? this.saved('png', png, 'image/png', leftOut) : say('The tree is too large for pixels: save it as SVG.');
  }

  private async saveAnimation(): Promise<string> {
    const film = this.host.film();
    if (!film) return this.noTree();
    const count = film.steps.length + 1;
    if (count > mostFrames || count * film.nodes.length > mostDrawn)
      return say('The search has too many steps for an animation: take a smaller tree, or a part of it.');
    const frames: Frame[] = [];
    for (let step = 0; step < count; ++step) {
      frames.push({ picture: standalone(this.host.picture(step).drawing), caption: captionOf(film, step) });
      // The page stays alive meanwhile.
      if (step % 20 === 19) await new Promise((next) => setTimeout(next));
    }
    const animation = animated(frames, this.secondsPerStep);
    return this.saved('animation.svg', svgText(animation), 'image/svg+xml');
  }

  private async saveTikz(): Promise<string> {
    if (!this.host.film()) return this.noTree();
    const { text, position, arguments: flags } = this.host.exercise();
    const step = String(this.host.step());
    const args = ['draw', ...flags, '--step', step, '-o', 'tree.tex', '--', 'tree.pl', ...(position === null ? [] : [position])];
    const result = await this.host.core.run(args, { 'tree.pl': text }, ['tree.tex']);
    const tex = result.files['tree.tex'];
    return tex === undefined ? result.err.trim() || this.noTree() : this.saved('tex', tex, 'text/x-tex');
  }

  private noTree(): string {
    return say('There is no tree: the file has to be put right first.');
  }
}

function captionOf(film: Film, step: number): string {
  const done = film.steps[step - 1];
  return done ? sayPart(done.text) : film.position;
}

/** Of this page, where others can reach it. */
function ownAddress(): string {
  return /^https?:/.test(location.href) ? location.href.replace(/#.*$/s, '') : '';
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const sharePanel: MakePanel = (host) => new Share(host);
