import { classNames } from '../../../primitives/index.ts';

export interface Bar {
  readonly key: string | number;
  readonly value: number;
  /** Stands out from the others. */
  readonly isMarked?: boolean;
  /** Lies in the zone that is hatched. */
  readonly isInZone?: boolean;
}

/** Columns of one height scale, as wide as there is room. A table with the same figures stands beside them. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div aria-hidden className="flex h-32 items-end gap-px border-b border-line-strong">
      {bars.map(({ key, value, isMarked, isInZone }) => (
        <span
          key={key}
          className={classNames(
            'flex h-full max-w-8 min-w-0 flex-1 items-end',
            isInZone && 'bg-raised',
          )}
        >
          <span
            className={classNames('w-full', isMarked ? 'bg-rarity-5' : 'bg-line-strong')}
            style={{ height: `${(100 * value) / most}%` }}
          />
        </span>
      ))}
    </div>
  );
}
