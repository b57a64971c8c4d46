import type { FiveStar } from '@trailbook/core/internal/warp';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { ByHandMark } from '../parts/by-hand-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { nameOf, useGame } from '../parts/warp-context.ts';

/** What there is to say of the station that is looked at. */
export function StationFacts({ star }: { star: FiveStar | undefined }) {
  const { t, number, day } = useI18n();
  const game = useGame();
  if (!star) return null;
  const { pull, pity, atLeast, outcome } = star;
  const took = pity === null ? t('warp.atLeast', { number: atLeast }) : number(atLeast);
  return (
    <p className="figures flex min-h-11 flex-wrap items-center gap-x-4 border-y border-line py-2 text-sm">
      <ThingName name={nameOf(game, pull.itemId)} className="font-semibold" />
      <span>{t('warp.line.took', { number: took })}</span>
      {outcome && <OutcomeMark outcome={outcome} />}
      <ByHandMark pull={pull} />
      <span className="ms-auto text-ink-faint">{day(pull.time)}</span>
    </p>
  );
}
