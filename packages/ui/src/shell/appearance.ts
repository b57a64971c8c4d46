import type { Language } from '@trailbook/core/dataset';

/** What the server must know to draw a page as its reader wants it: kept in cookies, for a year. */
export type Theme = 'night' | 'day';
export type Motion = 'system' | 'less' | 'full';

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'day' ? 'day' : 'night';
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keep('theme', theme);
}

export function currentMotion(): Motion {
  const { motion } = document.documentElement.dataset;
  return motion === 'less' || motion === 'full' ? motion : 'system';
}

export function setMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  keep('motion', motion);
}

/** Remembers the language of the pages. Source: specification 1, section 4, 'Language change'. */
export function keepLanguage(language: Language): void {
  keep('X-SRS-Language', language);
}

/** The form in which texts speak of the player. */
export type Gender = 'M' | 'F';

/** Set by a visit to a protagonist's page. Source: specification 1, 'Character detail'. */
export function keepGender(gender: Gender): void {
  keep('gender', gender);
}

const YEAR_SECONDS = 31_536_000_000 / 1000;

function keep(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
