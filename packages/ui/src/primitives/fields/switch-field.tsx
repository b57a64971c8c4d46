interface Props {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off at once, with nothing to save. */
export function SwitchField({ label, isOn, onChange }: Props) {
  return (
    <label className="tap inline-flex cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="switch"
      />
      <span className="min-w-0 hyphens-auto wrap-anywhere">{label}</span>
    </label>
  );
}
