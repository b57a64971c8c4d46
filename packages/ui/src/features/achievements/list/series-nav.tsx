import type { Listed, Neighbours } from '@trailbook/pages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';

const link =
  'tap flex items-center gap-1 text-sm underline decoration-line-strong underline-offset-4 hover:text-lamp';

/** From a series to all of them, and to the one before and after it. */
export function SeriesNav({ neighbours }: { neighbours: Neighbours }) {
  const { t, language } = useI18n();
  return (
    <nav aria-label={t('achievements.series')} className="flex flex-wrap gap-x-5">
      <Link to={`/${language}/achievements`} className={link}>
        {t('nav.achievements')}
      </Link>
      <Neighbour
        to={neighbours.before}
        before={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}
      />
      <Neighbour
        to={neighbours.after}
        after={<ArrowRight size={16} strokeWidth={1.5} aria-hidden />}
      />
    </nav>
  );
}

interface NeighbourProps {
  readonly to: Listed | null;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

function Neighbour({ to, before, after }: NeighbourProps) {
  const { language } = useI18n();
  if (!to) return null;
  return (
    <Link to={`/${language}/achievements/${to.pageId}`} className={link}>
      {before}
      <ThingName name={to.name} />
      {after}
    </Link>
  );
}
