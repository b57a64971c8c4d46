import type { SyncConsent, SyncProgress } from '@trailbook/core/internal/user-data';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { rememberSyncing, useSite } from '../../../platform/index.ts';
import type { SyncFailure, SyncState } from '../../../storage/index.ts';
import { type Device, reloadStores } from '../../../storage/stores/device.ts';
import { DriveChoice } from './drive-choice.tsx';
import { LinkForm } from './link-form.tsx';
import { Linked } from './linked.tsx';
import { progressText } from './progress-text.ts';
import { RemoveEverywhere } from './remove-everywhere.tsx';
import { type FailedHere, standingFailure } from './standing-failure.ts';
import { Trouble } from './trouble.tsx';
import type { OfferedKey } from './use-offered-key.ts';

/** Sync by a key: how one turns it on, when it ran last, what came in, and how one turns it off. */
export function SyncSection({
  device,
  offered,
}: {
  device: Device;
  offered: OfferedKey | undefined;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { syncService, database } = device;
  const { hasDrive } = useSite();
  const [state, setState] = useState<SyncState | 'off' | undefined>(undefined);
  const [failed, setFailed] = useState<FailedHere | undefined>(undefined);
  const setFailure = useCallback(
    (failure: SyncFailure) => setFailed({ at: Date.now(), failure }),
    [],
  );
  const [isBusy, setBusy] = useState(false);
  const [asksRemoval, setAsksRemoval] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const [taken, setTaken] = useState<OfferedKey | undefined>(undefined);
  const [progress, setProgress] = useSlowProgress(isBusy);
  const root = useFocusKept(`${state && state !== 'off'} ${isBusy}`, state !== undefined);
  const look = useCallback(
    () =>
      syncService.state().then(
        (now) => {
          setState(now ?? 'off');
          rememberSyncing(now !== undefined);
        },
        () => setFailure({ code: 'STORE_FAILED' }),
      ),
    [syncService, setFailure],
  );
  useEffect(() => void look(), [look]);
  // Other tabs sync, too.
  useEffect(() => database.listen(() => void look()), [database, look]);

  const run = async (consent?: SyncConsent) => {
    setBusy(true);
    setEnded(false);
    setFailed(undefined);
    try {
      const done = await syncService.sync(consent, setProgress);
      if (!done.ok) setFailure(done.error);
      await reloadStores(device);
    } catch {
      setFailure({ code: 'STORE_FAILED' });
    }
    await look();
    setBusy(false);
  };

  const linked = typeof state === 'object' ? state : undefined;
  const told = isBusy ? undefined : standingFailure(failed, linked?.outcome);
  const isShrunk = told?.code === 'SHRUNK';
  // What was asked is over where another tab answered.
  useEffect(() => {
    if (!isShrunk) setAsksRemoval(false);
  }, [isShrunk]);

  if (state === undefined && !failed) return <p aria-busy="true">{t('state.loading')}</p>;
  const outcome = (
    <div role="status" className="flex flex-col items-start gap-3 empty:hidden">
      {isBusy && (progress ? progressText(i18n, progress) : t('sync.syncing'))}
      {state === 'off' && hasEnded && !isBusy && t('sync.isOff')}
      {told && <Trouble failure={told} onConsent={run} onRemove={() => setAsksRemoval(true)} />}
    </div>
  );
  return (
    <div ref={root} className="flex flex-col items-start gap-4">
      {!(hasDrive && state === 'off') && !(linked && 'drive' in linked) && (
        <p className="max-w-prose text-ink-soft">{t('sync.intro')}</p>
      )}
      {offered?.words && offered !== taken && linked && (
        <p role="alert" className="max-w-prose text-wait">
          {t(
            'key' in linked && offered.words === linked.key
              ? 'sync.offeredSame'
              : 'sync.offeredOther',
          )}
        </p>
      )}
      {state === 'off' && (
        <Choice hasDrive={hasDrive}>
          <LinkForm
            key={offered ? `${offered.words} ${offered.count}` : ''}
            {...{ device, offered }}
            onLinked={() => {
              setTaken(offered);
              return run();
            }}
          />
        </Choice>
      )}
      {linked && (
        <Linked
          {...{ device, state: linked, isBusy }}
          onSync={() => run()}
          onChanged={() => {
            setFailed(undefined);
            return look();
          }}
          onEnded={() => {
            setEnded(true);
            setFailed(undefined);
            return look();
          }}
          onFailure={setFailure}
        >
          {outcome}
        </Linked>
      )}
      {!linked && outcome}
      {asksRemoval && told?.code === 'SHRUNK' && (
        <RemoveEverywhere
          shrunk={told}
          onClose={() => setAsksRemoval(false)}
          onRemove={() => {
            setAsksRemoval(false);
            run('remove-everywhere');
          }}
        />
      )}
    </div>
  );
}

/** The ways that there are. */
function Choice({ hasDrive, children }: { hasDrive: boolean; children: ReactNode }) {
  return hasDrive ? <DriveChoice keyForm={children} /> : children;
}

/**
 * Where what had the focus is gone with the way that the section was, it goes to the section's heading.
 *
 * @param shape - what of the section decides which buttons there are
 * @param isKnown - whether the section has come
 */
function useFocusKept(shape: string, isKnown: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (!isKnown || before.current === shape) return;
    before.current = shape;
    if (isFirst || document.activeElement !== document.body) return;
    const heading = root.current?.closest('section')?.querySelector('h2');
    heading?.focus({ preventScroll: true });
  }, [shape, isKnown]);
  return root;
}

/** What takes longer is told in more than a word. */
const LONG_MS = 1000;

/** What a sync is at, once it has taken a second. */
function useSlowProgress(isBusy: boolean) {
  const [progress, setProgress] = useState<SyncProgress | undefined>(undefined);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    setProgress(undefined);
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return [isLong ? progress : undefined, setProgress] as const;
}
