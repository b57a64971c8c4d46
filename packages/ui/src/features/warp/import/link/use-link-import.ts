import { readRecordLink } from '@trailbook/api/records';
import {
  type ImportFailure,
  type ImportOutcome,
  type ImportWait,
  type Journal,
  NEW_JOURNAL,
} from '@trailbook/api/warp-import';
import { useEffect, useRef, useState } from 'react';
import type { Device } from '../../../../storage/stores/device.ts';
import type { RecordsFrom } from '../parts/records-from.ts';
import { importRecords } from './import-records.ts';
import { type Kept, keepJournal } from './keep-warps.ts';
import { linkInText } from './link-in-text.ts';

/** How far an import by link has come. */
export type LinkImport =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly journal: Journal; readonly wait: ImportWait | undefined }
  /** The records are of an account that the profile doesn't have, beside others. */
  | {
      readonly state: 'asking';
      readonly uid: string;
      readonly accounts: readonly string[];
      readonly outcome: ImportOutcome;
    }
  | ({ readonly state: 'ended' } & LinkEnded);

/** What an import by link came to. */
export interface LinkEnded {
  readonly outcome: ImportOutcome;
  readonly kept: Kept | undefined;
  /** The profile in which it could not be stored. */
  readonly refusedIn: string | undefined;
  /** Warps that the global statistics took; undefined where none were offered. */
  readonly given: number | undefined;
}

interface Actions {
  /** @param isFull - whether everything is read again, whatever is known */
  readonly start: (from: RecordsFrom, isFull: boolean) => void;
  /** Goes on where an import ended early. */
  readonly goOn: (from: RecordsFrom) => void;
  readonly cancel: () => void;
  /** Keeps what was read in a profile: where the player is asked, and where it could not be stored. */
  readonly keepIn: (profile: string) => void;
  readonly discard: () => void;
}

interface Hooks {
  /** Told when warps were stored. */
  readonly onKept: () => void;
  readonly onEnded: (ended: LinkEnded) => void;
}

const IDLE: LinkImport = { state: 'idle' };

/** An import of the game's records, from the first question to the stored pulls. */
export function useLinkImport(
  device: Device,
  profile: string,
  { onKept, onEnded }: Hooks,
): [LinkImport, Actions] {
  const [current, setCurrent] = useState<LinkImport>(IDLE);
  const running = useRef<AbortController | undefined>(undefined);
  const given = useRef<number | undefined>(undefined);
  // Whoever leaves the page leaves the import.
  useEffect(() => () => running.current?.abort(), []);

  /** @param known - what is known already; looked up where it is not given */
  async function run(
    from: RecordsFrom,
    journal: Journal,
    known?: ImportOutcome['known'],
  ): Promise<void> {
    const read = 'text' in from ? readRecordLink(linkInText(from.text)) : undefined;
    if (read && !read.ok)
      return end({ journal, known: known ?? {}, failure: { code: read.error } });
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    setCurrent({ state: 'running', journal, wait: undefined });
    given.current = undefined;
    const outcome = await importRecords(device, profile, from, {
      ...{ journal, known, signal: abort.signal },
      onGiven: (added) => {
        given.current = (given.current ?? 0) + added;
      },
      onProgress: (next, wait) => {
        if (!abort.signal.aborted) setCurrent({ state: 'running', journal: next, wait });
      },
    });
    if (abort.signal.aborted) return;
    const { uid } = outcome.journal;
    const accounts = uid === null ? [] : await device.database.warpAccounts(profile);
    if (uid !== null && accounts.length > 0 && !accounts.includes(uid)) {
      setCurrent({ state: 'asking', uid, accounts, outcome });
    } else await keep(outcome, profile);
  }

  async function keep(outcome: ImportOutcome, into: string): Promise<void> {
    const { journal } = outcome;
    const hasRows = journal.banners.some(({ end: ended, rows }) => ended !== null && rows > 0);
    const kept = hasRows ? await keepJournal(device, into, { journal, at: Date.now() }) : undefined;
    if (kept) onKept();
    end(outcome, { kept, refusedIn: hasRows && !kept ? into : undefined });
  }

  function end(
    outcome: ImportOutcome,
    { kept, refusedIn }: Partial<Pick<LinkEnded, 'kept' | 'refusedIn'>> = {},
  ): void {
    const ended = { outcome, kept, refusedIn, given: given.current };
    setCurrent({ state: 'ended', ...ended });
    onEnded(ended);
  }

  const failed = (error: unknown) => {
    console.error('The import failed.', error);
    const failure: ImportFailure = { code: 'IMPORT_FAILED' };
    end({ journal: NEW_JOURNAL, known: {}, failure });
  };

  return [
    current,
    {
      start: (from, isFull) => void run(from, NEW_JOURNAL, isFull ? {} : undefined).catch(failed),
      goOn: (from) => {
        if (current.state !== 'ended') return;
        const { journal, known } = current.outcome;
        void run(from, journal, known).catch(failed);
      },
      cancel: () => {
        running.current?.abort();
        setCurrent(IDLE);
      },
      keepIn: (into) => {
        if (current.state === 'asking' || current.state === 'ended')
          void keep(current.outcome, into).catch(failed);
      },
      discard: () => setCurrent(IDLE),
    },
  ];
}
