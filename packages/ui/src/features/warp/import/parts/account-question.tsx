import { useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, Dialog, SelectField } from '../../../../primitives/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import { NEW_PROFILE, stillThere, useProfiles } from './use-profiles.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly uid: string;
  /** Those that the profile has. */
  readonly accounts: readonly string[];
  readonly onChoose: (profile: string) => void;
  readonly onDiscard: () => void;
}

/** Asks before a second account joins a profile. */
export function AccountQuestion({ device, uid, accounts, onChoose, onDiscard }: Props) {
  const { t } = useI18n();
  const { options, settle } = useProfiles(device);
  const [last, setChosen] = useState<string>(NEW_PROFILE);
  const chosen = stillThere(options, last, NEW_PROFILE);
  // A second press would make a second profile.
  const [isPressed, setPressed] = useState(false);
  const choose = () => {
    setPressed(true);
    onChoose(settle(chosen, uid));
  };
  return (
    <Dialog
      title={t('warpImport.second.title')}
      width="narrow"
      onClose={onDiscard}
      footer={
        <>
          <Button onClick={onDiscard}>{t('warpImport.second.discard')}</Button>
          <Button look="lamp" isBusy={isPressed} onClick={choose}>
            {t('warpImport.start')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('warpImport.second.text', { uid, accounts: accounts.join(', ') })}</p>
        <SelectField
          label={t('warpImport.intoProfile')}
          value={chosen}
          options={options}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}
