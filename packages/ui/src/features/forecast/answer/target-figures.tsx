import type { StoredTarget } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';
import { Figure } from '../../warp/parts/figure.tsx';
import type { TargetAnswer } from './forecast-answer.ts';
import { useSpan } from './use-span.ts';

interface Props {
  readonly answer: TargetAnswer | undefined;
  readonly target: StoredTarget;
  readonly place: number;
  readonly isBusy: boolean;
}

/** The answer to one target, each figure with what it means. Its room is there before it has come. */
export function TargetFigures({ answer, target, place, isBusy }: Props) {
  const { t, day, number, chance } = useI18n();
  const span = useSpan();
  const shown = (value: string | undefined) => value ?? '…';
  return (
    <dl
      aria-busy={isBusy}
      className={classNames(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4',
        isBusy && 'opacity-60',
      )}
    >
      <Figure
        label={t('forecast.chance', { day: day(target.until) })}
        value={shown(answer && span(answer.chance, chance))}
        explain={t('forecast.explains.chance')}
      />
      {place > 0 && (
        <Figure
          label={t('warp.odds.upTo')}
          value={shown(answer && span(answer.together, chance))}
          explain={t('forecast.explains.together')}
        />
      )}
      <Figure
        label={t('forecast.sure')}
        value={shown(
          answer &&
            (answer.sureOn === null
              ? t('forecast.sureNever')
              : t('forecast.sureOn', { day: day(answer.sureOn) })),
        )}
        explain={t('forecast.explains.sure')}
      />
      <Figure
        label={t('forecast.pulls')}
        value={shown(answer && number(answer.savings.pulls))}
        explain={t('forecast.explains.pulls')}
      />
    </dl>
  );
}
