import type { PageName } from '@trailbook/core/internal/dataset';
import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import { type CSSProperties, useId, useRef } from 'react';
import { classNames } from '../basics/class-names.ts';
import { useEarlyInput } from './use-early-input.ts';

interface Option<Value extends string> {
  readonly value: Value;
  /** A name of the game keeps its language, which may be another than the page's. */
  readonly label: string | PageName;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Its label above it, as wide as it has room; otherwise beside it where there is room. */
  readonly isStacked?: boolean;
  /** What it is for, where its label does not say all. */
  readonly about?: string;
}

/** One of several, by the platform's own list. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  isStacked = false,
  about,
}: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const choose = (given: string) => {
    const chosen = options.find((option) => option.value === given);
    if (chosen) onChange(chosen.value);
  };
  useEarlyInput(list, choose);
  const chosen = options.find((option) => option.value === value);
  const style: CSSProperties & Record<'--chosen' | '--longest', string> = {
    '--chosen': widthOf(chosen?.label).toFixed(1),
    '--longest': Math.max(...options.map(({ label }) => widthOf(label))).toFixed(1),
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <label
        htmlFor={id}
        className={isStacked ? 'text-xs text-ink-faint' : 'min-w-0 sm:flex-1 sm:basis-32'}
      >
        {label}
      </label>
      <span
        className={classNames(
          'choice-frame',
          !isStacked && 'sm:w-[min(60vw,clamp(14rem,calc(var(--longest)*1em+1.5rem+24px),20rem))]',
        )}
        style={style}
      >
        <select
          ref={list}
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={about && `${id}-about`}
          onChange={(event) => choose(event.target.value)}
          className="tap fitted-choice w-full rounded-control border border-line-strong bg-ground px-3"
        >
          {options.map(({ value: key, label: shown }) => {
            const { text, lang } = nameOf(shown);
            return (
              <option key={key} value={key} lang={lang && LANGUAGE_TAGS[lang]}>
                {text}
              </option>
            );
          })}
        </select>
      </span>
      {about && (
        <p id={`${id}-about`} className="max-w-prose basis-full text-sm text-ink-soft">
          {about}
        </p>
      )}
    </div>
  );
}

function nameOf(label: string | PageName): PageName {
  return typeof label === 'string' ? { text: label } : label;
}

/** About how wide a text is, in em, and never nothing: signs that fill their square are twice as wide as letters. */
function widthOf(label: string | PageName = ''): number {
  return [...nameOf(label).text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.54), 1);
}
