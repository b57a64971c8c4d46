/** Where the choice is stored: languages with spaces between them. Of one alone, it is that language. */
export const CHOSEN = 'trailbook:kept-database';

/** The languages in which the player wants the whole database here; with a new release it comes anew. */
export function chosenLanguages(): readonly string[] {
  try {
    return localStorage.getItem(CHOSEN)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
