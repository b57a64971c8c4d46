import type { ItemId } from '@trailbook/core/internal/dataset';
import type { ItemLine, ItemLines } from '@trailbook/core/internal/planner';
import { Check } from 'lucide-react';
import { ItemGlyph } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { classNames, tooltip } from '../../primitives/index.ts';
import { useGame } from './data-context.ts';
import { nameIn } from './names.ts';
import { sortItems } from './sort-items.ts';

export interface ItemLinesProps {
  readonly lines: ItemLines;
  readonly onPick: (item: ItemId) => void;
  /** Tells under a resting mouse or focus how the figures came about; a press opens where they stand, too. */
  readonly explain?: ((item: ItemId) => Promise<string>) | undefined;
}

/** What an entry needs, as pictures with what is missing; pressing one opens its stock. */
export function ItemChips({ lines, onPick, explain }: ItemLinesProps) {
  const { number } = useI18n();
  const { tables, names } = useGame();
  const describe = useLineText();
  return (
    <ul className="flex flex-wrap gap-x-1 gap-y-1">
      {sortItems(tables, lines).map(({ id, value: line }) => {
        const item = tables.items.get(id);
        const name = nameIn(names.items, id).text;
        return (
          <li key={id} data-item={id}>
            <button
              type="button"
              onClick={() => onPick(id)}
              aria-label={`${name}: ${describe(line)}`}
              {...tooltip(async () => `${name}\n${(await explain?.(id)) ?? describe(line)}`)}
              className={classNames(
                'figures tap flex min-w-11 items-center gap-1 rounded-control px-1 text-sm select-none hover:bg-raised',
                line.missing === 0 && 'text-go',
              )}
            >
              <ItemGlyph
                id={id}
                purpose={item?.purpose ?? 'other'}
                rarity={item?.rarity ?? 1}
                tier={item?.tier}
                className="size-6"
              />
              {line.missing > 0 ? (
                number(line.missing)
              ) : (
                <Check size={16} strokeWidth={1.5} aria-hidden />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function useLineText(): (line: ItemLine) => string {
  const { t } = useI18n();
  return ({ needed, owned, synthesised, missing }) =>
    [
      t('plan.needed', { number: needed }),
      owned > 0 ? t('plan.used', { number: owned }) : '',
      synthesised > 0 ? t('plan.made', { number: synthesised }) : '',
      missing > 0 ? t('plan.missing', { number: missing }) : t('plan.covered'),
    ]
      .filter(Boolean)
      .join(' · ');
}
