import type { Language } from '@trailbook/core/internal/dataset';

/** The whole database in a language: where its pages are, and about how much their data is. */
export interface Database {
  readonly pages: readonly string[];
  readonly bytes: number;
}

/** Which pages the database has in a language, and about how much they are. */
export async function loadDatabase(language: Language): Promise<Database> {
  const answer = await fetch(`/data/${language}/offline.json`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  // Made by our own server: not checked again here.
  return (await answer.json()) as Database;
}
