import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, classNames } from '../../primitives/index.ts';

interface Props {
  /** Whether choosing files is what to do next. */
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
}

/** Takes files that are dropped, picked or pasted, and texts. */
export function Intake({ isNext, isBusy, onFiles, onText }: Props) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const fieldId = useId();
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
  return (
    <div className="flex flex-col gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'flex flex-col items-start gap-3 rounded-sheet border border-dashed p-5',
          isOver ? 'border-lamp bg-raised' : 'border-line-strong',
        )}
      >
        <p>{t('moveIn.drop')}</p>
        <Button
          look={isNext ? 'lamp' : 'plain'}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          <Upload size={18} strokeWidth={1.5} aria-hidden />
          {t('moveIn.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            take(target.files);
            // The same files may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <form
        className="flex flex-col items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          onText(text);
          setText('');
        }}
      >
        <label htmlFor={fieldId}>{t('moveIn.text')}</label>
        <textarea
          id={fieldId}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          className="w-full rounded-control border border-line-strong bg-ground px-3 py-2 text-sm"
        />
        <Button type="submit" isBusy={isBusy} disabled={text.trim() === ''}>
          {t('moveIn.read')}
        </Button>
      </form>
    </div>
  );
}
