import type { Language } from '@trailbook/core/internal/dataset';
import { loadDatabase } from '../../client/database-file.ts';
import { unlessRunning } from '../../storage/documents/write-lock.ts';
import { chosenLanguages } from './chosen-languages.ts';
import { countKept, type KeepOptions, type KeepOutcome, keepAll } from './keep-all.ts';
import { followed } from './keeping.ts';
import { forgetChosen, rememberChosen } from './remember-chosen.ts';

interface Chosen {
  readonly release: string;
  readonly language: Language;
}

/** What is held while a tab brings the database in a language. */
const atIt = (language: Language) => `trailbook-keep-database:${language}`;

/**
 * Keeps the database for who chose so. It goes on while other pages are looked at. What does not come now comes when
 * the site is opened again; a tab that takes it away takes back the choice, too, and so does who cancels.
 */
export async function keepChosen(
  language: Language,
  which: Pick<KeepOptions, 'release' | 'pages'>,
): Promise<KeepOutcome> {
  rememberChosen(language);
  const run = () => bring(language, which);
  // Whoever asks for it sees it come, also where another tab is at it.
  const outcome = (await unlessRunning(atIt(language), run)) ?? (await run());
  if (outcome === 'stopped') forgetChosen(language);
  return outcome;
}

/**
 * The whole database of this release, for who wanted it of one before. A new release loads all tabs
 * at once: one of them brings it.
 */
export async function keepAnew({ release, language }: Chosen): Promise<void> {
  const { pages } = await loadDatabase(language);
  if ((await countKept(release, pages)) === pages.length) return;
  const outcome = await unlessRunning(atIt(language), async () => {
    // It may have been taken away meanwhile.
    return chosenLanguages().includes(language) ? bring(language, { release, pages }) : undefined;
  });
  if (outcome === 'stopped') forgetChosen(language);
}

function bring(language: Language, which: Pick<KeepOptions, 'release' | 'pages'>) {
  return followed((followed) => keepAll({ ...which, language, ...followed }));
}
