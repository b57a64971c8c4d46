import { isAbsolute, join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { localFile } from './local/local-file.ts';
import { windowState } from './window/window-state.ts';

// What a later version keeps in these stays for it.
const settings = z.looseObject({
  /** Whose calls the pages make. */
  site: z.string().max(300).optional(),
  /** Whether the program stays beside the clock when its window is closed. */
  staysInTray: z.boolean().optional(),
});

/** Paths that the player has chosen in a dialog of the system. */
const chosenFolders = z.looseObject({
  backups: z.string().min(1).max(4096).optional(),
  sync: z.string().min(1).max(4096).optional(),
});

/** Where the player said that the game is. */
const gameFolder = z.strictObject({ path: z.string().min(1).max(4096).refine(isAbsolute) });

/** What the shell keeps, each in a file of its own: a damaged one takes nothing else with it. */
export function openLocalFiles(folder: string) {
  return {
    settings: localFile(join(folder, 'settings.json'), settings),
    // Rule S26.
    language: localFile(
      join(folder, 'language.json'),
      z.strictObject({ language: z.enum(LANGUAGES) }),
      { language: 'en' },
    ),
    folders: localFile(join(folder, 'folders.json'), chosenFolders),
    gameFolder: localFile(join(folder, 'game-folder.json'), gameFolder),
    window: localFile(join(folder, 'window.json'), windowState),
    firstRun: localFile(join(folder, 'first-run.json'), z.strictObject({ version: z.string() })),
  };
}
