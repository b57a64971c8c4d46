import { useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { classNames } from '../basics/class-names.ts';
import { enterWhole, mayBecome, shownDigits, typedDigits } from './typed-digits.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with what was typed, or NaN for nothing, once the field is left or Enter pressed. */
  readonly onCommit: (value: number) => void;
  readonly hideLabel?: boolean;
  /** The id of what explains the field. */
  readonly describedBy?: string | undefined;
}

/**
 * A number that is typed freely and settled on leaving: the stored value shows again after. What is no number
 * changes nothing, not even in part: the field says so, as long as it is not typed anew. So it says its range as soon
 * as no further digit can lead there; nothing on the page moves for that. The platform's own number
 * field drops digits that are pasted with separators or typed in signs of several keys.
 */
export function NumberField({ label, value, min, max, onCommit, hideLabel, describedBy }: Props) {
  const { language, t } = useI18n();
  const id = useId();
  const noteId = useId();
  const [note, setNote] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const isTyped = draft !== undefined;
  // What was settled by Enter or an arrow is typed over by the next digit.
  useEffect(() => {
    if (!isTyped && document.activeElement === field.current) field.current?.select();
  }, [isTyped, value]);
  const commit = () => {
    setDraft(undefined);
    if (!isTyped) return;
    const { digits, fault } = typedDigits(draft, language);
    if (fault) {
      setNote(t('field.digitsOnly'));
      return;
    }
    const typed = Number.parseInt(digits, 10);
    if (typed < min || typed > max) setNote(t('field.range', { min, max }));
    onCommit(typed);
  };
  const type = (text: string) => {
    const { digits, fault } = typedDigits(text, language);
    setDraft(fault ? text : shownDigits(text, digits));
    if (fault) setNote(fault === 'UNFINISHED' ? undefined : t('field.digitsOnly'));
    else setNote(mayBecome(digits, { min, max }) ? undefined : t('field.range', { min, max }));
  };
  const step = (by: number) => {
    const typed = Number(typedDigits(draft ?? '', language).digits ?? value);
    const from = isTyped ? typed : value;
    setDraft(undefined);
    setNote(undefined);
    onCommit(Math.min(Math.max(from + by, min), max));
  };
  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-xs text-ink-faint'}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={[describedBy, note && noteId].filter(Boolean).join(' ') || undefined}
        value={draft ?? value}
        onMouseDown={enterWhole}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = event.target.value;
          // A sign under way is left alone until it is whole.
          const isUnderWay = (event.nativeEvent as InputEvent).isComposing;
          if (isUnderWay) setDraft(text);
          else type(text);
        }}
        onCompositionEnd={(event) => type(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') commit();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
        className="figures tap w-[min(4rem,25vw)] rounded-control border border-line-strong bg-ground px-2 text-center"
      />
      {/* Always there: what comes into it is read out when the typing rests. */}
      <span
        id={noteId}
        role="status"
        className={classNames(
          'absolute top-full z-10 w-max max-w-36 rounded-control bg-surface text-xs leading-snug text-wait',
          hideLabel && 'end-0',
        )}
      >
        {note}
      </span>
    </div>
  );
}
