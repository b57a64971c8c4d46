import type { OddsTarget } from '@trailbook/core/internal/user-data';
import { Plus } from 'lucide-react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { PlannerStore } from '../../planner/store/planner-store.ts';
import { useCollection } from '../collection/use-collection.ts';
import { nameOf } from '../parts/things.ts';
import { type OddsDocuments, oddsActions } from '../store/odds-store.ts';
import type { WarpDocuments } from '../store/warps-store.ts';
import { plannedTargets } from './planned.ts';

interface Props {
  readonly planner: PlannerStore;
  readonly warps: WarpDocuments;
  readonly targets: readonly OddsTarget[];
  readonly act: (recipe: (documents: OddsDocuments) => OddsDocuments) => void;
}

/** Offers what the plan holds and the player does not, to be wished for. */
export function PlannedTargets({ planner, warps, targets, act }: Props) {
  const { t } = useI18n();
  const game = useGame('warp');
  const collection = useCollection(warps);
  const { documents } = useDocuments(planner);
  const offered = plannedTargets(game, documents.planner.entries, collection).filter(
    ({ itemId }) => !targets.some((target) => target.itemId === itemId),
  );
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-soft">{t('warp.odds.planned')}</span>
      {offered.map((target) => (
        <Button key={target.itemId} onClick={() => act(oddsActions.add(target))}>
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          <ThingName name={nameOf(game, target.itemId ?? 0)} />
        </Button>
      ))}
    </div>
  );
}
