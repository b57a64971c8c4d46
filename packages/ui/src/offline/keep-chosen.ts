import type { Language } from '@trailbook/core/internal/dataset';
import { loadDatabase } from '../client/database-file.ts';
import { unlessRunning } from '../storage/writer.ts';
import { countKept, type KeepOptions, type KeepOutcome, keepAll } from './keep-all.ts';
import { followed } from './keeping.ts';
import { keptLanguage, rememberKept } from './kept-language.ts';

interface Chosen {
  readonly release: string;
  readonly language: Language;
}

/** What is held while a tab brings the database. */
const AT_IT = 'trailbook-keep-database';

/**
 * Keeps the database for who chose so. It goes on while other pages are looked at. What does not come now comes when
 * the site is opened again; a tab that takes it away takes back the choice, too, and so does who cancels.
 */
export async function keepChosen(
  language: Language,
  which: Pick<KeepOptions, 'release' | 'pages'>,
): Promise<KeepOutcome> {
  const before = keptLanguage();
  rememberKept(language);
  const run = () => bring(language, which);
  // Whoever asks for it sees it come, also where another tab is at it.
  const outcome = (await unlessRunning(AT_IT, run)) ?? (await run());
  if (outcome === 'stopped') rememberKept(before === language ? null : before);
  return outcome;
}

/**
 * The whole database of this release, for who wanted it of one before. A new release loads all tabs
 * at once: one of them brings it.
 */
export async function keepAnew({ release, language }: Chosen): Promise<void> {
  const { pages } = await loadDatabase(language);
  if ((await countKept(release, pages)) === pages.length) return;
  const outcome = await unlessRunning(AT_IT, async () => {
    // It may have been taken away meanwhile.
    return keptLanguage() === language ? bring(language, { release, pages }) : undefined;
  });
  if (outcome === 'stopped') rememberKept(null);
}

function bring(language: Language, which: Pick<KeepOptions, 'release' | 'pages'>) {
  return followed(language, (followed) => keepAll({ ...which, language, ...followed }));
}
