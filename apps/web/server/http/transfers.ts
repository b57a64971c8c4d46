import { networksOf } from './address-limit.server.ts';
import { CHUNK_BYTES, ONE_PIECE_BYTES } from './chunks.ts';
import { BODY_CUT, TOO_LARGE } from './read-body.ts';
import type { Refusal } from './refusal.ts';

/** What a body or an answer of megabytes is moved with. */
interface Transfer {
  /** Tells that so many bytes more have been moved. */
  moved(bytes: number): void;
  /** Nothing will wait for it any longer: others need its place. */
  readonly givenUp: AbortSignal;
}

/** Moves bodies, or answers, of megabytes: few at once, and few of one network. */
export interface Transfers {
  /** @returns what the work returns, or at once why it cannot begin */
  run<T>(address: string, work: (transfer: Transfer) => Promise<T>): Promise<T | Refusal>;
  load(): { readonly running: number; readonly waiting: number };
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Of an address, and of each network around it; those that wait count too. */
  readonly ofNetwork: number;
  readonly ofNetworkAround: number;
  /** What is slower than this, after the grace, makes room for others. */
  readonly leastBytesPerSecond: number;
  readonly graceMs: number;
  readonly withinMs: number;
}

/** Each holds up to six megabytes. */
export const TRANSFERS: Limits = {
  ...{ atOnce: 16, waiting: 32, ofNetwork: 3, ofNetworkAround: 8 },
  ...{ leastBytesPerSecond: 64 * 1024, graceMs: 1000, withinMs: 60_000 },
};

interface Place {
  readonly began: number;
  bytes: number;
  readonly giveUp: AbortController;
}

/**
 * Who moves nothing keeps nobody waiting: where all places are taken, the slowest of those that are too slow is given
 * up for the next.
 */
export function createTransfers(limits: Limits = TRANSFERS): Transfers {
  const { atOnce, waiting, leastBytesPerSecond, graceMs, withinMs } = limits;
  const places = new Set<Place>();
  const queue: (() => void)[] = [];
  let taken = 0;
  const ofNetworks = new Map<string, number>();

  function giveUpSlowest(): void {
    const now = performance.now();
    let least = leastBytesPerSecond;
    let slowest: Place | undefined;
    for (const place of places) {
      const seconds = (now - place.began) / 1000;
      const isNew = seconds * 1000 < graceMs || place.giveUp.signal.aborted;
      if (isNew || place.bytes / seconds >= least) continue;
      least = place.bytes / seconds;
      slowest = place;
    }
    slowest?.giveUp.abort();
  }

  /** Has its own place when it resolves. */
  async function turn(): Promise<void> {
    if (taken < atOnce) {
      taken++;
      return;
    }
    giveUpSlowest();
    // Another may become slow only while this one waits.
    const looking = setInterval(giveUpSlowest, graceMs / 4);
    await new Promise<void>((resolve) => queue.push(resolve));
    clearInterval(looking);
  }

  async function placed<T>(work: (transfer: Transfer) => Promise<T>): Promise<T> {
    const place: Place = { began: performance.now(), bytes: 0, giveUp: new AbortController() };
    places.add(place);
    const overdue = setTimeout(() => place.giveUp.abort(), withinMs);
    try {
      return await work({
        givenUp: place.giveUp.signal,
        moved: (bytes) => {
          place.bytes += bytes;
        },
      });
    } finally {
      clearTimeout(overdue);
      places.delete(place);
      const next = queue.shift();
      if (next) next();
      else taken--;
    }
  }

  return {
    load: () => ({ running: taken, waiting: queue.length }),
    async run(address, work) {
      const counted = networksOf(address).map(({ network, times }) => ({
        network,
        most: times === 1 ? limits.ofNetwork : limits.ofNetworkAround,
      }));
      const isFull = counted.some(({ network, most }) => (ofNetworks.get(network) ?? 0) >= most);
      if (isFull) return TOO_MANY;
      if (queue.length >= waiting) return BUSY;
      for (const { network } of counted) count(ofNetworks, network, 1);
      try {
        await turn();
        return await placed(work);
      } finally {
        for (const { network } of counted) count(ofNetworks, network, -1);
      }
    },
  };
}

function count(counts: Map<string, number>, name: string, change: number): void {
  const left = (counts.get(name) ?? 0) + change;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

/** Its own transfers take seconds; of others' those that take longer make room. */
const TOO_MANY: Refusal = {
  ...{ status: 429, code: 'TOO_MANY_REQUESTS' },
  headers: { 'Retry-After': '5' },
};
const TOO_SLOW: Refusal = { status: 408, code: 'TOO_SLOW' };
const BUSY: Refusal = { status: 503, code: 'BUSY', headers: { 'Retry-After': '2' } };

/**
 * Reads a body, and has the whole request answered. What is small takes no place, and who says that much will come takes
 * none before it does.
 */
export async function receive(
  request: Request,
  maxBytes: number,
  { transfers, address }: { readonly transfers: Transfers; readonly address: string },
  answer: (whole: Request) => Promise<Response>,
): Promise<Response | Refusal> {
  const { url, method, headers, signal, body } = request;
  if (!body) return answer(request);
  if (Number(headers.get('Content-Length')) > maxBytes) return TOO_LARGE;
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;

  /** Reads until there is more than so much. @returns whether that was all */
  async function readTo(bytes: number, moved?: (bytes: number) => void): Promise<boolean> {
    while (size <= bytes) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        isCut = true;
        throw error;
      });
      if (done) return true;
      size += value.length;
      chunks.push(value);
      moved?.(value.length);
    }
    return false;
  }

  const whole = () =>
    answer(
      new Request(url, { method, headers, signal, body: new Uint8Array(Buffer.concat(chunks)) }),
    );
  try {
    if (await readTo(ONE_PIECE_BYTES)) return await whole();
    return await transfers.run(address, async ({ moved, givenUp }) => {
      const { promise: tooSlow, resolve } = Promise.withResolvers<Refusal>();
      givenUp.addEventListener('abort', () => resolve(TOO_SLOW));
      const read = await Promise.race([readTo(maxBytes, moved), tooSlow]);
      if (read === true) return await whole();
      await reader.cancel().catch(() => undefined);
      return read === false ? TOO_LARGE : read;
    });
  } catch (error) {
    if (isCut) return BODY_CUT;
    throw error;
  }
}

/**
 * An answer that is handed out by the chunk.
 *
 * @returns the answer, and when nothing of it is left, or nobody wants it any more
 */
export function handedOut(
  bytes: Uint8Array<ArrayBuffer>,
  response: Response,
  { moved, givenUp }: Transfer,
): { readonly answer: Response; readonly sent: Promise<void> } {
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        givenUp.addEventListener('abort', () => {
          controller.error(givenUp.reason);
          resolve();
        });
      },
      pull(controller) {
        const chunk = bytes.subarray(at, at + CHUNK_BYTES);
        at += chunk.length;
        moved(chunk.length);
        controller.enqueue(chunk);
        if (at < bytes.length) return;
        resolve();
        controller.close();
      },
      cancel: () => resolve(),
    },
    { highWaterMark: 0 },
  );
  return { answer: new Response(body, response), sent };
}
