import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { cachedBytes } from '../../shell/offline/cached-bytes.ts';
import { HoldingList } from '../../shell/recovery/index.ts';
import {
  askForProtection,
  likelyUse,
  type Overview,
  type Protection,
  protection,
  type StorageUse,
  type StoredBytes,
  storageUse,
} from '../../storage/index.ts';
import type { Device } from '../../storage/stores/device.ts';

interface Props {
  readonly device: Device;
  readonly overview: Overview | undefined;
}

/** What is stored, how much room it takes, whether the browser guards it, and the last copies of it. */
export function StorageFacts({ device, overview }: Props) {
  const { t, bytes, dateTime } = useI18n();
  const [use, setUse] = useState<Use | 'unknown' | undefined>(undefined);
  const [guard, setGuard] = useState<Protection | undefined>(undefined);
  const look = useCallback(() => {
    useOf(device).then(setUse, () => setUse('unknown'));
    protection().then(setGuard, () => setGuard('unknown'));
  }, [device]);
  useEffect(look, [look, overview]);

  const snapshot = overview?.snapshots[0];
  const lastBackup = overview?.notes.lastBackup;
  return (
    <dl className="flex flex-col divide-y divide-line">
      <Fact label={t('manage.settings.stored')}>
        {overview ? <HoldingList overview={overview} /> : t('state.loading')}
      </Fact>
      <Fact label={t('manage.settings.used')}>
        {use === undefined && t('state.loading')}
        {use === 'unknown' && t('loss.unreadable')}
        {typeof use === 'object' && <UseText use={use} />}
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

/** What the site takes on this device, as counted by ourselves, and as the browser says where that can be. */
interface Use extends StoredBytes {
  readonly pages: number;
  readonly all: number;
  readonly browser: StorageUse | undefined;
}

async function useOf({ backupService }: Device): Promise<Use> {
  const [stored, pages, browser] = await Promise.all([
    backupService.storedBytes(),
    cachedBytes().catch(() => 0),
    storageUse().catch(() => undefined),
  ]);
  const all = stored.documents + stored.snapshots + pages;
  return { ...stored, pages, all, browser: likelyUse(browser, all) };
}

function UseText({ use: { documents, snapshots, pages, all, browser } }: { use: Use }) {
  const { t, bytes } = useI18n();
  const parts = { data: bytes(documents), snapshots: bytes(snapshots), pages: bytes(pages) };
  return (
    <>
      {t('state.pair', { label: bytes(all), value: t('manage.settings.usedParts', parts) })}
      {browser && (
        <span className="block text-sm text-ink-soft">
          {t('manage.settings.usedBrowser', {
            used: bytes(browser.used),
            allowed: bytes(browser.allowed),
          })}
        </span>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="figures min-h-6 hyphens-auto wrap-anywhere">{children}</dd>
    </div>
  );
}
