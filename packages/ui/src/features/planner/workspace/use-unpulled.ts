import { type ComponentType, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import type { UnpulledProps } from '../unpulled/unpulled.tsx';

/** What tells of an entry that it was not pulled yet; undefined where the profile has no warps, and until it came. */
export function useUnpulled(
  device: Device,
  profile: string,
  dataUrl: string,
): ComponentType<UnpulledProps> | undefined {
  const { language } = useI18n();
  const [Part, setPart] = useState<ComponentType<UnpulledProps> | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [account] = (await device.database.warpAccounts(profile)).sort();
      if (account === undefined || !isWanted) return;
      // It only adds to the plan, and comes after it.
      const { loadUnpulled } = await import('../unpulled/unpulled.tsx');
      const part = await loadUnpulled({ device, profile, account, dataUrl, language });
      if (isWanted) setPart(() => part);
    };
    load().catch((error: unknown) => console.warn('Warps could not be asked.', error));
    return () => {
      isWanted = false;
    };
  }, [device, profile, dataUrl, language]);
  return Part;
}
