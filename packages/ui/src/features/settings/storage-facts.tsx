import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { HoldingList } from '../../shell/recovery/index.ts';
import {
  askForProtection,
  type Overview,
  type Protection,
  protection,
  type StorageUse,
  storageUse,
} from '../../storage/index.ts';

/** What is stored, how much room it takes, whether the browser guards it, and the last copies of it. */
export function StorageFacts({ overview }: { overview: Overview | undefined }) {
  const { t, bytes, dateTime } = useI18n();
  const [use, setUse] = useState<StorageUse | undefined>(undefined);
  const [guard, setGuard] = useState<Protection | undefined>(undefined);
  const look = useCallback(() => {
    storageUse().then(setUse, () => undefined);
    protection().then(setGuard, () => setGuard('unknown'));
  }, []);
  useEffect(look, [look, overview]);

  const snapshot = overview?.snapshots[0];
  const lastBackup = overview?.notes.lastBackup;
  return (
    <dl className="flex flex-col divide-y divide-line">
      <Fact label={t('manage.settings.stored')}>
        {overview ? <HoldingList overview={overview} /> : t('state.loading')}
      </Fact>
      <Fact label={t('manage.settings.used')}>
        {use
          ? t('manage.settings.usedOf', { used: bytes(use.used), allowed: bytes(use.allowed) })
          : t('manage.settings.notTold')}
      </Fact>
      <Fact label={t('manage.settings.protection')}>
        {guard === 'protected' && <span className="text-go">{t('manage.settings.protected')}</span>}
        {guard === 'unprotected' && (
          <span className="flex flex-col items-start gap-2">
            <span className="text-wait">{t('manage.settings.unprotected')}</span>
            <span className="text-sm text-ink-soft">{t('manage.settings.unprotectedText')}</span>
            <Button onClick={() => askForProtection().then(setGuard, look)}>
              {t('manage.settings.askProtection')}
            </Button>
          </span>
        )}
        {guard === 'unknown' && t('manage.settings.notTold')}
      </Fact>
      <Fact label={t('manage.settings.lastSnapshot')}>
        {snapshot
          ? `${dateTime(snapshot.createdAt)} · ${bytes(snapshot.bytes)}`
          : t('manage.settings.none')}
        {overview && overview.place === undefined && (
          <span className="text-wait"> {t('manage.settings.noSnapshots')}</span>
        )}
      </Fact>
      <Fact label={t('manage.settings.lastBackup')}>
        {lastBackup ? dateTime(lastBackup.at) : t('manage.settings.none')}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="figures min-h-6">{children}</dd>
    </div>
  );
}
