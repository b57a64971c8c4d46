import {
  ECHOES_A_WEEK,
  echoesInWeek,
  nextWeekStart,
  type PlannerSettings,
  serverDay,
} from '@trailbook/core/internal/planner';
import { useEffect } from 'react';
import { loadPlanner } from '../../../client/planner-file.ts';
import { useServerAhead } from '../../../client/use-server-ahead.ts';
import { useI18n } from '../../../i18n/index.ts';
import { rememberLack, useTrayLine } from '../../../platform/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { gameContexts, useGameFile } from '../../../shell/screen/use-game.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { useOutlook } from '../../planner/plan/use-outlook.ts';
import { usePlan } from '../../planner/plan/use-plan.ts';
import type { PlannerDocuments, PlannerStore } from '../../planner/store/planner-store.ts';
import { type GameServer, useGameServer } from '../../warp/store/game-server.ts';
import { NextEntries } from './next-entries.tsx';
import { NothingYet, Tile } from './tile.tsx';
import { TodaysRuns } from './todays-runs.tsx';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly store: PlannerStore;
  readonly dataUrl: string;
}

/** What the plan wants next, and what of it can be run today. */
export function PlanTiles({ device, profile, store, dataUrl }: Props) {
  const { t } = useI18n();
  const { documents } = useDocuments(store);
  const hasNone = documents.planner.entries.length === 0;
  useEffect(() => rememberLack('no-plan', hasNone), [hasNone]);
  if (!hasNone) return <WithTables {...{ device, profile, documents, dataUrl }} />;
  return (
    <Tile title={t('home.yours.plan')} to="/planner" height="short">
      <NothingYet to="/planner">{t('planner.empty')}</NothingYet>
    </Tile>
  );
}

type PlannedProps = Omit<Props, 'store'> & { readonly documents: PlannerDocuments };

function WithTables({ dataUrl, ...planned }: PlannedProps) {
  const { t } = useI18n();
  const [game] = useGameFile(dataUrl, loadPlanner);
  if (game.status === 'loaded') {
    return (
      <gameContexts.planner.Provider value={game.data}>
        <Planned {...planned} />
      </gameContexts.planner.Provider>
    );
  }
  const waiting = game.status === 'failed' && <p className="py-4">{t('planner.failedText')}</p>;
  return (
    <>
      <Tile title={t('home.yours.plan')} to="/planner">
        {waiting}
      </Tile>
      <Tile title={t('farm.today')} to="/planner">
        {null}
      </Tile>
    </>
  );
}

function Planned({ device, profile, documents }: Omit<PlannedProps, 'dataUrl'>) {
  const { t, serverDate } = useI18n();
  const { settings, entries } = documents.planner;
  const server = useGameServer(device, profile);
  const plan = usePlan(documents);
  const outlook = useOutlook(plan.farming, settings, server.region);
  const done = outlook.doneOn !== undefined && {
    date: serverDate(outlook.doneOn),
    days: outlook.dayCount,
  };
  return (
    <>
      <Tile title={t('home.yours.plan')} to="/planner" foot={done && t('planner.doneOn', done)}>
        <NextEntries entries={entries} plan={plan} />
      </Tile>
      <Tile
        title={t('farm.today')}
        to="/planner"
        foot={<WeekFoot settings={settings} server={server} />}
      >
        <TodaysRuns outlook={outlook} />
      </Tile>
    </>
  );
}

/**
 * How many Echoes of War are left this week, and when the next begins: on the player's server, by the reader's clock.
 * Where nothing tells which server that is, it is said for which it is reckoned.
 */
function WeekFoot({ settings, server }: { settings: PlannerSettings; server: GameServer }) {
  const { t, dateTime } = useI18n();
  const { region } = server;
  const now = Date.now() + useServerAhead();
  const done = echoesInWeek(settings, serverDay(now, region));
  const when = dateTime(nextWeekStart(now, region));
  const echoes = t('home.yours.echoes', { number: Math.max(0, ECHOES_A_WEEK - done) });
  useTrayLine('echoes', echoes);
  return (
    <>
      {echoes} ·{' '}
      {t((server.chosen ?? server.ofWarps) ? 'home.yours.week' : 'home.yours.weekAsia', { when })}
    </>
  );
}
