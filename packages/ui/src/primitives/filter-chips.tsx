import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Option {
  readonly value: string;
  /** Read out, and shown when there is no picture. */
  readonly label: string;
  readonly picture?: ReactNode;
}

interface Props {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly isActive: (value: string) => boolean;
  readonly onToggle: (value: string) => void;
}

/** One group of filters: any number may be on; they widen each other. */
export function FilterChips({ legend, options, isActive, onToggle }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={isActive(option.value)}
          aria-label={option.label}
          title={option.label}
          onClick={() => onToggle(option.value)}
          className={classNames(
            'inline-flex h-11 min-w-11 items-center justify-center rounded-control border px-2 text-sm',
            isActive(option.value)
              ? 'border-lamp bg-lamp-wash'
              : 'border-line text-ink-soft hover:bg-raised',
          )}
        >
          {option.picture ?? option.label}
        </button>
      ))}
    </fieldset>
  );
}
