import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useEarlyInput } from './use-early-input.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter takes what was found; an empty search has found nothing yet. */
  readonly onEnter?: () => void;
  /** The arrow down leads into what was found. */
  readonly onDown?: () => void;
}

export function SearchField({ label, value, onChange, onEnter, onDown }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    // Within signs that are made of several keys, both belong to the making.
    if (event.nativeEvent.isComposing) return;
    const act =
      event.key === 'Enter' ? value.trim() && onEnter : event.key === 'ArrowDown' && onDown;
    if (!act) return;
    // The rest of the key would press whatever has the focus after.
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element
    <div role="search">
      <label className="tap flex min-w-0 items-center gap-2 rounded-control border border-line-strong bg-ground px-3">
        <Search strokeWidth={1.5} className="size-4.5 shrink-0 text-ink-faint" aria-hidden />
        <span className="sr-only">{label}</span>
        <input
          ref={field}
          type="search"
          value={value}
          placeholder={label}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint"
        />
      </label>
    </div>
  );
}
