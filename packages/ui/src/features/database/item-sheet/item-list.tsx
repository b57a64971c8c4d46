import type { CountedItem, ItemRef } from '@trailbook/core/internal/dataset';
import { useI18n } from '../../../i18n/index.ts';
import { ItemPicture } from '../details/item-picture.tsx';
import { ItemLink } from './item-link.tsx';
import { useItemSheet } from './use-item-sheet.tsx';

/** Items and how many of each, as rows of a timetable. */
export function ItemList({ items }: { items: readonly CountedItem[] }) {
  const { t, number } = useI18n();
  const { ask, sheet } = useItemSheet();
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8">
        {items.map((item) => (
          <li
            key={item.id}
            data-item={item.id}
            className="flex min-w-0 flex-wrap items-center gap-x-3 border-b border-line py-1.5"
          >
            <ItemPicture item={item} />
            <span className="flex min-w-0 flex-1 basis-20 flex-col leading-snug hyphens-auto wrap-anywhere">
              <ItemLink item={item} onOpen={ask} />
              {item.source && (
                <span className="text-xs text-ink-faint">{t(`source.${item.source}`)}</span>
              )}
            </span>
            <span className="figures ms-auto text-end">{number(item.count)}</span>
          </li>
        ))}
      </ul>
      {sheet}
    </>
  );
}

/** A cost as a list needs it: items by id, with what the page knows of them. */
export function counted(
  cost: Iterable<readonly [id: number, count: number]>,
  items: Readonly<Record<string, ItemRef>>,
): CountedItem[] {
  return [...cost].flatMap(([id, count]) => {
    const item = items[id];
    return item && count > 0 ? [{ ...item, count }] : [];
  });
}
