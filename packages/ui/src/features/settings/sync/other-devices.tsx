import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Question } from '../../../primitives/index.ts';
import type { SyncFailure, SyncState } from '../../../storage/index.ts';
import { type Device, reloadStores } from '../../../storage/stores/device.ts';

interface Props {
  readonly device: Device;
  readonly state: SyncState;
  readonly onChanged: () => Promise<void>;
  readonly onFailure: (failure: SyncFailure) => void;
}

/** The other devices of the key: when each told something last, and the way to forget one that is no more. */
export function OtherDevices({ device, state, onChanged, onFailure }: Props) {
  const { t, dateTime } = useI18n();
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string } | undefined>();
  const [isBusy, setBusy] = useState(false);
  const others = Object.entries(state.devices).sort(([, a], [, b]) => b.toldAt - a.toldAt);
  if (others.length === 0) return null;
  const forget = async (id: string) => {
    setBusy(true);
    const forgotten = await device.syncService
      .forgetDevice(id)
      .catch(() => ({ ok: false, error: { code: 'STORE_FAILED' } }) as const);
    await reloadStores(device);
    await onChanged();
    setBusy(false);
    setAsked(undefined);
    if (!forgotten.ok) onFailure(forgotten.error);
  };
  return (
    <section aria-label={t('sync.devices')} className="w-full">
      <h3 className="font-semibold">{t('sync.devices')}</h3>
      <ul className="divide-y divide-line">
        {others.map(([id, { name, toldAt }]) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 break-words">
              {t('sync.deviceSeen', { device: name || '–', time: dateTime(toldAt) })}
            </span>
            <Button
              className="shrink-0"
              aria-label={t('sync.forgetNamed', { device: name || '–' })}
              onClick={() => setAsked({ id, name })}
            >
              {t('sync.forget')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Question
          title={t('sync.forgetNamed', { device: asked.name || '–' })}
          action={t('sync.forget')}
          look="stop"
          isBusy={isBusy}
          onAction={() => forget(asked.id)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('sync.forgetText')}</p>
        </Question>
      )}
    </section>
  );
}
