import { isByHand, type Pull } from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';

/** Tells a pull that the player has entered from those of the game's records. */
export function ByHandMark({ pull: { id } }: { pull: Pick<Pull, 'id'> }) {
  const { t } = useI18n();
  if (!isByHand(id)) return null;
  return (
    <span className="rounded-control border border-line-strong px-1 text-xs whitespace-nowrap text-ink-soft">
      {t('warp.byHand.mark')}
    </span>
  );
}
