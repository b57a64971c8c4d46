import { CREDIT, type ItemId } from '@trailbook/core/dataset';
import { type Entry, totalMaterials } from '@trailbook/core/planner';
import { ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ItemGlyph, ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/index.ts';
import { useGame } from './data-context.ts';
import { nameIn } from './names.ts';
import { sortItems } from './sort-items.ts';

/** What all enabled entries need together: a board beside the tickets, a sheet from below on phones. */
export function Totals({ entries }: { entries: readonly Entry[] }) {
  const { t, number } = useI18n();
  const { tables } = useGame();
  const [isOpen, setOpen] = useState(false);
  const total = useMemo(() => totalMaterials(tables, entries), [tables, entries]);
  if (total.size === 0) return null;
  return (
    <>
      <aside className="hidden lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
        <h2 className="pb-2 font-display text-lg font-semibold">{t('planner.total')}</h2>
        <Board total={total} />
      </aside>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="tap fixed inset-x-0 bottom-0 z-10 flex items-center gap-3 border-t border-line-strong bg-raised px-5 py-3 lg:hidden"
      >
        <span className="font-semibold">{t('planner.total')}</span>
        <span className="figures ms-auto flex items-center gap-1 text-ink-soft">
          <ItemGlyph id={CREDIT} purpose="other" rarity={3} className="size-5" />
          {number(total.get(CREDIT) ?? 0)}
        </span>
        <ChevronUp size={18} strokeWidth={1.5} aria-hidden />
      </button>
      {isOpen && (
        <Dialog title={t('planner.total')} onClose={() => setOpen(false)}>
          <Board total={total} />
        </Dialog>
      )}
    </>
  );
}

function Board({ total }: { total: ReadonlyMap<ItemId, number> }) {
  const { number } = useI18n();
  const { tables, names } = useGame();
  return (
    <ul className="border-t border-line">
      {sortItems(tables, total).map(({ id, count }) => {
        const item = tables.items.get(id);
        return (
          <li
            key={id}
            className="tap flex items-center gap-3 border-b border-line py-1"
            data-item={id}
          >
            <ItemGlyph
              id={id}
              purpose={item?.purpose ?? 'other'}
              rarity={item?.rarity ?? 1}
              tier={item?.tier}
            />
            <ThingName
              name={nameIn(names.items, id)}
              className="min-w-0 flex-1 text-sm leading-snug"
            />
            <span className="figures text-end">{number(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
