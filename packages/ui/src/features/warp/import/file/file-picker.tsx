import { Upload } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, classNames } from '../../../../primitives/index.ts';
import { FILE_KINDS } from '../parts/failure-text.ts';

interface Props {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped, or picked. */
export function FilePicker({ isBusy, onFile }: Props) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !isBusy) onFile(file);
      }}
      className={classNames(
        'flex flex-col items-start gap-3 rounded-sheet border border-dashed p-5',
        isOver ? 'border-lamp bg-raised' : 'border-line-strong',
      )}
    >
      <p>{t('warpImport.file.drop')}</p>
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        <Upload size={18} strokeWidth={1.5} aria-hidden />
        {t('warpImport.file.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
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
    </div>
  );
}
