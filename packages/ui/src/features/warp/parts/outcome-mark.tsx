import type { Outcome } from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';

/** How a 5★ came: in words, so that the colour only helps. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const { t } = useI18n();
  return (
    <span
      className={classNames(
        outcome === 'won' && 'text-go',
        outcome === 'lost' && 'text-stop',
        outcome === 'guaranteed' && 'text-ink-soft',
        outcome === 'unknown' && 'text-ink-faint',
      )}
    >
      {t(`warp.outcome.${outcome}`)}
    </span>
  );
}
