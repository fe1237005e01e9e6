// The part of the drawing that is seen: an SVG that is larger than its box, which scrolls. So panning by
// finger, wheel and keyboard is the browser's own, and stays fluid.

import { setAttributes } from '../app/dom';

const smallest = 0.03;
const largest = 3;
/** A tree is not drawn larger than that, or smaller, before somebody wants it. */
const largestByItself = 1.4;
const readable = 0.7;
/** Below these scales texts cannot be read, and are left out. */
const far = 0.4;
const farther = 0.16;

export class Viewport {
  private scale = 1;
  private size = { width: 1, height: 1 };
  /** Nobody has chosen another scale: it changes with the size of the box. */
  private automatic = true;
  private middle = 0;
  /** Of the box; to ask it each time would cost a layout. */
  private room = { width: 1, height: 1 };
  private frame: number | undefined;

  /** `box` scrolls, and `drawing` in it is scaled. `moved` is told when another part is seen. */
  constructor(
    private readonly box: HTMLElement, private readonly drawing: SVGSVGElement,
    private readonly moved: () => void,
  ) {
    this.dragWithMouse();
    this.zoomWithWheel();
    this.pinch();
    new ResizeObserver(() => {
      this.measureBox();
      if (this.automatic) this.open(this.middle);
      else this.moved();
    }).observe(box);
    box.addEventListener('scroll', () => {
      this.frame ??= requestAnimationFrame(() => {
        this.frame = undefined;
        this.moved();
      });
    }, { passive: true });
  }

  private measureBox(): void {
    this.room = { width: Math.max(1, this.box.clientWidth), height: Math.max(1, this.box.clientHeight) };
  }

  /** The part of the drawing that is seen, with as much around it. */
  seen(): { left: number; top: number; right: number; bottom: number } {
    const { scale, room, box } = this;
    const offset = this.offset();
    const left = (box.scrollLeft - offset.x) / scale;
    const top = (box.scrollTop - offset.y) / scale;
    const width = room.width / scale;
    const height = room.height / scale;
    return {
      left: left - width / 2, top: top - height / 2, right: left + 1.5 * width, bottom: top + 1.5 * height,
    };
  }

  get zoom(): number {
    return this.scale;
  }

  resize(width: number, height: number): void {
    this.size = { width, height };
    if (this.room.width === 1) this.measureBox();
    setAttributes(this.drawing, { viewBox: `0 0 ${width} ${height}` });
    this.setScale(this.scale);
  }

  private get fitting(): number {
    return Math.min(this.room.width / this.size.width, this.room.height / this.size.height);
  }

  /** All of it, if that is not larger than life. */
  fit(): void {
    this.automatic = false;
    this.setScale(Math.min(largestByItself, this.fitting));
    this.box.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    this.moved();
  }

  /** All of it where that can be read, or else as much as can, with `middle` in the middle of the top. */
  open(middle: number): void {
    this.automatic = true;
    this.middle = middle;
    this.setScale(Math.min(largestByItself, Math.max(this.fitting, readable)));
    const left = Math.max(0, middle * this.scale - this.room.width / 2);
    this.box.scrollTo({ left, top: 0, behavior: 'instant' });
    this.moved();
  }

  /** Larger or smaller, around a point of the box: its middle, if none is given. */
  zoomBy(factor: number, at?: { x: number; y: number }): void {
    this.automatic = false;
    const point = at ?? { x: this.room.width / 2, y: this.room.height / 2 };
    const before = this.offset();
    const x = (this.box.scrollLeft + point.x - before.x) / this.scale;
    const y = (this.box.scrollTop + point.y - before.y) / this.scale;
    this.setScale(this.scale * factor);
    const after = this.offset();
    this.box.scrollTo({
      left: x * this.scale + after.x - point.x, top: y * this.scale + after.y - point.y,
      behavior: 'instant',
    });
    this.moved();
  }

  /** Brings a rectangle of the drawing into view, with some room around it. */
  reveal(left: number, top: number, right: number, bottom: number): void {
    const { scale, box, room } = this;
    const offset = this.offset();
    const around = Math.min(48, room.width / 8, room.height / 8);
    const shift = (from: number, to: number, at: number, length: number): number => {
      if (to - from + 2 * around > length) return (from + to) / 2 - length / 2;
      if (from < at + around) return from - around;
      if (to > at + length - around) return to + around - length;
      return at;
    };
    const x = shift(left * scale + offset.x, right * scale + offset.x, box.scrollLeft, room.width);
    const y = shift(top * scale + offset.y, bottom * scale + offset.y, box.scrollTop, room.height);
    if (Math.abs(x - box.scrollLeft) > 1 || Math.abs(y - box.scrollTop) > 1) box.scrollTo(x, y);
  }

  /** A drawing that is smaller than the box stands in its middle. */
  private offset(): { x: number; y: number } {
    return {
      x: Math.max(0, (this.room.width - this.size.width * this.scale) / 2),
      y: Math.max(0, (this.room.height - this.size.height * this.scale) / 2),
    };
  }

  private setScale(scale: number): void {
    this.scale = Math.max(smallest, Math.min(largest, scale));
    setAttributes(this.drawing, {
      width: this.size.width * this.scale,
      height: this.size.height * this.scale,
    });
    this.drawing.classList.toggle('far', this.scale < far);
    this.drawing.classList.toggle('farther', this.scale < farther);
  }

  private dragWithMouse(): void {
    const { box } = this;
    let from: { x: number; y: number } | undefined;
    box.addEventListener('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop };
    });
    box.addEventListener('pointermove', (event) => {
      if (!from || event.buttons === 0) return;
      const to = { x: from.x - event.clientX, y: from.y - event.clientY };
      const isDrag = box.classList.contains('dragged');
      if (!isDrag && Math.hypot(to.x - box.scrollLeft, to.y - box.scrollTop) < 4) return;
      if (!isDrag) box.setPointerCapture(event.pointerId);
      box.classList.add('dragged');
      box.scrollTo({ left: to.x, top: to.y, behavior: 'instant' });
    });
    // What ends a drag is no click on what lies there.
    box.addEventListener('click', (event) => {
      if (box.classList.contains('dragged')) event.stopPropagation();
      box.classList.remove('dragged');
      from = undefined;
    }, true);
    box.addEventListener('pointerup', () => {
      from = undefined;
      setTimeout(() => box.classList.remove('dragged'));
    });
  }

  private zoomWithWheel(): void {
    this.box.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY / 300), this.inBox(event));
    }, { passive: false });
  }

  private pinch(): void {
    let distance = 0;
    const fingers = ({ touches }: TouchEvent): [Touch, Touch] | undefined => {
      const [one, other] = touches;
      return one && other ? [one, other] : undefined;
    };
    const apart = ([one, other]: [Touch, Touch]): number =>
      Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    this.box.addEventListener('touchstart', (event) => {
      const two = fingers(event);
      if (two) distance = apart(two);
    }, { passive: true });
    this.box.addEventListener('touchmove', (event) => {
      const two = fingers(event);
      if (!two) return;
      event.preventDefault();
      const [one, other] = two;
      const middle = {
        clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2,
      };
      const now = apart(two);
      if (distance > 0) this.zoomBy(now / distance, this.inBox(middle));
      distance = now;
    }, { passive: false });
  }

  private inBox({ clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    const { left, top } = this.box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}
