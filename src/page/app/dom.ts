// Elements, made of texts that are never read as HTML.

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>;

/** Sets attributes; those that are functions listen: `onclick`. False, null: there is none. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag, attributes: Attributes = {}, ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** The same for elements of SVG. */
export function s<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag, attributes: Attributes = {}, ...children: Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(svgNamespace, tag);
  setAttributes(element, attributes);
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}
