import { Fragment } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { DropArea } from '../../../../primitives/fields/drop-area.tsx';
import { FILE_KINDS } from '../parts/failure-text.ts';

interface Props {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped, or picked. */
export function FilePicker({ isBusy, onFile }: Props) {
  const { t } = useI18n();
  return (
    <DropArea
      text={t('warpImport.file.drop')}
      choose={t('warpImport.file.choose')}
      isBusy={isBusy}
      onFiles={([file]) => onFile(file)}
    >
      <p className="text-sm text-ink-soft">
        {FILE_KINDS.map((kind, at) => (
          // A line ends after a dot, and not within a name that has room on it.
          <Fragment key={kind}>
            {at > 0 && ' '}
            <span className="inline-block max-w-full">
              {at < FILE_KINDS.length - 1 ? `${kind} ·` : kind}
            </span>
          </Fragment>
        ))}
      </p>
    </DropArea>
  );
}
