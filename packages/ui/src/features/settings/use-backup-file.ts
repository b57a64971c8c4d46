import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { backupProblemText, saveBackup } from '../../shell/recovery/index.ts';
import type { Device } from '../../storage/stores/device.ts';

/** Saving a backup as a file, and what came of it in words. */
export function useBackupFile(device: Device) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<string | undefined>(undefined);
  /** Answers whether there is a whole backup. */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setOutcome(undefined);
    const problem = await saveBackup(device).then(
      (saved) => backupProblemText(i18n, saved),
      (error: unknown) => {
        console.warn('The backup could not be made.', error);
        return t('manage.settings.exportFailed');
      },
    );
    setOutcome(problem ?? t('manage.settings.exported'));
    setSaving(false);
    return problem === undefined;
  };
  return { isSaving, outcome, save, forget: () => setOutcome(undefined) };
}
