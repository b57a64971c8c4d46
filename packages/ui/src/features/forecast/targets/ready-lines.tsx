import { daysLeftInWeek, paceOn, readiness, serverDay } from '@trailbook/core/internal/planner';
import type { StoredTarget } from '@trailbook/core/internal/user-data';
import { dayNumber } from '@trailbook/core/internal/warp';
import { useMemo } from 'react';
import { loadPlanner } from '../../../client/planner-file.ts';
import { useServerAhead } from '../../../client/use-server-ahead.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { useGame, useGameFile } from '../../../shell/screen/use-game.ts';
import type { Device } from '../../../storage/stores/device.ts';
import type { PlannerDocuments, PlannerStore } from '../../planner/store/planner-store.ts';
import { useGameServer } from '../../warp/store/game-server.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly planner: PlannerStore;
  readonly target: StoredTarget;
  readonly dataUrl: string;
}

// Rule P46.
/** When the plan has the materials of what is wanted, beside the end of its banner; else the way to plan it. */
export function ReadyLines({ planner, target, ...place }: Props) {
  const { t, language } = useI18n();
  const { documents } = useDocuments(planner);
  const thing = useGame('warp').things.get(target.itemId ?? -1);
  if (!thing) return null;
  const entry = documents.planner.entries.find(
    ({ id, custom, enabled }) => !custom && enabled && Number(id) === thing.id,
  );
  if (entry) return <Ready {...place} {...{ documents, target }} entryId={entry.entryId} />;
  return (
    <Link
      to={`/${language}/planner#${thing.pageId}`}
      className="tap inline-flex items-center self-start text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {t('forecast.plan')}
    </Link>
  );
}

interface ReadyProps extends Omit<Props, 'planner'> {
  readonly documents: PlannerDocuments;
  readonly entryId: number;
}

function Ready({ device, profile, documents, target, entryId, dataUrl }: ReadyProps) {
  const { t, language, serverDate, number } = useI18n();
  const [game] = useGameFile(dataUrl, loadPlanner);
  const { region } = useGameServer(device, profile);
  const ahead = useServerAhead();
  const tables = game.status === 'loaded' ? game.data.tables : undefined;
  const ready = useMemo(() => {
    if (!tables) return undefined;
    const now = Date.now() + ahead;
    const today = serverDay(now, region);
    const { entries, settings } = documents.planner;
    const pace = paceOn(settings, { day: today, daysLeftInWeek: daysLeftInWeek(now, region) });
    const made = readiness(
      tables,
      { entries, settings, inventory: documents.inventory.items },
      { entryId, pace },
    );
    if (!made) return undefined;
    const on = made.day === null ? null : today + made.day;
    return { ...made, on, spare: on === null ? 0 : dayNumber(target.until) - on };
  }, [tables, documents, region, ahead, entryId, target.until]);
  if (!ready) return null;
  const { on, spare, needsMore } = ready;
  return (
    <p className="figures max-w-prose text-sm text-ink-soft">
      <Link
        to={`/${language}/planner`}
        className="font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:text-lamp"
      >
        {on === null
          ? t('forecast.ready.never')
          : t(spare < 0 ? 'forecast.ready.after' : 'forecast.ready.before', {
              day: serverDate(on),
              number: number(Math.abs(spare)),
            })}
      </Link>{' '}
      {t('forecast.ready.how')} {needsMore && t('forecast.ready.more')}
    </p>
  );
}
