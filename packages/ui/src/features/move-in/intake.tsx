import { useEffect, useId, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { DropArea } from '../../primitives/fields/drop-area.tsx';
import { Button } from '../../primitives/index.ts';

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
  const [text, setText] = useState('');
  const fieldId = useId();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);
  return (
    <div className="flex flex-col gap-5">
      <DropArea
        isForMany
        look={isNext ? 'lamp' : 'plain'}
        text={t('moveIn.drop')}
        choose={t('moveIn.choose')}
        {...{ isBusy, onFiles }}
      />
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
