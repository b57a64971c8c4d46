import { Search } from 'lucide-react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className="tap flex min-w-0 items-center gap-2 rounded-control border border-line-strong bg-ground px-3">
      <Search size={18} strokeWidth={1.5} className="shrink-0 text-ink-faint" aria-hidden />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint"
      />
    </label>
  );
}
