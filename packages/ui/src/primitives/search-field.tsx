import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes the first of what was found. */
  readonly onEnter?: () => void;
  /** Typing goes here as soon as the field is there. */
  readonly isFirst?: boolean;
}

export function SearchField({ label, value, onChange, onEnter, isFirst = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <label className="tap flex min-w-0 items-center gap-2 rounded-control border border-line-strong bg-ground px-3">
      <Search size={18} strokeWidth={1.5} className="shrink-0 text-ink-faint" aria-hidden />
      <span className="sr-only">{label}</span>
      <input
        ref={field}
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The rest of the key would press whatever has the focus after.
          event.preventDefault();
          onEnter();
        }}
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint"
      />
    </label>
  );
}
