import { useCallback, useMemo } from 'react';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { Button, useOnDemand } from '../../../primitives/index.ts';
import type { Tally } from '../tally/tally-of.ts';

/** Opens what exchanges achievements with other trackers. */
export function ExchangeButton({ tally }: { tally: Tally }) {
  const { t, language } = useI18n();
  const load = useCallback(async () => {
    const [{ ExchangeDialog }] = await Promise.all([
      import('./exchange-dialog.tsx'),
      loadMessages(language, ['exchange']),
    ]);
    return ExchangeDialog;
  }, [language]);
  const { shown, ask, close, trouble } = useOnDemand(load);
  const known = useMemo(() => new Set(tally.all.map(({ id }) => id)), [tally]);
  const isKnown = useCallback((id: number) => known.has(id), [known]);
  const Exchange = shown?.part;
  return (
    <>
      <Button onClick={() => ask('exchange')}>{t('achievements.exchange')}</Button>
      {Exchange && <Exchange isKnown={isKnown} onClose={close} />}
      {trouble}
    </>
  );
}
