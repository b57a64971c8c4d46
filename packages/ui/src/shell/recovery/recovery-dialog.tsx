import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';
import type { Consent, QuarantinedPart } from '../../storage/index.ts';
import { type Device, reloadStores } from '../../storage/stores/device.ts';
import { downloadBlock } from './parts/download-block.ts';
import { GoOnWithoutCopy } from './parts/go-on-without-copy.tsx';
import { partsText } from './parts/part-text.ts';
import { type TakeInError, takeInErrorText } from './parts/take-in-error-text.ts';
import { useOverview } from './parts/use-overview.ts';
import { Quarantine } from './quarantine.tsx';
import { SnapshotList } from './snapshot-list.tsx';
import { SyncOffer } from './sync-offer.tsx';

interface Props {
  readonly device: Device;
  readonly onClose: () => void;
}

/** A snapshot that could not be restored, and why. */
interface Refused {
  readonly name: string;
  readonly error: TakeInError;
}

/** Ways back to stored data, for when the usual ones fail. Rule U12. */
export function RecoveryDialog({ device, onClose }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const [overview, refresh, isAnswered] = useOverview(device);
  const [busy, setBusy] = useState<string | undefined>(undefined);
  const [message, setMessage] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Refused | undefined>(undefined);

  const run = async (what: string, action: () => Promise<string>) => {
    setBusy(what);
    setMessage(undefined);
    setRefused(undefined);
    try {
      setMessage(await action());
    } catch (error) {
      console.warn('The recovery failed.', error);
      setMessage(t('recovery.failed'));
    }
    setBusy(undefined);
    refresh();
  };
  const restore = (name: string, consent?: Consent) =>
    run(name, async () => {
      const restored = await device.backupService.restore(name, Date.now(), consent);
      if (!restored.ok) {
        setRefused({ name, error: restored.error });
        return takeInErrorText(i18n, restored.error);
      }
      await reloadStores(device);
      return t('recovery.restored');
    });
  const bringIn = ({ place, part }: QuarantinedPart) =>
    run(part.kind, async () => {
      const brought = await device.backupService.bringIn(place, Date.now());
      if (!brought.ok) return takeInErrorText(i18n, brought.error);
      await reloadStores(device);
      if (!brought.value) return t('recovery.waits');
      return t('recovery.broughtIn', { parts: partsText(i18n, [part]) });
    });
  const reset = () =>
    run('reset', async () => {
      await device.backupService.resetFiles();
      return t('recovery.resetDone');
    });

  return (
    <Dialog title={t('recovery.title')} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <p className="max-w-prose border-s-2 border-stop ps-3">{t('recovery.warning')}</p>
        {/* All of it at once: a list that came later would move what is about to be pressed. */}
        {isAnswered ? (
          <>
            {overview && (
              <SnapshotList snapshots={overview.snapshots} busy={busy} onRestore={restore} />
            )}
            <SyncOffer onFollow={onClose} />
            <Quarantine
              quarantined={overview?.quarantined ?? []}
              isBusy={busy !== undefined}
              onBringIn={bringIn}
            />
            <section className="flex flex-col items-start gap-3">
              <h3 className="font-semibold">{t('recovery.lastResort')}</h3>
              <p className="max-w-prose text-sm text-ink-soft">{t('recovery.ejectText')}</p>
              <Button onClick={() => downloadBlock(device.backupService)}>
                <TwoWords plain={t('recovery.ejectPlain')} proper={t('recovery.eject')} />
              </Button>
              <p className="max-w-prose text-sm text-ink-soft">{t('recovery.resetText')}</p>
              <Button look="stop" isBusy={busy !== undefined} onClick={reset}>
                <TwoWords plain={t('recovery.resetPlain')} proper={t('recovery.reset')} />
              </Button>
            </section>
          </>
        ) : (
          <p className="text-ink-faint">{t('state.loading')}</p>
        )}
        <p role="status" className="min-h-6">
          {message}
        </p>
        {refused && (
          <GoOnWithoutCopy
            error={refused.error}
            isBusy={busy !== undefined}
            onGoOn={() => restore(refused.name, { withoutCopy: true })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What a button does, and below it what Rule U12 calls it. */
function TwoWords({ plain, proper }: { plain: string; proper: string }) {
  return (
    <span className="flex flex-col items-start py-1 text-start">
      <span>{plain}</span> <span className="text-xs text-ink-faint">{proper}</span>
    </span>
  );
}
