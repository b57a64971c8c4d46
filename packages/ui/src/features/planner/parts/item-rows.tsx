import { usedUp } from '@trailbook/core/internal/planner';
import { Check } from 'lucide-react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { tooltip } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { ItemLinesProps } from './item-lines.tsx';
import { MaterialGlyph } from './material-glyph.tsx';
import { nameIn } from './names.ts';
import { sortItems } from './sort-items.ts';
import { sourceText } from './source-text.ts';

interface Props extends ItemLinesProps {
  /** What there is in the inventory. */
  readonly owned: Readonly<Record<string, number>>;
}

/** What is needed in all, a row for each item: missing of needed, and where the rest comes from. */
export function ItemRows({ lines, owned, onPick, explain }: Props) {
  const { number, t } = useI18n();
  const { tables, names } = useGame('planner');
  return (
    <ul className="border-t border-line">
      {sortItems(tables, lines).map(({ id, value: line }) => {
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
              className="tap flex w-full flex-wrap items-center gap-x-3 py-1 text-start hover:bg-raised"
            >
              <MaterialGlyph id={id} />
              <span className="min-w-0 flex-1 basis-20 leading-snug">
                <ThingName name={nameIn(names.items, id)} className="text-sm" />
                {source !== '' && (
                  <span className="figures block text-xs text-ink-faint">{source}</span>
                )}
              </span>
              <span className="figures ms-auto text-end">
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
