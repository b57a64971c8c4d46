import type { Received, SyncConsent } from '@trailbook/core/internal/user-data';
import { COUNTED } from '@trailbook/core/internal/user-data';
import { useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Dialog } from '../../../primitives/index.ts';
import { countedLabel } from '../../../shell/recovery/index.ts';
import { MeasureList } from '../../../shell/recovery/parts/measure-list.tsx';
import type { SyncFailure, SyncState } from '../../../storage/index.ts';
import { type Device, reloadStores } from '../../../storage/stores/device.ts';
import { failureText } from './failure-text.ts';
import { LinkForm } from './link-form.tsx';

/** Sync by a key: how one turns it on, when it ran last, what came in, and how one turns it off. */
export function SyncSection({ device }: { device: Device }) {
  const { t } = useI18n();
  const { syncService } = device;
  const [state, setState] = useState<SyncState | 'off' | undefined>(undefined);
  const [failure, setFailure] = useState<SyncFailure | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(
    () =>
      syncService.state().then(
        (now) => setState(now ?? 'off'),
        () => setFailure({ code: 'STORE_FAILED' }),
      ),
    [syncService],
  );
  useEffect(() => void look(), [look]);

  const run = async (consent?: SyncConsent) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const done = await syncService.sync(consent);
      if (!done.ok) setFailure(done.error);
      await reloadStores(device);
    } catch {
      setFailure({ code: 'STORE_FAILED' });
    }
    await look();
    setBusy(false);
  };

  if (state === undefined && !failure) return <p aria-busy="true">{t('state.loading')}</p>;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-ink-soft">{t('sync.intro')}</p>
      {state === 'off' && <LinkForm service={syncService} onLinked={() => run()} />}
      {typeof state === 'object' && (
        <Linked
          {...{ device, state, isBusy }}
          onSync={() => run()}
          onEnded={() => {
            setFailure(undefined);
            return look();
          }}
          onFailure={setFailure}
        />
      )}
      <div role="status" className="flex flex-col items-start gap-3 empty:hidden">
        {isBusy && t('sync.syncing')}
        {failure && <Trouble failure={failure} onConsent={run} />}
      </div>
    </div>
  );
}

/** What went wrong, or what the player is asked before anything goes on. */
function Trouble({
  failure,
  onConsent,
}: {
  failure: SyncFailure;
  onConsent: (consent: SyncConsent) => void;
}) {
  const { t } = useI18n();
  if (failure.code === 'SHRUNK') {
    return (
      <>
        <p className="text-wait">{t('sync.shrunk')}</p>
        <p className="text-sm">
          <Side text="sync.shrunkHere" measures={failure.here} />
          <br />
          <Side text="sync.shrunkThere" measures={failure.cloud} />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="lamp" onClick={() => onConsent('bring-back')}>
            {t('sync.bringBack')}
          </Button>
          <Button look="stop" onClick={() => onConsent('remove-everywhere')}>
            {t('sync.removeEverywhere')}
          </Button>
        </div>
      </>
    );
  }
  if (failure.code === 'CLOUD_EMPTIED') {
    return (
      <>
        <p className="text-wait">{t('sync.emptied')}</p>
        <Button onClick={() => onConsent('write-again')}>{t('sync.writeAgain')}</Button>
      </>
    );
  }
  return <p className="text-wait">{t(failureText(failure))}</p>;
}

function Side({
  text,
  measures,
}: {
  text: 'sync.shrunkHere' | 'sync.shrunkThere';
  measures: Extract<SyncFailure, { code: 'SHRUNK' }>['here'];
}) {
  const { t } = useI18n();
  const things = '\u0000';
  const [before, after] = t(text, { things }).split(things);
  return (
    <>
      {before}
      <MeasureList measures={measures} />
      {after}
    </>
  );
}

interface LinkedProps {
  readonly device: Device;
  readonly state: SyncState;
  readonly isBusy: boolean;
  readonly onSync: () => void;
  readonly onEnded: () => Promise<void>;
  readonly onFailure: (failure: SyncFailure) => void;
}

function Linked({ device, state, isBusy, onSync, onEnded, onFailure }: LinkedProps) {
  const { t, dateTime } = useI18n();
  const [showsWords, setShowsWords] = useState(false);
  const [asks, setAsks] = useState(false);
  const end = async () => {
    await device.syncService.unlink();
    await onEnded();
  };
  const removeCloud = async () => {
    setAsks(false);
    const removed = await device.syncService.removeCloud();
    if (!removed.ok) onFailure(removed.error);
    await onEnded();
  };
  return (
    <>
      <p>
        {state.syncedAt === undefined
          ? t('sync.never')
          : t('sync.synced', { time: dateTime(state.syncedAt) })}
        {state.deviceName && ` · ${state.deviceName}`}
      </p>
      <ReceivedList received={state.received} />
      <div className="flex flex-wrap gap-3">
        <Button look="lamp" isBusy={isBusy} onClick={onSync}>
          {t('sync.now')}
        </Button>
        <Button aria-expanded={showsWords} onClick={() => setShowsWords(!showsWords)}>
          {t(showsWords ? 'sync.hideWords' : 'sync.showWords')}
        </Button>
        <Button isBusy={isBusy} onClick={end}>
          {t('sync.off')}
        </Button>
        <Button look="stop" isBusy={isBusy} onClick={() => setAsks(true)}>
          {t('sync.remove')}
        </Button>
      </div>
      {showsWords && (
        <p lang="en" translate="no" className="max-w-prose font-semibold">
          {state.key}
        </p>
      )}
      {asks && (
        <Dialog
          title={t('sync.remove')}
          width="narrow"
          onClose={() => setAsks(false)}
          footer={
            <>
              <Button onClick={() => setAsks(false)}>{t('action.cancel')}</Button>
              <Button look="stop" onClick={removeCloud}>
                {t('sync.remove')}
              </Button>
            </>
          }
        >
          <p>{t('sync.removeText')}</p>
        </Dialog>
      )}
    </>
  );
}

/** What came in from other devices, the latest first. */
function ReceivedList({ received }: { received: readonly Received[] }) {
  const { t, dateTime } = useI18n();
  const things = ({ counts }: Received) =>
    COUNTED.filter((kind) => counts[kind])
      .map((kind) => t('state.pair', { label: t(countedLabel(kind)), value: counts[kind] ?? 0 }))
      .join(' · ');
  if (received.length === 0) return null;
  return (
    <ul className="text-sm text-ink-soft">
      {received.slice(0, SHOWN).map((one) => (
        <li key={`${one.at} ${one.from} ${things(one)}`}>
          {t('sync.received', { time: dateTime(one.at), device: one.from, things: things(one) })}
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 5;
