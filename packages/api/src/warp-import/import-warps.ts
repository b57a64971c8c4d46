import { postWithState } from '../calls/ask-site.ts';
import type { ImportEvent, ImportFault, ImportRequest } from '../calls/warp-import.ts';
import type { LinkError } from '../records/index.ts';
import { type Journal, noted, remaining } from './journal.ts';

/** Why an import ended before it was done. */
export type ImportFailure =
  | ImportFault
  | {
      readonly code:
        | LinkError
        | 'TOO_MANY_IMPORTS'
        | 'SITE_UNREACHABLE'
        /** The site does not understand what it is asked: it is of another version than the page. */
        | 'APP_OUTDATED';
    };

type Contribution = Extract<ImportEvent, { readonly event: 'contribution' }>;

interface Import {
  readonly link: string;
  /** Ids at which reading stops, by account and banner type. */
  readonly known: ImportRequest['known'];
  /** Where an earlier import ended, or {@link NEW_JOURNAL}. */
  readonly journal: Journal;
  readonly signal: AbortSignal;
  /** Whether what is read is given to the global statistics too. */
  readonly contribute?: boolean;
  /** Told of each banner type that was given. */
  readonly onContribution?: (contribution: Contribution) => void;
  /** Told after each line, and of each wait. */
  readonly onProgress: (journal: Journal, wait: ImportWait | undefined) => void;
  /** Where the site is, from outside of its pages. */
  readonly origin?: string;
  /** Who reads the records, where it is not the site: the link stays here then. */
  readonly readEvents?: (request: ReadRequest) => AsyncIterable<ImportEvent>;
  readonly backOffMs?: readonly number[];
}

/** What is to be read, whoever does it. */
export type ReadRequest = Pick<ImportRequest, 'banners' | 'known'>;

/** Why nothing comes for a moment. */
export interface ImportWait {
  readonly reason: 'THROTTLED' | 'NETWORK';
  readonly ms: number;
}

/** How an import ended, and how far it had come. */
export interface ImportOutcome {
  readonly journal: Journal;
  /** Undefined where all was read. */
  readonly failure: ImportFailure | undefined;
  /** What it was told was known: whoever goes on stops at the same, or nowhere. */
  readonly known: ImportRequest['known'];
}

const PATH = 'warp/import';
/** A server that starts anew is there within these. */
const BACK_OFF_MS = [1000, 2000, 5000, 10_000, 20_000];

/**
 * Imports by a link. The server keeps nothing: where the line is cut, or the server starts anew, it is asked
 * to go on from what is here.
 */
export async function importWarps(options: Import): Promise<ImportOutcome> {
  const { known, signal, onProgress, backOffMs = BACK_OFF_MS } = options;
  let { journal } = options;
  for (let attempt = 0; ; attempt++) {
    const line = await listen(options, journal, (next, wait) => {
      // Whatever comes shows that the way is open: later cuts have all their tries again.
      if (next !== journal) attempt = 0;
      journal = next;
      onProgress(next, wait);
    });
    if (line !== 'CUT') return { journal, known, failure: line === 'DONE' ? undefined : line };
    const ms = backOffMs[attempt];
    if (ms === undefined || signal.aborted) {
      return { journal, known, failure: { code: 'SITE_UNREACHABLE' } };
    }
    onProgress(journal, { reason: 'NETWORK', ms });
    await pause(ms, signal);
  }
}

type LineEnd = 'DONE' | 'CUT' | ImportFailure;

/** One request, heard to its end. */
async function listen(
  options: Import,
  from: Journal,
  onJournal: (journal: Journal, wait: ImportWait | undefined) => void,
): Promise<LineEnd> {
  const { known, onContribution } = options;
  const request = { known, banners: remaining(from) };
  if (request.banners.length === 0) return 'DONE';
  let journal = from;
  try {
    const events = options.readEvents?.(request) ?? (await askSite(options, request));
    if (typeof events === 'string' || 'code' in events) return events;
    for await (const event of events) {
      if (event.event === 'done') return 'DONE';
      if (event.event === 'failed') return event.failure;
      if (event.event === 'contribution') onContribution?.(event);
      // A new link may be of another account than the one that was begun with.
      const isOther = event.event === 'page' && journal.uid !== null && journal.uid !== event.uid;
      if (isOther) return { code: 'ACCOUNTS_MIXED' };
      journal = noted(journal, event);
      onJournal(journal, event.event === 'wait' ? event : undefined);
    }
    return 'CUT';
  } catch {
    return 'CUT';
  }
}

/** The lines of the site's answer, or why there are none. */
async function askSite(
  { link, signal, contribute, origin = '' }: Import,
  request: ReadRequest,
): Promise<AsyncIterable<ImportEvent> | LineEnd> {
  const asked: ImportRequest = { link, ...request, ...(contribute ? { contribute } : {}) };
  const response = await postWithState({ origin, fetch: ask }, PATH, asked, signal);
  return response.status === 200 && response.body ? eventsIn(response.body) : refusalOf(response);
}

const ask = (url: string, init: RequestInit) => fetch(url, init);

/** Why the site did not begin. */
async function refusalOf(response: Response): Promise<LineEnd> {
  if (response.status === 429) return { code: 'TOO_MANY_IMPORTS' };
  // Busy, or behind a proxy that finds nobody at home.
  if (response.status >= 500) return 'CUT';
  const answer: { error?: { code?: string } } = await response.json().catch(() => ({}));
  const code = answer.error?.code ?? '';
  // Codes of links are ours on both sides of the line.
  if (code.startsWith('LINK_')) return { code } as ImportFailure;
  return { code: MISUNDERSTOOD.has(response.status) ? 'APP_OUTDATED' : 'IMPORT_FAILED' };
}

/** The question has no such shape there, or no such address. Rule W27. */
const MISUNDERSTOOD: ReadonlySet<number> = new Set([400, 404, 405, 410, 415, 422, 426]);

/** Whole lines only: of one that was cut nothing is heard. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      // Our own server's, checked there.
      for (const line of lines) yield JSON.parse(line) as ImportEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
