import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { SyncFailure, SyncState } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { DeviceNameField } from './device-name-field.tsx';

interface Props {
  readonly device: Device;
  readonly state: SyncState;
  readonly isBusy: boolean;
  readonly onChanged: () => Promise<void>;
  readonly onFailure: (failure: SyncFailure) => void;
}

/** What the others call this device, and how it gets another name. */
export function ThisDevice({ device, state, isBusy, onChanged, onFailure }: Props) {
  const { t } = useI18n();
  const [name, setName] = useState<string | undefined>(undefined);
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLParagraphElement>(null);
  const isOpen = name !== undefined;
  const wasOpen = useRef(isOpen);
  // The form is gone: back to what opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (name === undefined || isRenaming) return;
    setRenaming(true);
    const renamed = await device.syncService.rename(name);
    await onChanged();
    setRenaming(false);
    if (renamed.ok) setName(undefined);
    else onFailure(renamed.error);
  };
  if (name === undefined) {
    return (
      <p ref={row} className="flex max-w-full items-center gap-4">
        <span className="min-w-0 break-words">
          {t('state.pair', { label: t('sync.deviceName'), value: state.deviceName || '–' })}
        </span>
        <Button className="shrink-0" isBusy={isBusy} onClick={() => setName(state.deviceName)}>
          {t('sync.rename')}
        </Button>
      </p>
    );
  }
  return (
    <form onSubmit={rename} className="flex flex-wrap items-center gap-3">
      <DeviceNameField
        name={name}
        onChange={setName}
        // It came because its button was pressed.
        fieldRef={focusNew}
        className="min-w-0"
      />
      <Button type="submit" look="lamp" isBusy={isRenaming}>
        {t('sync.rename')}
      </Button>
      <Button onClick={() => setName(undefined)}>{t('action.cancel')}</Button>
    </form>
  );
}

function focusNew(field: HTMLInputElement | null): void {
  field?.select();
}
