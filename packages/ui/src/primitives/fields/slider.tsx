import { useId, useRef } from 'react';
import { useEarlyInput } from './use-early-input.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What the value stands for, shown beside the label and read out. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** One value out of a range, by the platform's own control: arrows, Home and End work. */
export function Slider({ label, value, min, max, text, onChange }: Props) {
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  useEarlyInput(range, (early) => onChange(Number(early)));
  return (
    <div className="flex min-w-0 flex-col">
      <span className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm text-ink-soft">
          {label}
        </label>
        <output htmlFor={id} className="figures text-sm">
          {text}
        </output>
      </span>
      <input
        ref={range}
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        disabled={min === max}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="slider h-11 w-full"
      />
    </div>
  );
}
