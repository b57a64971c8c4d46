import type { ItemRef } from '@trailbook/core/internal/dataset';
import type { ReactNode } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { ItemPicture } from '../details/item-picture.tsx';
import { NamedIn } from '../lists/named-in.tsx';

/** Items that lead to their pages, as rows of a timetable. */
export function ItemRows({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8">
      {children}
    </ul>
  );
}

interface Props {
  readonly item: ItemRef;
  /** How many; of a recipe it is said that it is one. Rule D4. */
  readonly count?: number;
  readonly note?: string;
}

export function ItemRow({ item, count, note }: Props) {
  const { t, language, number } = useI18n();
  const amount = count === undefined ? '' : number(count);
  const row = (
    <>
      <ItemPicture item={item} />
      <span className="flex min-w-0 flex-1 basis-20 flex-col leading-snug hyphens-auto wrap-anywhere">
        <ThingName name={item.name} />
        <NamedIn name={item.name} />
        {note && <span className="text-xs text-ink-faint">{note}</span>}
      </span>
      <span className="figures ms-auto text-end">
        {item.purpose === 'recipe' ? t('material.recipe') : amount}
      </span>
    </>
  );
  const look = 'flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 py-1.5';
  return (
    <li data-item={item.id} className="min-w-0 border-b border-line">
      {item.pageId ? (
        <Link to={`/${language}/material/${item.pageId}`} className={`${look} hover:text-lamp`}>
          {row}
        </Link>
      ) : (
        <span className={look}>{row}</span>
      )}
    </li>
  );
}
