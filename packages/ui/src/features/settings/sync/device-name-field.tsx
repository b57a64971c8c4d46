import { type RefCallback, useId } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';
import { MAX_DEVICE_NAME } from '../../../storage/index.ts';

interface Props {
  readonly name: string;
  readonly onChange: (name: string) => void;
  /** Gets the field when it comes. */
  readonly fieldRef?: RefCallback<HTMLInputElement>;
  /** How wide the field is, where the form does not say it. */
  readonly className?: string;
}

/** What the other devices call this one, as the player types it. */
export function DeviceNameField({ name, onChange, fieldRef, className }: Props) {
  const { t } = useI18n();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {t('sync.deviceName')}
      </label>
      <input
        id={id}
        ref={fieldRef}
        value={name}
        maxLength={MAX_DEVICE_NAME}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        className={classNames(
          'tap rounded-control border border-line-strong bg-surface px-3',
          className,
        )}
      />
    </>
  );
}
