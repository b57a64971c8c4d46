import type { IncomeBeside, ShownIncome } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';
import { useAmountText } from './amount-text.ts';

/** A line of income in a list to tick: what it is, how much, how often; one's own below. */
export function IncomeRow({ line: { kind, theirs, mine } }: { readonly line: IncomeBeside }) {
  const { t, day, number } = useI18n();
  const amountText = useAmountText();
  const textOf = ({ line }: ShownIncome) =>
    [
      // What is switched off is not counted.
      (line.isOn && amountText(line)) || number(0),
      t(`forecast.rhythm.${line.rhythm}`),
      ...(line.rhythm === 'once' && line.on ? [day(line.on)] : []),
    ].join(' · ');
  const isBeside = kind === 'planned' && mine !== undefined;
  return (
    <>
      <span className="min-w-0 flex-1 basis-20 break-words">
        {theirs.kind
          ? t(`forecast.kind.${theirs.kind}`)
          : theirs.line.name || t('forecast.lineName')}
      </span>
      <span className="figures ms-auto text-end text-sm">
        {isBeside ? t('links.theirs', { goal: textOf(theirs) }) : textOf(theirs)}
        {isBeside && (
          <span className="block text-ink-soft">{t('links.yours', { goal: textOf(mine) })}</span>
        )}
      </span>
    </>
  );
}
