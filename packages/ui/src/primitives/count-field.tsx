import { parseCount } from '@trailbook/core/format';
import { useState } from 'react';
import { useI18n } from '../i18n/index.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A count of things owned: grouped as the language does, raw while it is typed. */
export function CountField({ label, value, onChange }: Props) {
  const { number } = useI18n();
  const [isTyping, setTyping] = useState(false);
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      value={isTyping ? (value === 0 ? '' : String(value)) : number(value)}
      placeholder="0"
      onFocus={(event) => {
        setTyping(true);
        const field = event.target;
        requestAnimationFrame(() => field.select());
      }}
      onBlur={() => setTyping(false)}
      onChange={(event) => onChange(parseCount(event.target.value.replace(/\D/g, '')))}
      className="figures tap w-28 rounded-control border border-line-strong bg-ground px-2 text-end"
    />
  );
}
