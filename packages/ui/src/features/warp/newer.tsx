import type { Pull } from '@trailbook/core/internal/warp';
import { useI18n } from '../../i18n/index.ts';
import { useGame } from './parts/warp-context.ts';

/** Why some pulls are shown by a number: what came is of a later version than the data. */
export function Newer({ pulls }: { pulls: readonly Pull[] }) {
  const { t } = useI18n();
  const { things } = useGame();
  const newer = pulls.filter(({ itemId }) => !things.has(itemId)).length;
  if (newer === 0) return null;
  return (
    <p className="max-w-prose border-s-2 border-wait ps-4 text-sm">
      {t('warp.newer', { number: newer })}
    </p>
  );
}
