import {
  type Entry,
  type Side,
  setAscension,
  setLevel,
  subjectOf,
} from '@trailbook/core/internal/planner';
import { RankStars } from '../../../../game/index.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, NumberField } from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';

interface Props {
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
}

/** Current and target level, each with its ascension. */
export function LevelFields({ entry, onChange }: Props) {
  const { t } = useI18n();
  const { tables } = useGame('planner');
  const ascensions = subjectOf(tables, entry)?.ascensions ?? [];
  const highest = ascensions.at(-1)?.maxLevel ?? 1;

  function side(which: Side, label: string) {
    return (
      <div className="col-span-3 grid grid-cols-subgrid items-end @max-[14rem]:flex @max-[14rem]:flex-wrap @max-[14rem]:gap-x-2">
        <NumberField
          label={label}
          value={entry[which].level}
          min={which === 'to' ? entry.from.level : 1}
          max={highest}
          onCommit={(level) => onChange(setLevel(tables, entry, which, level))}
        />
        <RankStars
          legend={t(which === 'from' ? 'sheet.currentRank' : 'sheet.targetRank')}
          ranks={ascensions.length - 1}
          value={entry[which].ascension}
          onPick={(rank) => onChange(setAscension(tables, entry, which, rank))}
        />
        {which === 'to' && (
          <Button
            look="quiet"
            className="max-sm:px-2"
            onClick={() =>
              onChange(
                setAscension(
                  tables,
                  setLevel(tables, entry, 'to', highest),
                  'to',
                  ascensions.length - 1,
                ),
              )
            }
          >
            {t('sheet.max')}
          </Button>
        )}
      </div>
    );
  }

  return (
    // Both rows in the same columns: a long word above one field moves what is beside both.
    <div className="@container">
      <div className="grid grid-cols-[fit-content(5.5rem)_minmax(9rem,13.5rem)_auto] justify-start gap-x-2 gap-y-4 sm:gap-x-4 @max-[14rem]:flex @max-[14rem]:flex-col">
        {side('from', t('sheet.currentLevel'))}
        {side('to', t('sheet.targetLevel'))}
      </div>
    </div>
  );
}
