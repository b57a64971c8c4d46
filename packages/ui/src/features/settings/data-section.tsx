import { useEffect, useRef, useState } from 'react';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { desktopBridge, Link } from '../../platform/index.ts';
import { Button, Loaded, useOnDemand } from '../../primitives/index.ts';
import type { Overview } from '../../storage/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import { DeleteAllDialog } from './delete-all-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { readSource } from './read-source.ts';
import { StorageFacts } from './storage-facts.tsx';
import { useBackupFile } from './use-backup-file.ts';

/** It comes when it is asked for. */
const loadRecovery = async () =>
  (await import('../../shell/recovery/recovery-dialog.tsx')).RecoveryDialog;

const loadBackupFolder = withTexts(
  ['folders'],
  async () => (await import('./desktop/backup-folder.tsx')).BackupFolder,
);

type Open = 'delete' | { readonly source: Awaited<ReturnType<typeof readSource>> } | undefined;

interface Props {
  readonly device: Device;
  readonly plannerUrl: string;
  readonly overview: Overview | undefined;
  /** Called when what is stored may have changed. */
  readonly onChange: () => void;
}

/** Where the data is, how safe it is there, and what can be done with it. */
export function DataSection({ device, plannerUrl, overview, onChange: refresh }: Props) {
  const { t, language } = useI18n();
  const file = useBackupFile(device);
  const [isReading, setReading] = useState(false);
  const isBusy = file.isSaving || isReading;
  const [open, setOpen] = useState<Open>(undefined);
  const [message, setMessage] = useState<string | undefined>(undefined);
  const recovery = useOnDemand(loadRecovery);
  const fileInput = useRef<HTMLInputElement>(null);
  const close = () => setOpen(undefined);
  /** What was said of the last step is not said of the next. */
  const begin = (next: Open) => {
    setMessage(undefined);
    file.forget();
    setOpen(next);
  };

  const exportBackup = async () => {
    setMessage(undefined);
    await file.save();
    refresh();
  };
  const choose = async (chosen: File) => {
    setReading(true);
    begin({ source: await readSource(chosen, device, plannerUrl) });
    setReading(false);
  };

  return (
    <>
      <StorageFacts device={device} overview={overview} />
      <div className="flex flex-wrap gap-3">
        <Button look="lamp" isBusy={isBusy} onClick={exportBackup}>
          {t(file.isSaving ? 'manage.settings.exporting' : 'settings.export')}
        </Button>
        <Button isBusy={isBusy} onClick={() => fileInput.current?.click()}>
          {t(isReading ? 'state.loading' : 'manage.settings.import')}
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // The same file may be chosen again.
            event.target.value = '';
            if (chosen) void choose(chosen);
          }}
        />
        <Button
          onClick={() => {
            begin(undefined);
            recovery.ask(undefined);
          }}
        >
          {t('recovery.open')}
        </Button>
        <Button look="stop" onClick={() => begin('delete')}>
          {t('manage.settings.deleteAll')}
        </Button>
        {/* In the desktop's window there is no foot that leads to it. */}
        <Link
          to={`/${language}/import`}
          className="tap inline-flex items-center px-2 underline decoration-line-strong underline-offset-4 hover:text-lamp"
        >
          {t('nav.moveIn')}
        </Link>
      </div>
      <p role="status" className="min-h-6">
        {message ?? file.outcome}
      </p>
      <FolderPart device={device} onChange={refresh} />
      {typeof open === 'object' && (
        <ImportDialog
          device={device}
          source={open.source}
          onClose={close}
          onDone={(text) => {
            setMessage(text);
            close();
            refresh();
          }}
        />
      )}
      {open === 'delete' && (
        <DeleteAllDialog
          device={device}
          onClose={close}
          onDone={() => {
            setMessage(t('manage.settings.allDeleted'));
            close();
            refresh();
          }}
        />
      )}
      {recovery.shown && <recovery.shown.part device={device} onClose={recovery.close} />}
      {recovery.trouble}
    </>
  );
}

/** What the desktop's window has alone. */
function FolderPart(props: { device: Device; onChange: () => void }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(desktopBridge()?.folders !== undefined), []);
  if (!isHere) return null;
  return (
    <Loaded load={loadBackupFolder} waiting={<div className="min-h-32" />}>
      {(BackupFolder) => <BackupFolder {...props} />}
    </Loaded>
  );
}
