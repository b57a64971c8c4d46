import type { ItemId } from '@trailbook/core/internal/dataset';
import type { ItemLine, ItemLines } from '@trailbook/core/internal/planner';
import { Check } from 'lucide-react';
import { useI18n } from '../../../i18n/index.ts';
import { classNames, tooltip, useOneStop } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { MaterialGlyph } from './material-glyph.tsx';
import { nameIn } from './names.ts';
import { sortItems } from './sort-items.ts';

export interface ItemLinesProps {
  readonly lines: ItemLines;
  readonly onPick: (item: ItemId) => void;
  /** Tells under a resting mouse or focus how the figures came about; a press opens where they stand, too. */
  readonly explain?: ((item: ItemId) => Promise<string>) | undefined;
}

interface ItemChipsProps extends ItemLinesProps {
  /** Who needs them: all together they are one stop of Tab, and walked by arrows. */
  readonly of: string;
}

/** What an entry needs, as pictures with what is missing; pressing one opens its stock. */
export function ItemChips({ of, lines, onPick, explain }: ItemChipsProps) {
  const { number, t } = useI18n();
  const { tables, names } = useGame('planner');
  const describe = useLineText();
  const items = sortItems(tables, lines);
  const { onKeyDown, tabIndexOf, onStop } = useOneStop(items.map(({ id }) => id));
  return (
    <div
      role="toolbar"
      aria-label={t('state.pair', { label: of, value: t('planner.inventory') })}
      onKeyDown={onKeyDown}
    >
      <ul className="flex flex-wrap gap-x-1 gap-y-1">
        {items.map(({ id, value: line }) => {
          const name = nameIn(names.items, id).text;
          const tip = tooltip(async () => `${name}\n${(await explain?.(id)) ?? describe(line)}`);
          return (
            <li key={id} data-item={id}>
              <button
                type="button"
                tabIndex={tabIndexOf(id)}
                onClick={() => onPick(id)}
                aria-label={t('state.pair', { label: name, value: describe(line) })}
                {...tip}
                onFocus={(event) => {
                  onStop(id);
                  tip.onFocus(event);
                }}
                className={classNames(
                  'figures tap flex min-w-11 items-center gap-1 rounded-control px-1 text-sm select-none hover:bg-raised',
                  line.missing === 0 && 'text-go',
                )}
              >
                <MaterialGlyph id={id} className="size-7" />
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
    </div>
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
