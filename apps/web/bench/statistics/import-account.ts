import type { ImportEvent } from '@trailbook/api/warp-import';
import { BANNER_TYPES } from '@trailbook/core/internal/warp';

/** How one import ended, and what of it was acknowledged as kept. */
export interface Imported {
  readonly end: ImportEvent | undefined;
  readonly given: readonly Extract<ImportEvent, { readonly event: 'contribution' }>[];
}

/** One player's import over HTTP, from an address of their own. The server trusts one proxy. */
export async function importAccount(
  origin: string,
  at: number,
  link: string,
  contribute = true,
): Promise<Imported> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
  };
  const { state } = (await (await fetch(`${origin}/api/v1/state`)).json()) as { state: string };
  const answer = await fetch(`${origin}/api/v1/warp/import`, {
    method: 'POST',
    headers: { ...headers, 'X-SRS-Verify': state },
    body: JSON.stringify({
      ...{ link, contribute, known: {} },
      banners: BANNER_TYPES.map((type) => ({ type, from: '0' })),
    }),
  });
  if (!answer.ok) throw new Error(`An import was answered with ${answer.status}.`);
  const lines = (await answer.text()).trim().split('\n');
  const events = lines.map((line) => JSON.parse(line) as ImportEvent);
  return {
    end: events.at(-1),
    given: events.flatMap((event) => (event.event === 'contribution' ? [event] : [])),
  };
}
