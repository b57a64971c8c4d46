const KEY = 'trailbook:kept-database';

/** The language of which the player wants the whole database here; with a new release it comes anew. */
export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberKept(language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
  } catch {
    // Where nothing may be stored, nothing is kept either.
  }
}
