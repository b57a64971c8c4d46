import type { PlacedError } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import { downloadBlock } from './parts/download-block.ts';

interface Props {
  readonly device: Device;
  readonly problem: PlacedError | undefined;
  readonly load: () => Promise<void>;
  readonly onRecover: () => void;
}

/** What is stored cannot be used: it is left as it is until the player decides. */
export function UnreadableNotice({ device, problem, load, onRecover }: Props) {
  const { t } = useI18n();
  if (!problem) return null;
  const recover = <Button onClick={onRecover}>{t('recovery.open')}</Button>;
  const download = (
    <Button onClick={() => downloadBlock(device.backupService)}>{t('storage.download')}</Button>
  );
  if (problem.error.code === 'DOCUMENT_NEWER') {
    return (
      <Notice
        title={t('storage.newer')}
        actions={
          <>
            <Button look="lamp" onClick={() => location.reload()}>
              {t('action.reload')}
            </Button>
            {recover}
            {download}
          </>
        }
      >
        {t('storage.newerText')}
      </Notice>
    );
  }
  const startAnew = async () => {
    await device.database.setAside(problem, Date.now());
    await load();
  };
  return (
    <Notice
      title={t('storage.broken')}
      actions={
        <>
          <Button look="lamp" onClick={onRecover}>
            {t('recovery.open')}
          </Button>
          {download}
          <Button onClick={startAnew}>{t('storage.startAnew')}</Button>
        </>
      }
    >
      {t('storage.brokenText')}
    </Notice>
  );
}
