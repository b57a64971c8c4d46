import { type RecordError, type RecordPage, readRecordAnswer } from '@trailbook/api/records';
import type { BannerType } from '@trailbook/core/internal/warp';

/** The game's answer for one page, or why there is none. */
export type GameAnswer =
  | { readonly ok: true; readonly value: RecordPage }
  | { readonly ok: false; readonly error: RecordError | { readonly code: 'NETWORK' } };

/** Asks for one page of records at an address. Never throws: an error could name the address, and so the key. */
export type AskGame = (url: string, type: BannerType, signal: AbortSignal) => Promise<GameAnswer>;

const SLOWEST_MS = 15_000;
/** Twenty rows take some six kilobytes. */
const MAX_BYTES = 256 * 1024;

/** Asks the game's own server. Redirects are not followed. */
export const askGame: AskGame = async (url, type, signal) => {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(SLOWEST_MS)]),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return NETWORK;
    }
    const text = await textOf(response);
    return text === undefined ? NETWORK : readRecordAnswer(parsed(text), type);
  } catch {
    return NETWORK;
  }
};

const NETWORK: GameAnswer = { ok: false, error: { code: 'NETWORK' } };

async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
