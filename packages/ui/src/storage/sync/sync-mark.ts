import type { SyncOutcome } from '../documents/database.ts';
import type { DocumentDatabase } from '../documents/document-database.ts';
import { SYNC_LOCK } from '../documents/write-lock.ts';

// Rule U25.
/** How the device and the cloud stand to each other. */
export type SyncMark =
  /** In step, or not begun yet. */
  | 'synced'
  | 'syncing'
  /** What was changed here has yet to be sent, or what others sent has yet to come. */
  | 'waits'
  /** The player has to say something, or do something about it. */
  | 'asks';

type Parts = Pick<DocumentDatabase, 'syncLink' | 'syncOutcome' | 'notes' | 'listen'>;

/** Failures that pass by themselves: the next sync tries again. */
const PASSING = new Set(['CLOUD_OFFLINE', 'CLOUD_BUSY', 'CLOUD_CHANGED', 'STORE_BUSY']);
/** How often it is asked whether a sync in another tab has ended: one that crashed says nothing. */
const ASKED_AGAIN_MS = 2000;

/**
 * Watches how the device and the cloud stand to each other, whichever tab syncs.
 *
 * @param onMark - told now and at each change; undefined where the device does not sync
 * @returns when something was kept here, and how to stop
 */
export function watchSyncMark(
  database: Parts,
  onMark: (mark: SyncMark | undefined) => void,
): { readonly look: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let latest = 0;
  const look = async () => {
    clearTimeout(timer);
    const asked = ++latest;
    const mark = await markNow(database);
    if (isStopped || asked !== latest) return;
    onMark(mark);
    if (mark === 'syncing') timer = setTimeout(lookAgain, ASKED_AGAIN_MS);
  };
  // A store that cannot be read says so elsewhere.
  const lookAgain = () => void look().catch(() => undefined);
  const stopListening = database.listen(lookAgain);
  lookAgain();
  return {
    look: lookAgain,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

async function markNow(database: Parts): Promise<SyncMark | undefined> {
  const [link, outcome, notes, isRunning] = await Promise.all([
    database.syncLink(),
    database.syncOutcome(),
    database.notes(),
    isSyncRunning(),
  ]);
  if (!link) return undefined;
  if (isRunning) return 'syncing';
  if (!outcome) return 'waits';
  if (outcome.failure) return PASSING.has(outcome.failure.code) ? 'waits' : 'asks';
  return isInStep(outcome, notes.ledger?.revision) ? 'synced' : 'waits';
}

function isInStep({ inStep }: SyncOutcome, revision: number | undefined): boolean {
  return inStep?.revision === revision;
}

async function isSyncRunning(): Promise<boolean> {
  const locks = await navigator.locks?.query?.();
  return locks?.held?.some(({ name }) => name === SYNC_LOCK) === true;
}
