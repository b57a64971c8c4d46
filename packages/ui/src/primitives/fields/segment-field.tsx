import { useId } from 'react';

interface Props<Value extends string | number> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of which are seen: radio buttons in a row. */
export function SegmentField<Value extends string | number>({
  legend,
  value,
  options,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap">
      <legend className="pb-1 text-xs text-ink-faint">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="figures tap flex min-w-11 items-center justify-center border-y border-e border-line px-2 text-sm first-of-type:rounded-s-control first-of-type:border-s last-of-type:rounded-e-control has-checked:bg-lamp-wash has-checked:text-lamp has-focus-visible:outline-2 has-focus-visible:outline-lamp"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
