import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import type { Device } from '../../stores/device.ts';
import { ColumnMapper } from './column-mapper.tsx';
import { refusalText } from './failure-text.ts';
import { FilePicker } from './file-picker.tsx';
import { FilePreview } from './file-preview.tsx';
import { useFileImport } from './use-file-import.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly onKept: () => void;
}

/** From a file, of whichever tool. */
export function ManualImport({ device, profile, onKept }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const [current, actions] = useFileImport(device, onKept);
  const [count, setCount] = useState(0);
  const open = (file: File) => {
    setCount(count + 1);
    actions.open(file);
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft">{t('warpImport.manualText')}</p>
      <FilePicker isBusy={current.state === 'reading'} onFile={open} />
      <div role="status">
        {current.state === 'reading' && (
          <p>{t('warpImport.file.reading', { percent: Math.round(current.done * 100) })}</p>
        )}
        {current.state === 'merged' && (
          <p>{t('warpImport.file.merged', { number: current.added })}</p>
        )}
        {current.state === 'merged' && current.refused.length > 0 && (
          <p className="border-s-2 border-stop ps-3">
            {t('warpImport.file.partly', { accounts: current.refused.join(', ') })}
          </p>
        )}
      </div>
      {current.state === 'refused' && (
        <p role="alert" className="border-s-2 border-stop ps-3">
          {refusalText(i18n, current.error)}
        </p>
      )}
      {current.state === 'columns' && (
        <ColumnMapper key={count} {...current} onRead={actions.readAs} />
      )}
      {current.state === 'read' && (
        <FilePreview
          key={count}
          device={device}
          profile={profile}
          summary={current.summary}
          files={actions.files}
          onMerge={actions.merge}
        />
      )}
      <p className="max-w-prose text-sm text-ink-soft">{t('warpImport.mixing')}</p>
    </div>
  );
}
