import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { BannerType } from '@trailbook/core/internal/warp';
import { type RecordError, type RecordPage, readRecordAnswer } from '../records/index.ts';

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
    const text = await textAt(url, signal);
    return text === undefined ? NETWORK : readRecordAnswer(parsed(text), type);
  } catch {
    return NETWORK;
  }
};

const NETWORK: GameAnswer = { ok: false, error: { code: 'NETWORK' } };

/**
 * The whole text at an address, or none. By Node's own client, which takes half as much of the processor as `fetch`,
 * and a timer that ends with the answer: a signal of its own for each question would live on for its whole time.
 */
async function textAt(url: string, signal: AbortSignal): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  const { get } = url.startsWith('https:') ? https : http;
  const request = get(url, { headers: { Accept: 'application/json' } });
  // One that comes after the answer began is the answer's too, which is read below.
  request.on('error', () => {});
  const stop = () => request.destroy();
  const timer = setTimeout(stop, SLOWEST_MS);
  signal.addEventListener('abort', stop);
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode === 200) return await textOf(response);
    response.destroy();
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** @throws Error for one that is cut, or too long */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    chunks.push(chunk);
    if (size > MAX_BYTES) response.destroy(new Error('It is too long.'));
  });
  await once(response, 'end');
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
