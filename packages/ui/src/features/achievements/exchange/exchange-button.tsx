import { useCallback, useMemo } from 'react';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { Button, useOnDemand } from '../../../primitives/index.ts';
import type { Tally } from '../tally/tally-of.ts';

const loadExchangeDialog = withTexts(
  ['exchange'],
  async () => (await import('./exchange-dialog.tsx')).ExchangeDialog,
);

/** Opens what exchanges achievements with other trackers. */
export function ExchangeButton({ tally }: { tally: Tally }) {
  const { t } = useI18n();
  const { shown, ask, close, trouble } = useOnDemand(loadExchangeDialog);
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
