import type { Listed, Neighbours } from '@trailbook/core/internal/pages';
import { ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

const link =
  'tap flex items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-lamp';

/** From a series to all of them, and to the one before and after it. */
export function SeriesNav({ neighbours }: { neighbours: Neighbours }) {
  const { t, language } = useI18n();
  return (
    <nav aria-label={t('achievements.series')} className="flex flex-wrap gap-x-5">
      <Link to={`/${language}/achievements`} className={link}>
        {t('nav.achievements')}
      </Link>
      <Neighbour sign="←" to={neighbours.before} />
      <Neighbour sign="→" to={neighbours.after} />
    </nav>
  );
}

function Neighbour({ sign, to }: { sign: string; to: Listed | null }) {
  const { language } = useI18n();
  if (!to) return null;
  return (
    <Link to={`/${language}/achievements/${to.pageId}`} className={link}>
      <span aria-hidden className="pe-1">
        {sign}
      </span>
      <ThingName name={to.name} />
    </Link>
  );
}
