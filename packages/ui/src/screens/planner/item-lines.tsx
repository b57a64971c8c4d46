import type { ItemId } from '@trailbook/core/internal/dataset';
import { type ItemLine, type ItemLines, usedUp } from '@trailbook/core/internal/planner';
import { Check } from 'lucide-react';
import { ItemGlyph, ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { classNames, tooltip } from '../../primitives/index.ts';
import { useGame } from './data-context.ts';
import { nameIn } from './names.ts';
import { sortItems } from './sort-items.ts';
import { sourceText } from './source-text.ts';

interface Props {
  readonly lines: ItemLines;
  readonly onPick: (item: ItemId) => void;
  /** Tells under a resting mouse or focus how the figures came about; a press opens where they stand, too. */
  readonly explain?: ((item: ItemId) => Promise<string>) | undefined;
}

/** What an entry needs, as pictures with what is missing; pressing one opens its stock. */
export function ItemChips({ lines, onPick, explain }: Props) {
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

interface RowsProps extends Props {
  /** What there is in the inventory. */
  readonly owned: Readonly<Record<string, number>>;
}

/** What is needed in all, a row for each item: missing of needed, and where the rest comes from. */
export function ItemRows({ lines, owned, onPick, explain }: RowsProps) {
  const { number, t } = useI18n();
  const { tables, names } = useGame();
  return (
    <ul className="border-t border-line">
      {sortItems(tables, lines).map(({ id, value: line }) => {
        const item = tables.items.get(id);
        const source = sourceText(t, line, {
          owned: owned[id] ?? 0,
          usedUp: usedUp(lines, id),
        });
        return (
          <li key={id} data-item={id} className="border-b border-line">
            <button
              type="button"
              onClick={() => onPick(id)}
              {...(explain && tooltip(() => explain(id)))}
              className="tap flex w-full items-center gap-3 py-1 text-start hover:bg-raised"
            >
              <ItemGlyph
                id={id}
                purpose={item?.purpose ?? 'other'}
                rarity={item?.rarity ?? 1}
                tier={item?.tier}
              />
              <span className="min-w-0 flex-1 leading-snug">
                <ThingName name={nameIn(names.items, id)} className="text-sm" />
                {source !== '' && (
                  <span className="figures block text-xs text-ink-faint">{source}</span>
                )}
              </span>
              <span className="figures text-end">
                {line.missing === 0 ? (
                  <span className="flex items-center gap-1 text-go">
                    <Check size={16} strokeWidth={1.5} aria-label={t('plan.covered')} />
                    {number(line.needed)}
                  </span>
                ) : (
                  <>
                    {number(line.missing)}
                    {line.missing < line.needed && (
                      <span className="block text-xs text-ink-faint">
                        {t('plan.ofNeeded', { number: line.needed })}
                      </span>
                    )}
                  </>
                )}
              </span>
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
