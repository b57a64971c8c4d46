import type { ItemId } from '@trailbook/core/dataset';
import { ItemGlyph } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { useGame } from './data-context.ts';
import { nameIn } from './names.ts';
import { sortItems } from './sort-items.ts';

/** What an entry needs, as pictures with figures; names are read out and shown on hover. */
export function ItemChips({ counts }: { counts: ReadonlyMap<ItemId, number> }) {
  const { number } = useI18n();
  const { tables, names } = useGame();
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {sortItems(tables, counts).map(({ id, count }) => {
        const item = tables.items.get(id);
        const name = nameIn(names.items, id).text;
        return (
          <li key={id} title={name} className="figures flex items-center gap-1 text-sm">
            <ItemGlyph
              id={id}
              purpose={item?.purpose ?? 'other'}
              rarity={item?.rarity ?? 1}
              tier={item?.tier}
              className="size-6"
            />
            <span className="sr-only">{name}</span>
            {number(count)}
          </li>
        );
      })}
    </ul>
  );
}
