import { useI18n } from '../../i18n/index.ts';
import { SelectField } from '../../primitives/index.ts';
import type { Device } from '../../stores/device.ts';
import { useDocuments } from '../../stores/use-device.ts';
import type { WarpsStore } from '../../stores/warps-store.ts';
import { BannerView } from './banner-view.tsx';
import { SectionNav } from './section-nav.tsx';
import { usePlace } from './use-place.ts';

interface Props {
  readonly device: Device;
  readonly store: WarpsStore;
  readonly account: string;
  readonly accounts: readonly string[];
  readonly onAccount: (account: string) => void;
}

/** The pulls of one account, banner type by banner type. */
export function Tracker({ store, account, accounts, onAccount }: Props) {
  const { t } = useI18n();
  const { documents } = useDocuments(store);
  const [place, go] = usePlace();
  return (
    <div className="flex flex-col gap-6">
      {accounts.length > 1 && (
        <SelectField
          label={t('warp.account')}
          value={account}
          options={accounts.map((value) => ({ value, label: value }))}
          onChange={onAccount}
        />
      )}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionNav place={place} onGo={go} documents={documents} />
        <BannerView place={place} onGo={go} documents={documents} />
      </div>
    </div>
  );
}
