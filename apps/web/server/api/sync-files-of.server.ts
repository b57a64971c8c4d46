import { networksOf } from '../http/address-limit.server';
import { tooMany } from '../http/error-answer.server';
import type { SiteContext } from '../site/site-context';
import type { Allowance } from '../statistics/allowance.ts';
import type { SyncFiles } from '../statistics/statistics.ts';
import { statisticsOf } from './statistics-of.server';

/**
 * What a network may ask for. A sync asks four or five times and writes once or twice; a household has several devices,
 * and each syncs after a change. What is written somewhere new takes up to 8 MB for 400 days.
 */
const ALLOWANCES = {
  read: { most: 1200, withinMs: 600_000 },
  write: { most: 240, withinMs: 600_000 },
  begin: { most: 8, withinMs: 86_400_000 },
} as const satisfies Record<string, Allowance>;

/** A slow database lets a call wait for its turn, and then takes its time. */
export const SYNC_MS = 30_000;

// Rule C13.
/** The files of players' devices, for a network that has not asked too often. */
export async function syncFilesOf(
  context: SiteContext,
  kind: keyof typeof ALLOWANCES,
): Promise<SyncFiles> {
  const statistics = statisticsOf(context);
  const { most, withinMs } = ALLOWANCES[kind];
  for (const { network, times } of networksOf(context.clientAddress)) {
    const allowance = { most: most * times, withinMs };
    const waitMs = await statistics.beginPatiently(`sync ${kind} ${network}`, allowance);
    if (waitMs > 0) throw tooMany(waitMs);
  }
  return statistics.syncFiles;
}
