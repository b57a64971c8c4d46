import type { Language } from '@trailbook/core/internal/dataset';
import { CHOSEN, chosenLanguages } from './chosen-languages.ts';

/** Remembers that the whole database is wanted in a language, beside those in which it is. */
export function rememberChosen(language: Language): void {
  write([...othersThan(language), language]);
}

/** Wants it no more in a language. */
export function forgetChosen(language: Language): void {
  write(othersThan(language));
}

function othersThan(language: Language): string[] {
  return chosenLanguages().filter((other) => other !== language);
}

function write(languages: readonly string[]): void {
  try {
    if (languages.length === 0) localStorage.removeItem(CHOSEN);
    else localStorage.setItem(CHOSEN, languages.join(' '));
  } catch {
    // Where nothing may be stored, nothing is kept either.
  }
}
