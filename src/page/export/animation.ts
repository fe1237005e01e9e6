// The steps of a search as one picture that moves by itself: SVG with SMIL, no script.

import { s, svgNamespace } from '../app/dom';
import { viewBox, type Box } from './standalone';

export interface Frame {
  picture: SVGSVGElement;
  /** Says what the step does. */
  caption: string;
}

const captionSize = 15;
const lineHeight = 20;
/** Of a letter, about: captions may be in any script. */
const letterWidth = 8.5;
const leastWidth = 420;

/**
 * One picture that shows the frames in turn, each for so many seconds, and begins anew. What does not
 * change is in it once.
 */
export function animated(frames: Frame[], seconds: number): SVGSVGElement {
  const clock = new Clock(frames.length, seconds);
  const captions = frames.map(({ caption }) => caption);
  const first = frames[0]?.picture;
  if (!first) throw new Error('an animation has frames');
  const box = viewBox(first);
  const width = Math.max(box.width, leastWidth);
  const lines = captions.map((caption) => wrapped(caption, Math.floor(width / letterWidth)));
  const height = box.height + Math.max(...lines.map(({ length }) => length)) * lineHeight + 12;
  const root = document.createElementNS(svgNamespace, 'svg');
  root.setAttribute('viewBox', [box.x, box.y, width, height].join(' '));
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.append(
    s('rect', { x: box.x, y: box.y, width, height, fill: '#ffffff' }),
    shellOf(first, merged(frames.map(({ picture }) => picture), clock)),
    ...clock.inTurn(lines.map((text) => captionOf(text, box))));
  return root;
}

/** A group that has of the picture what its children have from it. */
function shellOf(picture: SVGSVGElement, children: Node[]): SVGGElement {
  const shell = s('g', {});
  for (const { name, value } of picture.attributes)
    if (!['xmlns', 'viewBox', 'width', 'height'].includes(name)) shell.setAttribute(name, value);
  shell.append(...children);
  return shell;
}

function captionOf(lines: string[], box: Box): Element {
  const text = s('text', { fill: '#000000', 'font-family': 'sans-serif', 'font-size': captionSize });
  lines.forEach((line, i) => {
    const y = box.y + box.height + 8 + captionSize + i * lineHeight;
    text.append(s('tspan', { x: box.x + 8, y }, line));
  });
  return text;
}

/** Lines of at most so many letters, broken between words where there are any. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    for (let rest = word; rest !== ''; rest = rest.slice(most)) {
      const piece = rest.slice(0, most);
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + piece.length <= most) lines[lines.length - 1] = `${last} ${piece}`;
      else lines.push(piece);
    }
  }
  return lines;
}

/** When something is shown. */
class Clock {
  constructor(private readonly count: number, private readonly seconds: number) {}

  /** Each of them in its frame; those that are equal are there once. */
  inTurn(elements: Element[]): Element[] {
    const variants = new Map<string, { element: Element; shown: boolean[] }>();
    elements.forEach((element, frame) => {
      const key = element.outerHTML;
      const variant = variants.get(key) ?? { element, shown: Array<boolean>(this.count).fill(false) };
      variant.shown[frame] = true;
      variants.set(key, variant);
    });
    if (variants.size === 1) return elements.slice(0, 1);
    return [...variants.values()].map(({ element, shown }) => {
      const group = document.createElementNS(svgNamespace, 'g');
      group.append(element, this.animation(shown));
      // Of what does not move the end is seen.
      group.setAttribute('display', shown.at(-1) ? 'inline' : 'none');
      return group;
    });
  }

  private animation(shown: boolean[]): Element {
    const changes = shown.flatMap((isShown, frame) => (frame === 0 || isShown !== shown[frame - 1] ? [frame] : []));
    const animate = document.createElementNS(svgNamespace, 'animate');
    const attributes = {
      attributeName: 'display', calcMode: 'discrete', repeatCount: 'indefinite',
      dur: `${this.count * this.seconds}s`,
      keyTimes: changes.map((frame) => Number((frame / this.count).toFixed(6))).join(';'),
      values: changes.map((frame) => (shown[frame] ? 'inline' : 'none')).join(';'),
    };
    for (const [name, value] of Object.entries(attributes)) animate.setAttribute(name, value);
    return animate;
  }
}

/** The children of all of them, which are the same element in each frame. */
function merged(elements: Element[], clock: Clock): Node[] {
  const [first] = elements;
  if (!first) return [];
  return [...first.childNodes].map((child, i) => {
    const all = elements.map((each) => each.childNodes[i]);
    if (!(child instanceof Element)) return [child.cloneNode(true)];
    return mergedElement(all as Element[], clock);
  }).flat();
}

function mergedElement(elements: Element[], clock: Clock): Node[] {
  const [first] = elements;
  if (!first || elements.every((each) => each.isEqualNode(first))) return first ? [first.cloneNode(true)] : [];
  if (!elements.every((each) => areAlike(first, each))) return clock.inTurn(elements.map(cloneOf));
  const shell = first.cloneNode(false) as Element;
  shell.append(...merged(elements, clock));
  return [shell];
}

const cloneOf = (element: Element): Element => element.cloneNode(true) as Element;

/** But for what is in their elements. */
function areAlike(a: Element, b: Element): boolean {
  if (!a.cloneNode(false).isEqualNode(b.cloneNode(false)) || a.childNodes.length !== b.childNodes.length)
    return false;
  return [...a.childNodes].every((child, i) => {
    const other = b.childNodes[i];
    return child instanceof Element ? other instanceof Element : child.isEqualNode(other ?? null);
  });
}
