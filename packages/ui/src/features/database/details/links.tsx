import type { PageName } from '@trailbook/core/internal/dataset';
import type { Neighbours } from '@trailbook/pages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RarityStars, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { neighboursIn } from '../lists/list-order.ts';

/** The way to the page where a thing stands beside another. */
export function CompareLink({
  kind,
  pageId,
  isEnhanced = false,
}: {
  kind: 'characters' | 'lightcones';
  pageId: string;
  /** Whether its enhanced form is looked at. */
  isEnhanced?: boolean;
}) {
  const { t, language } = useI18n();
  return (
    <Link
      to={`/${language}/compare?${kind}=${pageId}${isEnhanced ? '&enhanced=left' : ''}`}
      className="tap flex items-center justify-center text-sm underline underline-offset-4 hover:text-lamp"
    >
      {t('compare.link')}
    </Link>
  );
}

interface Linked {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number | null;
}

/** Things of another kind that belong with the page, as rows of a timetable that lead to them. */
export function LinkList({ things, cardPath }: { things: readonly Linked[]; cardPath: string }) {
  const { language } = useI18n();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8">
      {things.map(({ id, pageId, name, rarity }) => (
        <li key={id} className="min-w-0 border-b border-line">
          <Link
            to={`/${language}${cardPath}/${pageId}`}
            className="tap flex flex-wrap items-center justify-between gap-x-3 py-1 hover:text-lamp"
          >
            <ThingName name={name} className="min-w-0 flex-1 basis-24 leading-snug" />
            {rarity !== null && <RarityStars rarity={rarity} className="shrink-0 text-xs" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
