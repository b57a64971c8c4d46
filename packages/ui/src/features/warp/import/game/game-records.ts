import type { ImportEvent, ReadRequest } from '@trailbook/api/warp-import';
import type { GameBridge } from '../../../../platform/index.ts';
import type { RecordsFrom } from '../parts/records-from.ts';

let reading = 0;

/** Whether a page reads the game's records: another search would end that. */
export function isReadingGame(): boolean {
  return reading > 0;
}

/**
 * The records of an account that the game had open: read by the desktop itself, or, where the player gives warps to the
 * site's statistics, by the site, which counts only what it read. Rule W21.
 */
export async function recordsOf(
  game: GameBridge,
  id: string,
  isGiven: boolean,
): Promise<RecordsFrom> {
  const link = isGiven ? await game.link(id) : null;
  if (link !== null) return { text: link };
  return { read: (request, signal) => eventsOf(game, { ...request, id }, signal) };
}

async function* eventsOf(
  game: GameBridge,
  request: ReadRequest & { readonly id: string },
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const stop = () => void game.stop().catch(() => undefined);
  signal.addEventListener('abort', stop);
  reading++;
  try {
    await game.begin(request);
    while (!signal.aborted) {
      const event = await game.next();
      // The shell has forgotten the account: another search has begun.
      if (event === null) break;
      yield event;
      if (event.event === 'done' || event.event === 'failed') return;
    }
  } catch (error) {
    console.error('The desktop could not read the records.', error);
  } finally {
    reading--;
    signal.removeEventListener('abort', stop);
  }
  yield { event: 'failed', failure: { code: 'IMPORT_FAILED' } };
}
