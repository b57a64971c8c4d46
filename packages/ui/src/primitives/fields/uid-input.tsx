import { useState } from 'react';
import { uidIn } from '../../platform/index.ts';
import { classNames } from '../basics/class-names.ts';

interface Props {
  readonly id: string;
  readonly value: string;
  /** Called with the digits of what was typed or pasted. */
  readonly onChange: (uid: string) => void;
  readonly className?: string;
}

/** Takes an account's number. A sign of several keys is left alone until it is whole. */
export function UidInput({ id, value, onChange, className }: Props) {
  const [underWay, setUnderWay] = useState<string | undefined>(undefined);
  const take = (text: string) => {
    setUnderWay(undefined);
    onChange(uidIn(text));
  };
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={underWay ?? value}
      onChange={({ target, nativeEvent }) => {
        if ((nativeEvent as InputEvent).isComposing) setUnderWay(target.value);
        else take(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      className={classNames(
        'figures tap rounded-control border border-line-strong bg-ground px-3',
        className,
      )}
    />
  );
}
