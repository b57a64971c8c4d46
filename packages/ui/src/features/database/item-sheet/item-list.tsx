import type { CountedItem, ItemRef, Language } from '@trailbook/core/internal/dataset';
import type { MaterialPage } from '@trailbook/pages';
import type { MouseEvent, ReactNode } from 'react';
import { loadThing } from '../../../client/thing-file.ts';
import { ThingName } from '../../../game/index.ts';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { useOnDemand } from '../../../primitives/index.ts';
import { ItemPicture } from '../details/item-picture.tsx';

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

interface Props {
  readonly item: ItemRef;
  /** Shows the item over this page. */
  readonly onOpen: (pageId: string) => void;
}

/** An item's name: pressed, it opens the item's sheet; without scripts and in a new tab it leads to its page. */
function ItemLink({ item: { pageId, name }, onOpen }: Props) {
  const { language } = useI18n();
  if (pageId === null) return <ThingName name={name} />;
  const open = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isElsewhere || event.button !== 0) return;
    event.preventDefault();
    onOpen(pageId);
  };
  return (
    <a
      href={`/${language}/material/${pageId}`}
      aria-haspopup="dialog"
      className="tap flex items-center hover:text-lamp"
      onClick={open}
    >
      <ThingName name={name} />
    </a>
  );
}

const loadCode = withTexts(
  ['database', 'bank'],
  async () => (await import('./item-sheet.tsx')).ItemSheet,
);

async function loadItemSheet(language: Language, pageId: string) {
  const [ItemSheet, page] = await Promise.all([
    loadCode(language),
    loadThing<MaterialPage>(language, 'materials', pageId),
  ]);
  return { ItemSheet, page };
}

interface ItemSheetControl {
  /** Opens the sheet of the item with a page of that name. */
  readonly ask: (pageId: string) => void;
  /** To be drawn beside what opens it. */
  readonly sheet: ReactNode;
}

/** The sheet of an item. Its code, texts and data come when the first is opened: the page stays small. */
function useItemSheet(): ItemSheetControl {
  const { shown, ask, close, trouble } = useOnDemand(loadItemSheet);
  return {
    ask,
    sheet: (
      <>
        {shown && <shown.part.ItemSheet page={shown.part.page} onClose={close} />}
        {trouble}
      </>
    ),
  };
}
