import { MAX_SAVED } from '@trailbook/core/internal/user-data';
import { CountField } from '../../../primitives/index.ts';

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** So many of something that a player has or gets. */
export function Amount({ label, value, onChange }: AmountProps) {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden className="text-xs text-ink-faint hyphens-auto wrap-anywhere">
        {label}
      </span>
      <CountField label={label} value={value} max={MAX_SAVED} onChange={onChange} />
    </div>
  );
}
