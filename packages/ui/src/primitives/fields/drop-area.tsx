import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../basics/button.tsx';
import { classNames } from '../basics/class-names.ts';

interface Props {
  readonly text: string;
  readonly choose: string;
  readonly look?: 'plain' | 'lamp';
  readonly isBusy: boolean;
  /** Whether several files may be picked at once. */
  readonly isForMany?: boolean;
  /** Told of one file at least. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  readonly children?: ReactNode;
}

/** Takes files that are dropped, or picked. */
export function DropArea(props: Props) {
  const { text, choose, look = 'plain', isBusy, isForMany = false, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const [first, ...others] = list ?? [];
    if (first && !isBusy) onFiles([first, ...others]);
  };
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
        take(event.dataTransfer.files);
      }}
      className={classNames(
        'flex flex-col items-start gap-3 rounded-sheet border border-dashed p-5',
        isOver ? 'border-lamp bg-raised' : 'border-line-strong',
      )}
    >
      <p>{text}</p>
      <Button look={look} isBusy={isBusy} onClick={() => input.current?.click()}>
        <Upload size={18} strokeWidth={1.5} aria-hidden />
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isForMany}
        hidden
        onChange={({ target }) => {
          take(target.files);
          // The same files may be chosen again.
          target.value = '';
        }}
      />
      {children}
    </div>
  );
}
