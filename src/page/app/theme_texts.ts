// How the themes are called.

import { msgid, say } from '../texts/say';
import type { Theme } from './settings';

const titles: Record<Theme, string> = {
  auto: msgid('Light or dark as the system is'),
  light: msgid('Light'),
  dark: msgid('Dark'),
};

export const themeTitle = (theme: Theme): string => say(titles[theme]);
