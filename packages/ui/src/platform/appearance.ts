import type { Language } from '@trailbook/core/internal/dataset';
import type { Gender, Motion, Shortcuts, Theme } from './cookies.ts';
import { isMedia, keepChoice } from './permitted.ts';

/** The theme that the page is shown in. */
export function shownTheme(): 'night' | 'day' {
  return document.documentElement.dataset.theme === 'day' ? 'day' : 'night';
}

export function chosenTheme(): Theme {
  return document.documentElement.dataset.themeBy === 'reader' ? shownTheme() : 'system';
}

export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset.themeBy = theme === 'system' ? 'system' : 'reader';
  dataset.theme = theme === 'system' ? systemTheme() : theme;
  keepChoice('theme', theme);
}

function systemTheme(): 'night' | 'day' {
  return isMedia('(prefers-color-scheme: light)') ? 'day' : 'night';
}

export function currentMotion(): Motion {
  const { motion } = document.documentElement.dataset;
  return motion === 'less' || motion === 'full' ? motion : 'system';
}

export function setMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  keepChoice('motion', motion);
}

export function currentShortcuts(): Shortcuts {
  return document.documentElement.dataset.shortcuts === 'off' ? 'off' : 'on';
}

export function setShortcuts(shortcuts: Shortcuts): void {
  document.documentElement.dataset.shortcuts = shortcuts;
  keepChoice('shortcuts', shortcuts);
}

/** What tells the next page of this tab that it is the last one in another language. */
const CHANGED = 'trailbook:language';

/** Remembers the language of the pages. Rule S7. */
export function keepLanguage(language: Language): void {
  keepChoice('language', language);
  try {
    sessionStorage.setItem(CHANGED, language);
  } catch {
    // The page begins at its beginning.
  }
}

/** Whether a change of language has led to this page; told once. */
export function isLanguageChanged(): boolean {
  try {
    const changedTo = sessionStorage.getItem(CHANGED);
    sessionStorage.removeItem(CHANGED);
    return changedTo === document.documentElement.dataset.language;
  } catch {
    return false;
  }
}

/** Set by a visit to a protagonist's page. Rule D10. */
export function keepGender(gender: Gender): void {
  document.documentElement.dataset.gender = gender;
  keepChoice('gender', gender);
}
