import { formatDateTime } from '@trailbook/core/internal/format';
import type { UniverseWeek } from '@trailbook/pages';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';

/**
 * When the week ends on each server. The page is the same for everybody and tells it by the world's clock; its
 * scripts tell it by the reader's.
 */
export function WeekEnds({ resets }: Pick<UniverseWeek, 'resets'>) {
  const { t, language } = useI18n();
  const [isOwn, setOwn] = useState(false);
  useEffect(() => setOwn(true), []);
  return (
    <section aria-labelledby="week-ends" className="flex min-w-0 flex-col text-sm">
      <h2 id="week-ends" className="text-ink-faint">
        {t('universe.weekEnds')} ({isOwn ? t('universe.ownTime') : 'UTC'})
      </h2>
      <dl className="flex flex-col">
        {resets.map(({ region, at }) => (
          <div
            key={region}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1"
          >
            <dt>{t(`universe.region.${region}`)}</dt>
            <dd className="figures ms-auto text-end">
              <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
                {formatDateTime(language, at, isOwn ? undefined : 'UTC')}
              </time>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
