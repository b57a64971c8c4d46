import type { PageName } from '@trailbook/core/internal/dataset';
import { RarityStars, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';

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
