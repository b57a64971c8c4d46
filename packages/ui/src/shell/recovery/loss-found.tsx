import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import type { BackupService, Consent } from '../../storage/index.ts';
import { type Device, reloadStores } from '../../storage/stores/device.ts';
import { GoOnWithoutCopy } from './parts/go-on-without-copy.tsx';
import { MeasureList } from './parts/measure-list.tsx';
import { type TakeInError, takeInErrorText } from './parts/take-in-error-text.ts';
import { SyncOffer } from './sync-offer.tsx';

export type Loss = NonNullable<Awaited<ReturnType<BackupService['loss']>>>;

interface Props {
  readonly device: Device;
  readonly loss: Loss;
  readonly onSettled: () => void;
}

/** Less is here than a snapshot holds: says so, and offers it. Nothing is replaced unasked. */
export function LossFound({ device, loss, onSettled }: Props) {
  const i18n = useI18n();
  const { t, dateTime } = i18n;
  const [problem, setProblem] = useState<TakeInError | undefined>(undefined);

  const { snapshot } = loss;

  const restore = async (name: string, consent?: Consent) => {
    const restored = await device.backupService.restore(name, Date.now(), consent);
    if (!restored.ok) {
      setProblem(restored.error);
      return;
    }
    await reloadStores(device);
    onSettled();
  };
  const keep = async () => {
    await device.backupService.settle(Date.now());
    onSettled();
  };

  return (
    <Notice
      title={t('loss.title')}
      actions={
        <>
          {snapshot && (
            <>
              <Button look="lamp" onClick={() => restore(snapshot.name)}>
                {t('loss.restore')}
              </Button>
              <GoOnWithoutCopy
                error={problem}
                onGoOn={() => restore(snapshot.name, { withoutCopy: true })}
              />
            </>
          )}
          <Button onClick={keep}>{t('loss.keep')}</Button>
          <SyncOffer />
        </>
      }
    >
      <p>{t(snapshot ? 'loss.text' : 'loss.damaged')}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-faint">{t('loss.here')}</dt>
        <dd>{loss.here ? <MeasureList measures={loss.here} /> : t('loss.unreadable')}</dd>
        {snapshot && (
          <>
            <dt className="text-ink-faint">{dateTime(snapshot.createdAt)}</dt>
            <dd>
              <MeasureList measures={snapshot.measures} />
            </dd>
          </>
        )}
      </dl>
      {problem && (
        <p role="alert" className="mt-3 text-stop">
          {takeInErrorText(i18n, problem)}
        </p>
      )}
    </Notice>
  );
}
