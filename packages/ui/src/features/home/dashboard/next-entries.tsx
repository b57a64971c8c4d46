import type { PlannerCharacter } from '@trailbook/core/internal/dataset';
import {
  type Entry,
  type EntryPlan,
  inOrder,
  type Plan,
  subjectOf,
} from '@trailbook/core/internal/planner';
import { ThingName, ThingPicture } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { subjectName } from '../../planner/parts/names.ts';
import { RunItems } from '../../planner/parts/run-parts.tsx';
import { sortItems } from '../../planner/parts/sort-items.ts';

interface Props {
  readonly entries: readonly Entry[];
  readonly plan: Plan;
}

/** So many entries and missing items have room. */
const SHOWN = 3;
const SHOWN_ITEMS = 4;

/** The entries that are served first, and what each of them still misses. */
export function NextEntries({ entries, plan }: Props) {
  const next = inOrder(entries).flatMap((entry) => {
    const own = plan.entries.get(entry.entryId);
    return own ? [{ entry, own }] : [];
  });
  return (
    <ol className="flex h-full flex-col divide-y divide-line">
      {next.slice(0, SHOWN).map(({ entry, own }) => (
        <Next key={entry.entryId} entry={entry} plan={own} />
      ))}
    </ol>
  );
}

function Next({ entry, plan }: { entry: Entry; plan: EntryPlan }) {
  const { t, number } = useI18n();
  const game = useGame('planner');
  const subject = subjectOf(game.tables, entry);
  const missing = sortItems(game.tables, plan.items).filter(({ value }) => value.missing > 0);
  const levels = t('game.level', { level: `${entry.from.level} → ${entry.to.level}` });
  return (
    <li className="flex min-h-16 flex-1 items-center gap-3 @max-[14rem]:min-h-0 @max-[14rem]:flex-wrap @max-[14rem]:py-1">
      {subject && (
        <ThingPicture
          kind={entry.custom ? undefined : entry.kind}
          id={entry.id}
          path={subject.path}
          rarity={subject.rarity}
          detail="small"
          sizes="3rem"
          element={
            entry.kind === 'character' && !entry.custom
              ? (subject as PlannerCharacter).element
              : undefined
          }
          className="size-12 shrink-0"
        />
      )}
      <span className="min-w-0 flex-1 @max-[14rem]:basis-full">
        <ThingName name={subjectName(game, entry)} className="block truncate font-semibold" />
        <span className="figures block text-sm text-ink-soft">{levels}</span>
      </span>
      {missing.length === 0 ? (
        <span className="text-sm text-go">{t('plan.covered')}</span>
      ) : (
        <span className="figures flex items-center gap-1 text-sm text-ink-soft">
          <span className="sr-only">{t('home.yours.missing', { number: missing.length })}</span>
          <RunItems ids={missing.slice(0, SHOWN_ITEMS).map(({ id }) => id)} />
          {missing.length > SHOWN_ITEMS && `+${number(missing.length - SHOWN_ITEMS)}`}
        </span>
      )}
    </li>
  );
}
