import { useEffect } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { desktopBridge, labelTray } from '../../platform/index.ts';
import { backUpDaily } from '../../storage/backups/folder-backup.ts';
import { device } from '../../storage/stores/device.ts';
import { DesktopUpdate } from './desktop-update.tsx';
import { FirstRun } from './first-run.tsx';
import { WindowKeys } from './window-keys.tsx';

/** What pages have in the desktop's window alone: its keys, its updates, and what the shell keeps of them. */
export function WindowParts() {
  const { t, language } = useI18n();
  // Rule S26.
  useEffect(() => {
    desktopBridge()
      ?.app.keepLanguage(language)
      .catch(() => undefined);
    // Rule S38.
    desktopBridge()
      ?.app.askBeforeLeaving({
        text: t('desktop.unsaved.text'),
        leave: t('action.discard'),
        stay: t('desktop.unsaved.stay'),
      })
      .catch(() => undefined);
    labelTray({ open: t('desktop.tray.open'), quit: t('desktop.tray.quit') });
  }, [language, t]);
  // Rule U29.
  useEffect(() => {
    const folders = desktopBridge()?.folders;
    return folders && backUpDaily(device, folders);
  }, []);
  return (
    <>
      <WindowKeys />
      <FirstRun />
      <DesktopUpdate />
    </>
  );
}
