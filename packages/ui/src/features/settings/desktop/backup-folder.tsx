import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { desktopBridge } from '../../../platform/index.ts';
import { Button } from '../../../primitives/index.ts';
import { forgetFolderBackups } from '../../../storage/backups/folder-backup.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { FOLDER_FAILURES } from './folder-failure-text.ts';
import { useFolderBackups } from './use-folder-backups.ts';

interface Props {
  readonly device: Device;
  /** Called when a backup was made. */
  readonly onChange: () => void;
}

// Rule U29.
/** Backups into a folder of the player's: which it is, how the last one went, and one made now. */
export function BackupFolder({ device, onChange }: Props) {
  const { t, dateTime } = useI18n();
  const { note, kept, isBusy, backUp } = useFolderBackups(device);
  const [name, setName] = useState<string | null | undefined>(undefined);
  const [isForgotten, setForgotten] = useState(false);
  const folders = desktopBridge()?.folders;
  useEffect(() => {
    folders?.chosen('backups').then(setName, () => setName(null));
  }, [folders]);

  const backUpNow = async () => {
    if (await backUp()) onChange();
  };
  const choose = async () => {
    const chosen = await folders?.choose('backups').catch(() => undefined);
    if (!chosen || chosen === name) return;
    setForgotten(false);
    setName(chosen);
    await forgetFolderBackups(device);
    // Whether it can be written to is known by the first one.
    await backUpNow();
  };
  const forget = async () => {
    await folders?.forget('backups');
    await forgetFolderBackups(device);
    setName(null);
    setForgotten(true);
  };

  const last = note?.last;
  return (
    <section
      aria-label={t('folders.backup.title')}
      className="flex flex-col items-start gap-3 border-t border-line pt-4"
    >
      <h3 className="font-semibold">{t('folders.backup.title')}</h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('folders.backup.text')}</p>
      {name && (
        <p className="max-w-full break-words">
          {t('folders.name', { name })}
          <span className="block text-sm text-ink-soft">
            {last
              ? t('folders.backup.last', { time: dateTime(last.at) })
              : t('folders.backup.never')}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {name && (
          <Button isBusy={isBusy} onClick={backUpNow}>
            {t('folders.backup.now')}
          </Button>
        )}
        <Button isBusy={isBusy || name === undefined} onClick={choose}>
          {t(name ? 'folders.another' : 'folders.choose')}
        </Button>
        {name && (
          <Button isBusy={isBusy} onClick={forget}>
            {t('folders.forget')}
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {kept !== undefined && t('folders.backup.done', { number: kept })}
        {isForgotten && t('folders.backup.forgotten')}
      </p>
      <p role="alert" className="text-wait empty:hidden">
        {note?.failure && !isBusy && t(FOLDER_FAILURES[note.failure])}
      </p>
    </section>
  );
}
