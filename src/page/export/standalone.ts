// A picture that needs neither the page nor its style sheet: what the style sheet says of each element
// becomes its attributes.

import { s, svgNamespace } from '../app/dom';

/** Properties that children have from their parents, and those that they do not. */
const inherited = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'stroke-opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor',
  'dominant-baseline', 'paint-order', 'visibility',
];
const own: Record<string, string> = { opacity: '1', 'text-decoration-line': 'none' };

/** What the picture has beside these is of the page: classes, handlers, what is read out. */
const kept = new Set([
  'viewBox', 'width', 'height', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'd', 'points',
  'transform', 'dx', 'dy', 'textLength', 'lengthAdjust', 'xml:space', 'direction', 'unicode-bidi',
]);

/** Shapes and texts alone: what could load or run something is left out. */
const elements = new Set([
  'svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title',
]);

/**
 * Makes the picture stand for itself, in light colours on white. It is put into the document for that,
 * where nobody sees it.
 */
export function standalone(picture: SVGSVGElement): SVGSVGElement {
  const stage = document.createElement('div');
  stage.className = 'export-stage';
  stage.dataset['theme'] = 'light';
  stage.setAttribute('aria-hidden', 'true');
  stage.append(picture);
  document.body.append(stage);
  try {
    const copy = copied(picture, null);
    if (!(copy instanceof SVGSVGElement)) throw new Error('the picture is not shown');
    sized(copy, picture);
    return copy;
  } finally {
    stage.remove();
  }
}

function copied(element: Element, parentStyle: CSSStyleDeclaration | null): Element | null {
  if (!elements.has(element.localName)) return null;
  const style = getComputedStyle(element);
  if (style.display === 'none') return null;
  const copy = document.createElementNS(svgNamespace, element.localName);
  for (const { name, value } of element.attributes) if (kept.has(name)) copy.setAttribute(name, value);
  if (element.localName !== 'title') {
    for (const name of inherited) {
      const value = style.getPropertyValue(name);
      if (value !== '' && value !== parentStyle?.getPropertyValue(name)) copy.setAttribute(name, value);
    }
    for (const [name, usual] of Object.entries(own)) {
      const value = style.getPropertyValue(name);
      if (value !== '' && value !== usual) copy.setAttribute(name.replace('-line', ''), value);
    }
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(copied(child, style) ?? '');
    else if (child.nodeType === Node.TEXT_NODE) copy.append(child.nodeValue ?? '');
  }
  return copy;
}

/** Says how large it is, and lays white under it. */
function sized(copy: SVGSVGElement, picture: SVGSVGElement): void {
  if (!copy.getAttribute('viewBox')) {
    const { x, y, width, height } = picture.getBBox();
    copy.setAttribute('viewBox', [x - 8, y - 8, width + 16, height + 16].join(' '));
  }
  const { x, y, width, height } = viewBox(copy);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.prepend(s('rect', { x, y, width, height, fill: '#ffffff', stroke: 'none' }));
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function viewBox(picture: SVGSVGElement): Box {
  const [x = 0, y = 0, width = 0, height = 0] =
    (picture.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** The file of a picture. Characters that XML cannot hold are shown as their sign. */
export function svgText(picture: SVGSVGElement): string {
  // eslint-disable-next-line no-control-regex
  const text = new XMLSerializer().serializeToString(picture).replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '\ufffd');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}
