import { useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Button, Dialog } from '../primitives/index.ts';
import type { AsidePart, Consent } from '../storage/index.ts';
import { type Device, reloadStores } from '../stores/device.ts';
import { downloadBlock } from './download-block.ts';
import { GoOnWithoutCopy } from './go-on-without-copy.tsx';
import { KeptAside } from './kept-aside.tsx';
import { MeasureList } from './measure-list.tsx';
import { partsText } from './part-text.ts';
import { type TakeInError, takeInErrorText } from './take-in-error-text.ts';
import { useOverview } from './use-overview.ts';

interface Props {
  readonly device: Device;
  readonly onClose: () => void;
}

/** What made a snapshot be taken; a later version may know of others. */
const CAUSES = {
  change: 'recovery.afterChange',
  import: 'recovery.beforeImport',
  restore: 'recovery.beforeRestore',
} as const;

function isCause(cause: string | undefined): cause is keyof typeof CAUSES {
  return cause !== undefined && Object.hasOwn(CAUSES, cause);
}

/** A snapshot that could not be restored, and why. */
interface Refused {
  readonly name: string;
  readonly error: TakeInError;
}

/** Ways back to stored data, for when the usual ones fail. Source: specification 1, 'Data recovery'. */
export function RecoveryDialog({ device, onClose }: Props) {
  const i18n = useI18n();
  const { t, moment, bytes } = i18n;
  const [overview, refresh] = useOverview(device);
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
      const restored = await device.keeper.restore(name, Date.now(), consent);
      if (!restored.ok) {
        setRefused({ name, error: restored.error });
        return takeInErrorText(i18n, restored.error);
      }
      await reloadStores(device);
      return t('recovery.restored');
    });
  const bringIn = ({ place, part }: AsidePart) =>
    run(part.kind, async () => {
      const brought = await device.keeper.bringIn(place, Date.now());
      if (!brought.ok) return takeInErrorText(i18n, brought.error);
      await reloadStores(device);
      if (!brought.value) return t('recovery.waits');
      return t('recovery.broughtIn', { parts: partsText(i18n, [part]) });
    });
  const reset = () =>
    run('reset', async () => {
      await device.keeper.resetFiles();
      return t('recovery.resetDone');
    });

  return (
    <Dialog title={t('recovery.title')} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <p className="max-w-prose border-s-2 border-stop ps-3">{t('recovery.warning')}</p>
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('recovery.snapshots')}</h3>
          {overview === undefined && <p className="text-ink-faint">{t('state.loading')}</p>}
          {overview?.snapshots.length === 0 && (
            <p className="text-ink-soft">{t('recovery.none')}</p>
          )}
          <ul className="flex flex-col divide-y divide-line">
            {overview?.snapshots.map((snapshot) => (
              <li key={snapshot.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <div className="min-w-48 flex-1">
                  <p className="figures">
                    {moment(snapshot.createdAt)}
                    {isCause(snapshot.cause) && ` · ${t(CAUSES[snapshot.cause])}`}
                  </p>
                  <p className="text-sm text-ink-soft">
                    <MeasureList measures={snapshot.measures} /> · {bytes(snapshot.bytes)}
                  </p>
                </div>
                <Button isBusy={busy !== undefined} onClick={() => restore(snapshot.name)}>
                  {busy === snapshot.name ? t('state.loading') : t('recovery.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <KeptAside
          asides={overview?.asides ?? []}
          isBusy={busy !== undefined}
          onBringIn={bringIn}
        />
        <section className="flex flex-col items-start gap-3">
          <h3 className="font-semibold">{t('recovery.lastResort')}</h3>
          <p className="max-w-prose text-sm text-ink-soft">{t('recovery.ejectText')}</p>
          <Button onClick={() => downloadBlock(device.keeper)}>
            <TwoWords plain={t('recovery.ejectPlain')} proper={t('recovery.eject')} />
          </Button>
          <p className="max-w-prose text-sm text-ink-soft">{t('recovery.resetText')}</p>
          <Button look="stop" isBusy={busy !== undefined} onClick={reset}>
            <TwoWords plain={t('recovery.resetPlain')} proper={t('recovery.reset')} />
          </Button>
        </section>
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

/** What a button does, and below it what the specification calls that. */
function TwoWords({ plain, proper }: { plain: string; proper: string }) {
  return (
    <span className="flex flex-col items-start py-1 text-start">
      <span>{plain}</span> <span className="text-xs text-ink-faint">{proper}</span>
    </span>
  );
}
