import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { Button, SwitchField } from '../../../primitives/index.ts';
import type { JadeLeftState } from './use-jade-left.ts';

interface Props {
  readonly left: JadeLeftState;
  readonly isCounted: boolean;
  readonly onCount: (isCounted: boolean) => void;
}

/** Offers to count what achievements still give among the savings. */
export function AchievementSavings({ left, isCounted, onCount }: Props) {
  const { t, number, language } = useI18n();
  const { status, jade = 0, hasMarks, retry } = left;
  if (status === 'failed') {
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p>{t('warp.odds.achievements.failed')}</p>
        <Button onClick={retry}>{t('action.retry')}</Button>
      </div>
    );
  }
  // Nothing is left to earn; what is counted can still be left out.
  if (status === 'loading' || (jade === 0 && !isCounted)) return null;
  return (
    <div className="flex flex-col">
      <SwitchField
        label={t('warp.odds.achievements.count', { number: number(jade) })}
        isOn={isCounted}
        onChange={onCount}
      />
      <p className="max-w-prose text-xs text-ink-faint">
        {t('warp.odds.achievements.from')}{' '}
        {hasMarks === false && `${t('warp.odds.achievements.unmarked')} `}
        <Link
          to={`/${language}/achievements`}
          className="underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {t('nav.achievements')}
        </Link>
      </p>
    </div>
  );
}
