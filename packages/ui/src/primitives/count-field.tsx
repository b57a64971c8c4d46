import { parseCount } from '@trailbook/core/internal/format';
import { useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { classNames } from './class-names.ts';
import { digitsIn, enterWhole } from './typed-digits.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Takes the width that there is, rather than its own. */
  readonly isWide?: boolean;
}

/**
 * A count of things owned: grouped as the language does, raw while it is typed. What stands in the field are
 * the digits that were typed, never put in again from the store: nothing is lost to whoever types at once, or
 * in signs that are made of several keys.
 */
export function CountField({ label, value, onChange, isWide = false }: Props) {
  const { number } = useI18n();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = draft !== undefined;
  // With the drawing that shows the raw digits, before any key can come.
  useLayoutEffect(() => {
    if (isTyping) field.current?.select();
  }, [isTyping]);
  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      aria-label={label}
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
        onChange(parseCount(digitsIn(text)));
      }}
      onCompositionEnd={(event) => setDraft(digitsIn(event.currentTarget.value))}
      className={classNames(
        'figures tap rounded-control border border-line-strong bg-ground px-2 text-end',
        isWide ? 'w-full' : 'w-28',
      )}
    />
  );
}
