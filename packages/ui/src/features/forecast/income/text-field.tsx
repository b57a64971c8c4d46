import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  /** How many signs it may have. */
  readonly most: number;
  readonly onChange: (text: string) => void;
}

/** A short name that the player gives. */
export function TextField({ label, value, most, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs text-ink-faint">
        {label}
      </label>
      <input
        id={id}
        type="text"
        maxLength={most}
        value={value}
        onChange={({ target }) => onChange(target.value.slice(0, most))}
        className="tap w-full min-w-0 rounded-control border border-line-strong bg-ground px-2"
      />
    </div>
  );
}
