import { holdsNothing } from '@trailbook/core/internal/user-data';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { desktopBridge } from '../../../../platform/index.ts';
import { Button } from '../../../../primitives/index.ts';
import type { BothSides, SyncFailure } from '../../../../storage/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import { deviceGuess } from '../device-guess.ts';
import { DeviceNameField } from '../device-name-field.tsx';
import { failureText } from '../failure-text.ts';
import { Sides } from '../sides.tsx';
import { InFolder } from './in-folder.tsx';

interface Props {
  readonly device: Device;
  readonly onLinked: () => Promise<void>;
  /** Closes what the form stands in, where that is something of its own. */
  readonly onCancel?: (() => void) | undefined;
}

/** A folder that was chosen, with what it and the device hold, as far as it could be read. */
interface Chosen {
  readonly name: string;
  readonly sides: BothSides | undefined;
}

/** Turns the sync by a folder on: it is chosen in the system's dialog, and both sides are shown first. */
export function FolderForm(props: Props) {
  return (
    <InFolder>
      <Form {...props} />
    </InFolder>
  );
}

function Form({ device, onLinked, onCancel }: Props) {
  const { t } = useI18n();
  const { syncService: service } = device;
  const [chosen, setChosen] = useState<Chosen | undefined>(undefined);
  const [name, setName] = useState(() => deviceGuess(navigator));
  const [failure, setFailure] = useState<SyncFailure | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isChosen = chosen !== undefined;
  // What was pressed is gone: to what came in its place.
  const was = useRef(isChosen);
  useEffect(() => {
    if (was.current === isChosen) return;
    was.current = isChosen;
    form.current?.querySelector<HTMLElement>(isChosen ? 'input' : 'button')?.focus();
  }, [isChosen]);

  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    await step().catch(() => setFailure({ code: 'STORE_FAILED' }));
    setBusy(false);
  };
  const choose = () =>
    run(async () => {
      const folder = await desktopBridge()?.folders?.choose('sync');
      if (!folder) return;
      const seen = await service.peekFolder();
      if (!seen.ok) setFailure(seen.error);
      setChosen({ name: folder, sides: seen.ok ? seen.value : undefined });
    });
  const cancel = () =>
    run(async () => {
      if (chosen) await desktopBridge()?.folders?.forget('sync');
      setChosen(undefined);
      onCancel?.();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !chosen?.sides) return;
    void run(async () => {
      const linked = await service.linkFolder(name);
      if (linked.ok) await onLinked();
      else setFailure(linked.error);
    });
  };

  const sides = chosen?.sides;
  return (
    <form ref={form} onSubmit={submit} className="flex w-full max-w-prose flex-col gap-3">
      {chosen && (
        <>
          <p className="break-words">{t('folders.name', { name: chosen.name })}</p>
          <DeviceNameField name={name} onChange={setName} className="w-full max-w-80" />
        </>
      )}
      <div role="status" className="empty:hidden">
        {sides && <Sides sides={sides} />}
      </div>
      <p role="alert" className="text-wait empty:hidden">
        {failure && t(failureText(failure))}
      </p>
      <div className="flex flex-wrap gap-3">
        {sides && (
          <Button type="submit" look="lamp" isBusy={isBusy}>
            {t(holdsNothing(sides.here) ? 'sync.turnOn' : 'sync.mergeBoth')}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={choose}>
          {t(chosen ? 'folders.another' : 'folders.choose')}
        </Button>
        {(chosen || onCancel) && <Button onClick={cancel}>{t('action.cancel')}</Button>}
      </div>
    </form>
  );
}
