import type { Neighbours } from '@trailbook/pages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { neighboursIn } from '../lists/list-order.ts';

interface Props {
  /** The address below the language of such things, without the page id. */
  readonly cardPath: string;
  readonly pageId: string;
  readonly neighbours: Neighbours;
}

/** The ways to what stands before and after a thing: in the list as its reader narrowed it, else in all of it. */
export function NeighbourLinks({ cardPath, pageId, neighbours }: Props) {
  const { t, language } = useI18n();
  const [{ before, after }, setNeighbours] = useState(neighbours);
  useEffect(() => {
    setNeighbours(neighboursIn(cardPath, language, pageId) ?? neighbours);
  }, [cardPath, language, pageId, neighbours]);
  const to = (id: string) => `/${language}${cardPath}/${id}`;
  const way = 'tap flex min-w-0 items-center gap-2 py-2 text-ink-soft hover:text-lamp';
  return (
    <nav
      aria-label={t('detail.neighbours')}
      className="grid grid-cols-2 gap-4 border-t border-line lg:col-span-2"
    >
      {before ? (
        <Link to={to(before.pageId)} className={way} rel="prev">
          <ArrowLeft size={18} strokeWidth={1.5} className="shrink-0" aria-hidden />
          <span className="sr-only">{t('detail.previous')}</span>
          <ThingName name={before.name} className="min-w-0 wrap-anywhere" />
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link to={to(after.pageId)} className={`${way} justify-end text-end`} rel="next">
          <span className="sr-only">{t('detail.next')}</span>
          <ThingName name={after.name} className="min-w-0 wrap-anywhere" />
          <ArrowRight size={18} strokeWidth={1.5} className="shrink-0" aria-hidden />
        </Link>
      )}
    </nav>
  );
}
