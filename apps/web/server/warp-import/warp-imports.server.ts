import { createHash } from 'node:crypto';
import {
  askGame,
  GAME_PACE,
  type Gathering,
  type RecordSource,
  readRecords,
} from '@trailbook/api/read-records';
import { type RecordLink, readRecordLink } from '@trailbook/api/records';
import type { ImportEvent, ImportRequest } from '@trailbook/api/warp-import';
import type { Config } from '../config/config';
import { addressLimit } from '../http/address-limit.server';
import { ApiError, tooMany } from '../http/error-answer.server';

/** The imports of warp records of this process. */
export interface WarpImports {
  /**
   * Begins an import. The link is held by the running import alone, and goes with it.
   *
   * @throws ApiError for a link that is none, or too many imports
   */
  begin(request: ImportRequest, asker: Importer): AsyncIterable<ImportEvent>;
  /** How many run. */
  running(): number;
}

export interface Importer {
  readonly address: string;
  /** Fires when the client leaves. */
  readonly signal: AbortSignal;
}

/** A player needs one, and a few more when the line is poor. */
export const PER_ADDRESS = { most: 30, withinMs: 10 * 60_000 };
/** Each asks the game three times a second at most. */
const AT_ONCE = 200;
const LONGEST_MS = 60 * 60_000;

/** The game's own server, unless the settings name another for development. */
export function recordSourceOf({
  recordsUrl,
  recordsPaceMs,
}: Pick<Config, 'recordsUrl' | 'recordsPaceMs'>): RecordSource {
  const quicker = recordsPaceMs / GAME_PACE.paceMs;
  return {
    ask: askGame,
    origin: recordsUrl ?? undefined,
    paceMs: recordsPaceMs,
    backOffMs: GAME_PACE.backOffMs.map((ms) => ms * quicker),
  };
}

/**
 * @param gather - begins to gather an account's pulls, where there is something to gather them in
 * @param onEnd - called with how an import ended: `done`, `left`, or why it failed
 */
export function createWarpImports(
  source: RecordSource,
  gather: (() => Gathering) | null = null,
  onEnd: (end: string) => void = () => undefined,
): WarpImports {
  const limit = addressLimit(PER_ADDRESS);
  const accounts = exclusiveAccounts();
  let running = 0;

  async function* runImport(
    { banners, known, contribute }: ImportRequest,
    link: RecordLink,
    { signal }: Importer,
  ): AsyncGenerator<ImportEvent> {
    const takenOver = new AbortController();
    const end = () => takenOver.abort();
    let how = 'left';
    running++;
    try {
      accounts.claim(`key ${digest(link.authkey)}`, end);
      const events = readRecords(source, {
        ...{ link, banners, known },
        signal: AbortSignal.any([signal, takenOver.signal, AbortSignal.timeout(LONGEST_MS)]),
        onAccount: (uid) => accounts.claim(uid, end),
        gathering: contribute === true && gather ? gather() : undefined,
      });
      for await (const event of events) {
        if (event.event === 'done') how = 'done';
        if (event.event === 'failed') how = event.failure.code;
        yield event;
      }
      if (takenOver.signal.aborted) {
        how = 'TAKEN_OVER';
        yield { event: 'failed', failure: { code: 'TAKEN_OVER' } };
      }
    } catch (error) {
      how = 'FAULT';
      throw withoutKey(error, link.authkey);
    } finally {
      running--;
      accounts.release(end);
      onEnd(how);
    }
  }

  return {
    begin(request, asker) {
      const link = readRecordLink(request.link);
      if (!link.ok) throw new ApiError(400, link.error);
      if (running >= AT_ONCE) throw new ApiError(503, 'BUSY', [], { 'Retry-After': '30' });
      const waitMs = limit.begin(asker.address);
      if (waitMs > 0) throw tooMany(waitMs, 'TOO_MANY_IMPORTS');
      return runImport(request, link.value, asker);
    },
    running: () => running,
  };
}

/** Stands for a key without containing it. */
function digest(authkey: string): string {
  return createHash('sha256').update(authkey).digest('base64');
}

/** Faults are logged: the error without the key in it. */
function withoutKey(error: unknown, authkey: string): Error {
  const safe = new Error(error instanceof Error ? error.name : 'Warp import');
  const forms = [authkey, encodeURIComponent(authkey)];
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  safe.stack = forms.reduce((text, form) => text.replaceAll(form, '[key]'), stack);
  return safe;
}

/** One import of an account at a time: a later one ends the one before it. */
function exclusiveAccounts() {
  const holders = new Map<string, () => void>();
  return {
    /**
     * @param key - the account, or a stand-in until the account is known
     * @param end - stops asking the game at once; called when a later import takes over
     */
    claim(key: string, end: () => void): void {
      const before = holders.get(key);
      holders.set(key, end);
      if (before !== end) before?.();
    },
    release(end: () => void): void {
      for (const [key, other] of holders) if (other === end) holders.delete(key);
    },
  };
}
