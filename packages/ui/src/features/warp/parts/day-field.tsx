import { useId, useState } from 'react';
import { LAST_DAY, parseDay } from './parse-day.ts';

interface DayFieldProps {
  readonly label: string;
  readonly value: string | null;
  /** Days before it are not offered. */
  readonly min?: string | undefined;
  /** Told of whole days only, and of none. */
  readonly onChange: (day: string | null) => void;
}

/** A day, by calendar or by keyboard: while its year is typed, it passes through years that nobody means. */
export function DayField({ label, value, min, onChange }: DayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const change = (text: string) => {
    setTyped(text);
    const day = parseDay(text);
    if (day !== undefined && day !== value) onChange(day);
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs text-ink-faint">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min={min}
        max={LAST_DAY}
        value={typed ?? value ?? ''}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
        className="figures tap rounded-control border border-line-strong bg-ground px-2"
      />
    </div>
  );
}
