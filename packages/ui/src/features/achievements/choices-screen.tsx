import { outOfReach } from '@trailbook/core/internal/achievements';
import type { AchievementChoicesPage, AchievementLine } from '@trailbook/pages';
import { useMemo } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { AchievementsFrame } from './checklist/achievements-frame.tsx';
import { useDone } from './checklist/checklist-context.ts';
import { LineList } from './list/line-list.tsx';
import { NoConditions } from './list/no-conditions.tsx';
import { SeriesNav } from './list/series-nav.tsx';

const NO_NEIGHBOURS = { before: null, after: null };

/** The choice guard: before one plays past it, what excludes what, and what can no longer be had. */
export function AchievementChoicesScreen({ choices, hasConditions }: AchievementChoicesPage) {
  const { t } = useI18n();
  return (
    <AchievementsFrame>
      <div className="flex flex-col gap-4">
        <SeriesNav neighbours={NO_NEIGHBOURS} />
        <PageTitle>{t('nav.choices')}</PageTitle>
        <p className="max-w-prose text-ink-soft">{t('achievements.choicesText')}</p>
        <NoConditions isShown={!hasConditions} />
        <Standing choices={choices} />
        <LineList label={t('nav.choices')} lines={choices} />
      </div>
    </AchievementsFrame>
  );
}

/** How many choices still lie ahead, and what earlier ones have cost. */
function Standing({ choices }: { choices: readonly AchievementLine[] }) {
  const { t } = useI18n();
  const done = useDone();
  const [ahead, lost] = useMemo(() => {
    const isDone = (id: number) => done !== undefined && Object.hasOwn(done, id);
    const sets = choices.map(({ members }) => members);
    const reasons = [...outOfReach(sets, isDone).values()];
    return [
      sets.filter((set) => !set.some(({ id }) => isDone(id))).length,
      reasons.filter((reason) => reason === 'excluded').length,
    ];
  }, [choices, done]);
  return (
    <p aria-live="polite" className="figures text-sm">
      {t('achievements.choicesAhead', { number: done ? ahead : '–' })}
      {' · '}
      {t('achievements.choicesLost', { number: done ? lost : '–' })}
    </p>
  );
}
