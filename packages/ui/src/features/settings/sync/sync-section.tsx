import type { SyncConsent } from '@trailbook/core/internal/user-data';
import { useCallback, useEffect, useState } from 'react';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { desktopBridge, rememberSyncing } from '../../../platform/index.ts';
import { Loaded } from '../../../primitives/index.ts';
import type { SyncFailure, SyncState } from '../../../storage/index.ts';
import { type Device, reloadStores } from '../../../storage/stores/device.ts';
import { Choice, isKeyAlone, useWays } from './choice.tsx';
import type { FolderParts } from './folder/folder-parts.tsx';
import { Linked } from './linked.tsx';
import { OfferedWhileSyncing } from './offered-while-syncing.tsx';
import { progressText } from './progress-text.ts';
import { RemoveEverywhere } from './remove-everywhere.tsx';
import { useFocusKept, useSlowProgress } from './section-hooks.ts';
import { type FailedHere, standingFailure } from './standing-failure.ts';
import { Trouble } from './trouble.tsx';
import type { OfferedKey } from './use-offered-key.ts';

const loadFolderParts = withTexts(
  ['folders'],
  async () => (await import('./folder/folder-parts.tsx')).folderParts,
);

interface Props {
  readonly device: Device;
  readonly offered: OfferedKey | undefined;
}

/** Sync between devices: how one turns it on, when it ran last, what came in, and how one turns it off. */
export function SyncSection(props: Props) {
  const { t } = useI18n();
  if (!desktopBridge()?.folders) return <SyncBy {...props} />;
  return (
    <Loaded load={loadFolderParts} waiting={<p aria-busy="true">{t('state.loading')}</p>}>
      {(folder) => <SyncBy {...props} folder={folder} />}
    </Loaded>
  );
}

/** @param folder - what belongs to the way by a folder, where there is that way */
function SyncBy({ device, offered, folder }: Props & { readonly folder?: FolderParts }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { syncService, database } = device;
  const ways = useWays(folder !== undefined);
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
  const shown = (
    <div ref={root} className="flex flex-col items-start gap-4">
      {(linked ? !('drive' in linked) : isKeyAlone(ways)) && <Intro />}
      {offered?.words && offered !== taken && linked && (
        <OfferedWhileSyncing isSame={'key' in linked && offered.words === linked.key} />
      )}
      {state === 'off' && (
        <Choice
          {...{ device, offered, ways, folder }}
          onLinked={() => {
            setTaken(offered);
            return run();
          }}
        />
      )}
      {linked && (
        <Linked
          {...{ device, state: linked, isBusy, folder }}
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
  return folder && linked && 'folder' in linked ? (
    <folder.InFolder>{shown}</folder.InFolder>
  ) : (
    shown
  );
}

/** Speaks as what it stands in does: of the cloud, or of a folder. */
function Intro() {
  const { t } = useI18n();
  return <p className="max-w-prose text-ink-soft">{t('sync.intro')}</p>;
}
