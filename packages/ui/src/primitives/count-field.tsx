import { MAX_COUNT, parseCount } from '@trailbook/core/internal/format';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { classNames } from './class-names.ts';
import { FieldNote } from './field-note.tsx';
import { digitsIn, enterWhole, hasOtherThanDigits } from './typed-digits.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly max?: number;
  /** Takes the width that there is, rather than its own. */
  readonly isWide?: boolean;
}

/**
 * A count of things owned: grouped as the language does, raw while it is typed. What stands in the field are
 * the digits that were typed, never put in again from the store: nothing is lost to whoever types at once, or
 * in signs that are made of several keys.
 */
export function CountField({ label, value, onChange, max = MAX_COUNT, isWide = false }: Props) {
  const { number, t } = useI18n();
  const noteId = useId();
  const [note, setNote] = useState<string | undefined>(undefined);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = draft !== undefined;
  // With the drawing that shows the raw digits, before any key can come.
  useLayoutEffect(() => {
    if (isTyping) field.current?.select();
  }, [isTyping]);
  const type = (text: string) => {
    const typed = parseCount(digitsIn(text));
    if (hasOtherThanDigits(text)) setNote(t('field.digitsOnly'));
    else setNote(Number(digitsIn(text)) > max ? t('field.atMost', { number: max }) : undefined);
    onChange(Math.min(typed, max));
  };
  return (
    <span className={classNames('flex flex-col', isWide ? 'w-full' : 'w-28')}>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={note && noteId}
        value={draft ?? number(value)}
        placeholder="0"
        onMouseDown={enterWhole}
        onFocus={() => setDraft(value === 0 ? '' : String(value))}
        onBlur={() => setDraft(undefined)}
        onChange={(event) => {
          const text = event.target.value;
          // A sign under way is left alone until it is whole.
          const isUnderWay = (event.nativeEvent as InputEvent).isComposing;
          setDraft(isUnderWay ? text : digitsIn(text));
          if (!isUnderWay) type(text);
        }}
        onCompositionEnd={(event) => {
          setDraft(digitsIn(event.currentTarget.value));
          type(event.currentTarget.value);
        }}
        className="figures tap w-full rounded-control border border-line-strong bg-ground px-2 text-end"
      />
      {note && <FieldNote id={noteId}>{note}</FieldNote>}
    </span>
  );
}
