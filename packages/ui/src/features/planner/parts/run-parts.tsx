import type { FarmKind, ItemId, StageId } from '@trailbook/core/internal/dataset';
import type { DayRun, FarmedRun } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { FARM_LABELS } from './farm-labels.ts';
import { MaterialGlyph } from './material-glyph.tsx';
import { nameIn } from './names.ts';

/** The pictures of what runs are for, the lowest tier first. */
export function RunItems({ ids }: { ids: readonly ItemId[] }) {
  const { tables, names } = useGame('planner');
  const rarity = (id: ItemId) => tables.items.get(id)?.rarity ?? 0;
  return (
    <span className="flex shrink-0 gap-0.5">
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

/** What is run, as far as its name tells. */
interface NamedRun {
  readonly kind: FarmKind;
  readonly stage: StageId;
  readonly items: readonly ItemId[];
}

interface RunName {
  readonly place: string;
  /** Where it is, and what for. */
  readonly text: string;
  /** What kind of place it is, where the name does not say so. */
  readonly kind: string | undefined;
}

/** What runs are called; by the kind of the place where the game's data do not name it in the page's language. */
export function useRunName(): (run: NamedRun) => RunName {
  const { t } = useI18n();
  const { tables, names } = useGame('planner');
  return ({ kind, stage, items }) => {
    const tier = (id: ItemId) => tables.items.get(id)?.tier ?? 0;
    const [highest] = [...items].sort((a, b) => tier(b) - tier(a));
    const material = highest === undefined ? '' : nameIn(names.items, highest).text;
    const name = names.stages[stage];
    const isNamed = name !== undefined && !name.lang;
    const label = t(FARM_LABELS[kind]);
    const place = isNamed ? name.text : label;
    return {
      place,
      text: [place, material].filter(Boolean).join(' · '),
      kind: isNamed ? label : undefined,
    };
  };
}

interface RunTextProps {
  readonly run: DayRun | FarmedRun;
  /** Whether so many are run on each of several days. */
  readonly isDaily?: boolean;
}

/** Where runs are, how many they are and what they take. */
export function RunText({ run, isDaily = false }: RunTextProps) {
  const { attempts, power } = run;
  const { t } = useI18n();
  const runName = useRunName();
  return (
    <>
      {runName(run).text}
      <span className="block text-xs text-ink-soft">
        {t(isDaily ? 'plan.attemptsDaily' : 'plan.attempts', { number: attempts, power })}
      </span>
    </>
  );
}
