import { useCallback } from 'react';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { Loaded } from '../../../primitives/index.ts';
import type { Device } from '../../../storage/stores/device.ts';

/** What was given to the global statistics, and the ways to see it and to take it back. */
export function ContributionSection({ device }: { device: Device }) {
  const { t, language } = useI18n();
  // Comes with its texts: most visits to this page are not about it.
  const load = useCallback(async () => {
    const [{ Contributions }] = await Promise.all([
      import('./contributions.tsx'),
      loadMessages(language, ['globalStats']),
    ]);
    return Contributions;
  }, [language]);
  return (
    <Loaded load={load} waiting={<p aria-busy="true">{t('state.loading')}</p>}>
      {(Contributions) => <Contributions device={device} />}
    </Loaded>
  );
}
