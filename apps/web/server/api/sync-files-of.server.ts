import { networksOf } from '../http/address-limit.server';
import { ApiError } from '../http/error-answer.server';
import type { SiteContext } from '../site/site-context';
import type { SyncFiles } from '../statistics/statistics.ts';
import { statisticsOf } from './statistics-of.server';

/** A sync asks four or five times; a household has several devices, and each syncs after a change. */
const PER_NETWORK = { most: 600, withinMs: 600_000 };
/** What is written takes room for 400 days. */
const WRITES_PER_NETWORK = { most: 120, withinMs: 600_000 };

// Rule C13.
/** The files of players' devices, for a network that has not asked too often. */
export async function syncFilesOf(
  context: SiteContext,
  kind: 'read' | 'write',
): Promise<SyncFiles> {
  const statistics = statisticsOf(context);
  const limit = kind === 'write' ? WRITES_PER_NETWORK : PER_NETWORK;
  for (const { network, times } of networksOf(context.clientAddress)) {
    const allowance = { ...limit, most: limit.most * times };
    if (await statistics.admits(`sync ${kind} ${network}`, allowance)) continue;
    throw new ApiError(429, 'TOO_MANY_REQUESTS', [], { 'Retry-After': '600' });
  }
  return statistics.syncFiles;
}
