import { useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, Dialog, SelectField } from '../../../../primitives/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import { optionsFor, stillThere, useProfiles } from './use-profiles.ts';

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
export function AccountQuestion({ device, profile, uid, accounts, onChoose, onDiscard }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const { options, settle, accountsOf } = useProfiles(device);
  const [last, setChosen] = useState<string>(profile);
  const chosen = stillThere(options, last, profile);
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
          options={optionsFor(i18n, { options, accountsOf, uid })}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}
