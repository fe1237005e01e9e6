// Icons: drawn, since a bare system has no font with such signs.

import { s } from './dom';

const paths = {
  first: 'M6 5V19M19 5L9 12L19 19Z',
  back: 'M16 5L6 12L16 19Z',
  play: 'M7 4L19 12L7 20Z',
  pause: 'M8 5V19M16 5V19',
  forward: 'M8 5L18 12L8 19Z',
  last: 'M18 5V19M5 5L15 12L5 19Z',
  larger: 'M12 5V19M5 12H19',
  smaller: 'M5 12H19',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  unfold: 'M12 3V9M8 6L12 2.5L16 6M12 21V15M8 18L12 21.5L16 18M4 12H20',
  light: 'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M5 19L6.4 17.6M17.6 6.4L19 5',
  dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z',
  auto: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 3.5V20.5',
  help: 'M9 9.2A3 3 0 1 1 12.8 12C12.2 12.3 12 12.8 12 14M12 17.4V17.5',
  close: 'M6 6L18 18M18 6L6 18',
  menu: 'M4 7H20M4 12H20M4 17H20',
  stop: 'M6 6H18V18H6Z',
};
export type IconName = keyof typeof paths;

const filled = new Set<IconName>(['first', 'back', 'play', 'forward', 'last', 'stop']);

export function icon(name: IconName): SVGSVGElement {
  return s(
    'svg', { class: filled.has(name) ? 'icon filled' : 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    s('path', { d: paths[name] }),
  );
}
