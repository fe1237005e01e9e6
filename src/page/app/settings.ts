// What a reader has chosen for good: kept where the browser allows that, which it need not for files.

import { language, languages, setLanguage } from '../texts/say';

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`minimax.${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`minimax.${name}`, value);
  } catch {
    // Then it is asked for again the next time.
  }
}

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
let theme: Theme = 'auto';

export const currentTheme = (): Theme => theme;

function applyTheme(): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(chosen: Theme): void {
  theme = chosen;
  keep('theme', chosen);
  applyTheme();
}

export function chooseLanguage(chosen: string): void {
  setLanguage(chosen);
  keep('language', chosen);
  document.documentElement.lang = language();
}

/** As it was chosen, or as the browser's own languages are. */
export function restoreSettings(): void {
  const before = kept('theme');
  theme = themes.find((each) => each === before) ?? 'auto';
  applyTheme();
  const wished = [kept('language'), ...navigator.languages].map((tag) => tag?.split('-')[0] ?? '');
  setLanguage(wished.find((tag) => languages().includes(tag)) ?? 'en');
  document.documentElement.lang = language();
}
