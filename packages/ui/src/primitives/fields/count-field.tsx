import { MAX_COUNT } from '@trailbook/core/internal/format';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { classNames } from '../basics/class-names.ts';
import { enterWhole, typedCount } from './typed-digits.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly max?: number;
  /** Takes the width that there is, rather than its own. */
  readonly isWide?: boolean;
}

/**
 * A count of things owned: grouped as the language does, raw while it is typed. What stands in the field is
 * what was typed, never put in again from the store: nothing is lost to whoever types at once, or in signs that
 * are made of several keys. A slip of the finger costs nothing either: until the field is left, what was there
 * counts; after that none, as what is no number is none, and what was there can be had back right here. A fraction
 * changes nothing.
 */
export function CountField({ label, value, onChange, max = MAX_COUNT, isWide = false }: Props) {
  const { language, number, t } = useI18n();
  const noteId = useId();
  const [note, setNote] = useState<string | undefined>(undefined);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [lost, setLost] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const entered = useRef(value);
  const isTyping = draft !== undefined;
  // With the drawing that shows the raw digits, before any key can come.
  useLayoutEffect(() => {
    if (isTyping) field.current?.select();
  }, [isTyping]);
  const type = (text: string) => {
    const { count, shown, fault } = typedCount(text, max, language);
    setDraft(shown);
    setLost(0);
    if (fault === 'TOO_MANY') setNote(t('field.atMost', { number: max }));
    else setNote(fault && fault !== 'UNFINISHED' ? t('field.digitsOnly') : undefined);
    onChange(count ?? entered.current);
  };
  const leave = () => {
    const { fault } = typedCount(draft ?? '', max, language);
    setDraft(undefined);
    if (fault === 'UNFINISHED') setNote(t('field.digitsOnly'));
    if (fault !== 'OTHER_THAN_DIGITS') return;
    setLost(entered.current);
    onChange(0);
  };
  const takeBack = () => {
    setLost(0);
    setNote(undefined);
    field.current?.focus();
    // The field was entered with what is there until this is drawn.
    entered.current = lost;
    setDraft(String(lost));
    onChange(lost);
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
        onFocus={() => {
          entered.current = value;
          setDraft(value === 0 ? '' : String(value));
        }}
        onBlur={leave}
        onChange={(event) => {
          const text = event.target.value;
          // A sign under way is left alone until it is whole.
          const isUnderWay = (event.nativeEvent as InputEvent).isComposing;
          if (isUnderWay) setDraft(text);
          else type(text);
        }}
        onCompositionEnd={(event) => type(event.currentTarget.value)}
        className="figures tap w-full rounded-control border border-line-strong bg-ground px-2 text-end"
      />
      {note && <FieldNote id={noteId}>{note}</FieldNote>}
      {lost > 0 && (
        <button
          type="button"
          aria-label={t('state.pair', {
            label: t('action.undo'),
            value: `${number(lost)}, ${label}`,
          })}
          onClick={takeBack}
          className="tap self-end text-sm text-lamp underline underline-offset-4"
        >
          {t('state.pair', { label: t('action.undo'), value: lost })}
        </button>
      )}
    </span>
  );
}

/** Beside a field: what became of what was typed, where it is not what stands there. Read out as it comes. */
function FieldNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} role="alert" className="text-xs text-wait">
      {children}
    </span>
  );
}
