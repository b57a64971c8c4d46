import type { Language } from '@trailbook/core/internal/dataset';
import { loadDatabase } from '../client/database-file.ts';
import { unlessRunning } from '../storage/writer.ts';
import { type KeepOptions, type KeepOutcome, keepAll } from './keep-all.ts';
import { keptLanguage, rememberKept } from './kept-language.ts';

interface Chosen {
  readonly release: string;
  readonly language: Language;
}

/** Why it is stopped where the player says so. Whoever only goes to another page still wants it. */
export const CANCELLED = 'cancelled';

/**
 * Keeps the database for who chose so. What does not come now comes when the site is opened again; a tab that takes it
 * away takes back the choice, too.
 */
export async function keepChosen(language: Language, options: KeepOptions): Promise<KeepOutcome> {
  const before = keptLanguage();
  rememberKept(language);
  const outcome = await keepAll(options);
  if (outcome === 'stopped' && options.signal.reason === CANCELLED) {
    rememberKept(before === language ? null : before);
  }
  return outcome;
}

/**
 * The whole database of this release, for who wanted it of one before. A new release loads all tabs
 * at once: one of them brings it.
 */
export async function keepAnew({ release, language }: Chosen): Promise<void> {
  const { pages } = await loadDatabase(language);
  const { signal } = new AbortController();
  await unlessRunning('trailbook-keep-database', () =>
    keepAll({ release, pages, signal, onProgress: () => undefined }),
  );
}
