import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';

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
  /** The choice that switches all of the group off. */
  readonly all?: { readonly label: string; readonly onChoose: () => void };
}

const chip =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-control border px-2 text-sm';
const look = (isOn: boolean) =>
  isOn ? 'border-lamp bg-lamp-wash' : 'border-line text-ink-soft hover:bg-raised';

/** One group of filters: any number may be on; they widen each other. */
export function FilterChips({ legend, options, isActive, onToggle, all }: Props) {
  const isAll = !options.some((option) => isActive(option.value));
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{legend}</legend>
      {all && (
        <button
          type="button"
          aria-pressed={isAll}
          onClick={all.onChoose}
          className={classNames(chip, look(isAll))}
        >
          {all.label}
        </button>
      )}
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={isActive(option.value)}
          aria-label={option.label}
          title={option.label}
          onClick={() => onToggle(option.value)}
          className={classNames(chip, look(isActive(option.value)))}
        >
          {option.picture ?? option.label}
        </button>
      ))}
    </fieldset>
  );
}
