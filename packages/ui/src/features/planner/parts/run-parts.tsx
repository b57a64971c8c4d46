import type { ItemId, StageId } from '@trailbook/core/internal/dataset';
import type { DayRun, FarmedRun } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { MaterialGlyph } from './material-glyph.tsx';
import { nameIn } from './names.ts';

/** The pictures of what runs are for, the lowest tier first. */
export function RunItems({ ids }: { ids: readonly ItemId[] }) {
  const { tables, names } = useGame('planner');
  const rarity = (id: ItemId) => tables.items.get(id)?.rarity ?? 0;
  return (
    <span className="flex shrink-0">
      {[...ids]
        .sort((a, b) => rarity(a) - rarity(b))
        .map((id) => {
          const name = nameIn(names.items, id).text;
          return (
            <span key={id} title={name}>
              <MaterialGlyph id={id} className="size-6" />
              <span className="sr-only">{name}</span>
            </span>
          );
        })}
    </span>
  );
}

/**
 * What a stage is called where the game's data name it in the page's language, together with what it is run for;
 * elsewhere by that alone.
 */
export function useStageName(): (stage: StageId, items: readonly ItemId[]) => string {
  const { tables, names } = useGame('planner');
  return (stage, items) => {
    const tier = (id: ItemId) => tables.items.get(id)?.tier ?? 0;
    const [highest] = [...items].sort((a, b) => tier(b) - tier(a));
    const material = highest === undefined ? '' : nameIn(names.items, highest).text;
    const name = names.stages[stage];
    return name && !name.lang ? `${name.text} · ${material}` : material;
  };
}

interface RunTextProps {
  readonly run: DayRun | FarmedRun;
  /** Whether so many are run on each of several days. */
  readonly isDaily?: boolean;
}

/** Where runs are, how many they are and what they take. */
export function RunText({ run: { stage, items, attempts, power }, isDaily = false }: RunTextProps) {
  const { t } = useI18n();
  const stageName = useStageName();
  return (
    <>
      {stageName(stage, items)}
      <span className="block text-xs text-ink-soft">
        {t(isDaily ? 'plan.attemptsDaily' : 'plan.attempts', { number: attempts, power })}
      </span>
    </>
  );
}
