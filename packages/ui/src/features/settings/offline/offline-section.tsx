import { useCallback } from 'react';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { Loaded } from '../../../primitives/index.ts';

/** What works without a network, and the whole database for who wants it. */
export function OfflineSection() {
  const { t, language } = useI18n();
  // Comes with its texts: most visits to this page are not about it.
  const load = useCallback(async () => {
    const [{ KeepDatabase }] = await Promise.all([
      import('./keep-database.tsx'),
      loadMessages(language, ['offline']),
    ]);
    return KeepDatabase;
  }, [language]);
  return (
    <Loaded load={load} waiting={<p aria-busy="true">{t('state.loading')}</p>}>
      {(KeepDatabase) => <KeepDatabase />}
    </Loaded>
  );
}
