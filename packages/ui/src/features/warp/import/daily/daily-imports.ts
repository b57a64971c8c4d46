import type { GameBridge } from '../../../../platform/index.ts';
import { hasDatabase } from '../../../../storage/documents/has-database.ts';
import type { DailyImportNote } from '../../../../storage/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import { isReadingGame } from '../game/game-records.ts';
import { importUnasked } from './import-unasked.ts';

const DAY_MS = 86_400_000;
const LOOKED_AFTER_MS = 3_600_000;

const listeners = new Set<(note: DailyImportNote | undefined) => void>();

/** Tells now and at each change how the daily import stands. Returns what ends it. */
export function watchDailyImports(
  device: () => Device,
  listener: (note: DailyImportNote | undefined) => void,
): () => void {
  listeners.add(listener);
  noteOf(device).then(listener, () => undefined);
  return () => void listeners.delete(listener);
}

/** Has warps be imported once a day, or no more. */
export async function turnDailyImports(device: () => Device, isOn: boolean): Promise<void> {
  await keep(device, { ...(await noteOf(device)), isOn });
}

/** Imports once a day while the window is out of sight, where it is asked for. Returns what ends it. */
export function importDaily(
  device: () => Device,
  game: GameBridge,
  mayShareLink: boolean,
): () => void {
  let isAtIt = false;
  const look = async () => {
    // Whoever sees the window may be at an import of their own.
    if (isAtIt || isReadingGame() || document.visibilityState !== 'hidden') return;
    isAtIt = true;
    try {
      const note = await noteOf(device);
      const now = Date.now();
      if (!note?.isOn || Math.abs(now - (note.last?.at ?? 0)) < DAY_MS) return;
      const came = await importUnasked(device(), game, mayShareLink).catch((error: unknown) => {
        console.warn('The daily import failed.', error);
        return { failure: 'IMPORT_FAILED' } as const;
      });
      await keep(device, { isOn: true, last: { at: now, ...came } });
    } finally {
      isAtIt = false;
    }
  };
  const lookSafely = () => void look().catch(() => undefined);
  lookSafely();
  const timer = setInterval(lookSafely, LOOKED_AFTER_MS);
  document.addEventListener('visibilitychange', lookSafely);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookSafely);
  };
}

async function noteOf(device: () => Device): Promise<DailyImportNote | undefined> {
  // Nothing is opened where nothing was ever stored.
  return (await hasDatabase()) ? (await device().database.notes()).dailyImport : undefined;
}

async function keep(device: () => Device, dailyImport: DailyImportNote): Promise<void> {
  await device().database.note({ dailyImport });
  for (const listener of listeners) listener(dailyImport);
}
