import { useId, useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with what was typed, or NaN, once the field is left or Enter pressed. */
  readonly onCommit: (value: number) => void;
  readonly hideLabel?: boolean;
}

/** A number that is typed freely and settled on leaving: the stored value shows again after. */
export function NumberField({ label, value, min, max, onCommit, hideLabel = false }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const commit = () => {
    if (draft !== undefined) onCommit(Number.parseInt(draft, 10));
    setDraft(undefined);
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-xs text-ink-faint'}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        onFocus={(event) => event.target.select()}
        className="figures tap w-16 rounded-control border border-line-strong bg-ground px-2 text-center"
      />
    </div>
  );
}
