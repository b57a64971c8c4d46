import { randomUUID } from 'node:crypto';
import { type RecordSource, readRecords } from '@trailbook/api/read-records';
import type { ImportEvent } from '@trailbook/api/warp-import';
import type { ClearWords, FoundAccounts, ReadRequest } from '../../bridge/game.ts';
import type { LocalFile } from '../local/local-file.ts';
import { accountOf } from '../warp-link/account-of.ts';
import { clearCaches } from '../warp-link/clear-caches.ts';
import { findLinks } from '../warp-link/find-links.ts';
import type { Machine } from '../warp-link/machine.ts';
import type { CachedLink } from '../warp-link/record-links.ts';

/** What an import from the game needs of the shell around. */
export interface ImportShell {
  readonly machine: Machine;
  readonly source: RecordSource;
  readonly now: () => number;
  /** Keeps the folder that the player chose for the next start. */
  readonly folder: LocalFile<{ readonly path: string }>;
  /** Lets the player choose a folder; undefined where none was chosen. */
  readonly chooseFolder: () => Promise<string | undefined>;
  /** Asks the player before anything of the game's is deleted. */
  readonly mayClear: (words: ClearWords) => Promise<boolean>;
}

/** Imports warps from the game on this machine. */
export interface GameImport {
  /** Looks for links, and asks the game whose they are. */
  find(): Promise<FoundAccounts>;
  /** @returns whether a folder was chosen, in which to look from now on */
  chooseFolder(): Promise<boolean>;
  /** Begins to read an account's records; one that was being read is left. */
  begin(request: ReadRequest): void;
  /** What comes next of them; null where nothing does. */
  next(): Promise<ImportEvent | null>;
  stop(): void;
  /** The link of an account, for a player who gives it to a site; null for one that was not found. */
  linkOf(id: string): string | null;
  clear(words: ClearWords): Promise<'CLEARED' | 'KEPT' | 'IN_USE'>;
}

interface Found extends CachedLink {
  readonly uid: string | null;
}

/** Accounts that a player may have open within a day. */
const MOST_ACCOUNTS = 6;
/** Each time that the records are opened makes a link of its own: many may be one account's. */
const MOST_LINKS = 20;

/** @returns an import that holds links in memory alone, and only the last that were found */
export function createGameImport(shell: ImportShell): GameImport {
  const { machine, source, now } = shell;
  let found = new Map<string, Found>();
  let webCaches: readonly string[] = [];
  let events: AsyncGenerator<ImportEvent> | undefined;
  let reading = new AbortController();
  let searching = new AbortController();

  function stop(): void {
    searching.abort();
    reading.abort();
    events = undefined;
  }

  return {
    async find() {
      stop();
      searching = new AbortController();
      const { signal } = searching;
      const chosen = shell.folder.read()?.path;
      let search = await findLinks(machine, { chosen, now: now() });
      // A folder that has gone since is as good as none.
      if (chosen !== undefined && search.reason === 'NO_GAME') {
        const byLog = await findLinks(machine, { now: now() });
        if (byLog.reason === undefined) search = byLog;
      }
      const { accounts, failures } = await accountsOf(source, search.links, signal);
      // Of two searches the later is the one whose accounts can be read.
      if (!signal.aborted) {
        found = accounts;
        webCaches = search.webCaches;
      }
      return {
        accounts: [...accounts].map(([id, { uid, openedAt, isOfCollaboration, link }]) => ({
          ...{ id, uid, openedAt, isOfCollaboration, client: link.client },
        })),
        reason: accounts.size > 0 ? null : (search.reason ?? reasonOf(failures)),
        newestAt: search.newestAt ?? null,
        canClear: search.webCaches.length > 0,
      };
    },
    async chooseFolder() {
      const folder = await shell.chooseFolder();
      if (folder !== undefined) shell.folder.write({ path: folder });
      return folder !== undefined;
    },
    begin({ id, banners, known }) {
      stop();
      const account = found.get(id);
      if (!account) return;
      reading = new AbortController();
      events = ofAccount(
        readRecords(source, {
          ...{ link: account.link, banners, known, signal: reading.signal },
          onAccount: () => undefined,
        }),
        account.uid,
      );
    },
    async next() {
      const current = events;
      const { value, done } = (await current?.next()) ?? { done: true };
      if (done && events === current) events = undefined;
      return done ? null : value;
    },
    stop,
    linkOf: (id) => found.get(id)?.text ?? null,
    async clear(words) {
      if (webCaches.length === 0 || !(await shell.mayClear(words))) return 'KEPT';
      stop();
      found = new Map();
      return (await clearCaches(webCaches)) ? 'CLEARED' : 'IN_USE';
    },
  };
}

/** Asks the game whose the links are, newest first: one link for each account. */
async function accountsOf(
  source: RecordSource,
  links: readonly CachedLink[],
  signal: AbortSignal,
): Promise<{ accounts: Map<string, Found>; failures: ReadonlySet<string> }> {
  const accounts = new Map<string, Found>();
  const failures = new Set<string>();
  const unreachable = new Set<string>();
  let nothing: CachedLink | undefined;
  for (const link of links.slice(0, MOST_LINKS)) {
    if (signal.aborted || accounts.size === MOST_ACCOUNTS) break;
    // Who did not answer for one link does not for the next: a player waits meanwhile.
    if (unreachable.has(link.link.client)) continue;
    const account = await accountOf(source, link.link, signal);
    if ('failure' in account) {
      failures.add(account.failure);
      if (account.failure === 'NETWORK') unreachable.add(link.link.client);
    } else if (account.uid === null) nothing ??= link;
    else if (![...accounts.values()].some(({ uid }) => uid === account.uid))
      accounts.set(randomUUID(), { ...link, uid: account.uid });
  }
  // A link to nothing is of use where there is no other.
  if (accounts.size === 0 && nothing) accounts.set(randomUUID(), { ...nothing, uid: null });
  return { accounts, failures };
}

/** Links that the game refused, or that nobody could ask about. */
function reasonOf(failures: ReadonlySet<string>) {
  if (failures.has('LINK_EXPIRED')) return 'EXPIRED';
  if (failures.has('NETWORK')) return 'GAME_UNREACHABLE';
  if (failures.has('THROTTLED')) return 'GAME_BUSY';
  return 'LINK_REFUSED';
}

/** The key of one account must not bring the records of another. */
async function* ofAccount(
  events: AsyncGenerator<ImportEvent>,
  uid: string | null,
): AsyncGenerator<ImportEvent> {
  for await (const event of events) {
    if (event.event === 'page' && uid !== null && event.uid !== uid) {
      yield { event: 'failed', failure: { code: 'ACCOUNTS_MIXED' } };
      return;
    }
    yield event;
  }
}
