import type { ItemId } from '@trailbook/core/internal/dataset';
import { plan, requirementsOfItem, usedUp } from '@trailbook/core/internal/planner';
import type { PlannerData } from '@trailbook/pages';
import { useMemo } from 'react';
import { loadPlanner } from '../../../client/planner-file.ts';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { ProfileGate } from '../../../shell/recovery/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { useGameFile } from '../../../shell/screen/use-game.ts';
import { subjectName } from '../../planner/parts/names.ts';
import {
  type PlannerDocuments,
  type PlannerStore,
  plannerStore,
} from '../../planner/store/planner-store.ts';
import { Section } from '../details/section.tsx';

/** Who of the player's plan asks for an item, and how many the player has. Nothing where there is no plan. */
export function PlanPart({ item }: { item: ItemId }) {
  return (
    <ProfileGate open={plannerStore} waiting={null}>
      {({ store }) => <WithPlan store={store} item={item} />}
    </ProfileGate>
  );
}

function WithPlan({ store, item }: { store: PlannerStore; item: ItemId }) {
  const { documents } = useDocuments(store);
  return documents.planner.entries.length > 0 && <WithTables documents={documents} item={item} />;
}

interface Props {
  readonly documents: PlannerDocuments;
  readonly item: ItemId;
}

function WithTables(props: Props) {
  const { language } = useI18n();
  const [game] = useGameFile(`/data/${language}/planner.json`, loadPlanner);
  return game.status === 'loaded' && <Needs {...props} game={game.data} />;
}

function Needs({ documents: { planner, inventory }, item, game }: Props & { game: PlannerData }) {
  const { t, language } = useI18n();
  const { entries, settings } = planner;
  const { needs, toHigherTiers } = useMemo(() => {
    const made = plan(game.tables, { entries, inventory: inventory.items, settings });
    return {
      needs: requirementsOfItem(made, entries, item),
      toHigherTiers: usedUp(made.total, item),
    };
  }, [game, entries, inventory, settings, item]);
  const owned = inventory.items[item] ?? 0;
  if (needs.length === 0 && owned === 0) return null;
  return (
    <Section title={t('material.inPlan')}>
      <p className="figures">
        {t('material.owned', { number: owned })}
        {/* Without it, what is missing beside what is owned would look like a wrong sum. */}
        {toHigherTiers > 0 && ` ${t('material.higherTiers', { number: toHigherTiers })}`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8">
        {needs.map(({ entry, line }) => (
          <li key={entry.entryId} data-need={entry.entryId} className="border-b border-line">
            <Link
              to={`/${language}/planner`}
              className="tap flex items-center justify-between gap-3 py-1 hover:text-lamp"
            >
              <ThingName name={subjectName(game, entry)} className="min-w-0 leading-snug" />
              <span className="figures flex flex-col text-end text-sm">
                {t('material.needed', { number: line.needed })}
                {line.missing > 0 && (
                  <span className="text-stop">
                    {t('material.missing', { number: line.missing })}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
