import {
  type BannerStatistics,
  type BannerType,
  byDay,
  type Pull,
} from '@trailbook/core/internal/warp';
import { type ReactNode, useMemo } from 'react';
import { withTexts } from '../../../i18n/index.ts';
import { Loaded } from '../../../primitives/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { DayFigures } from '../charts/day-figures.tsx';
import { CoverageSection } from '../coverage/coverage-section.tsx';
import { LaterReminder } from '../coverage/reminder.tsx';
import { PullLine } from '../line/pull-line.tsx';
import { useStatistics } from '../parts/use-statistics.ts';
import type { WarpDocuments, WarpsStore } from '../store/warps-store.ts';
import { ByRoll } from './by-roll.tsx';
import { Counters } from './counters.tsx';
import { LuckSection } from './luck.tsx';
import { Outcomes } from './outcomes.tsx';
import { Rarities } from './rarities.tsx';
import { Recent } from './recent.tsx';

const loadRanks = withTexts(
  ['globalStats'],
  async () => (await import('../global/ranks.tsx')).Ranks,
);

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
  readonly store: WarpsStore;
  readonly device: Device;
  /** What is said of the banner type and of these pulls, after the counters. */
  readonly notes: ReactNode;
}

/** What the player's own pulls on a banner type come to. */
export function PersonalStats({ type, documents, store, device, notes }: Props) {
  const { figures, history } = useStatistics(documents, type);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Counters type={type} figures={figures} />
      {notes}
      {figures.fiveStars.length > 0 && <PullLine figures={figures} />}
      <LaterReminder documents={documents} device={device} />
      <Outcomes type={type} figures={figures} />
      <Rarities type={type} figures={figures} />
      <LuckSection type={type} documents={documents} />
      <Loaded load={loadRanks} waiting={null}>
        {(Ranks) => <Ranks type={type} figures={figures} />}
      </Loaded>
      <Recent fiveStars={figures.fiveStars} />
      <div className="grid min-w-0 gap-8 xl:grid-cols-2">
        {figures.fiveStars.length > 0 && <ByRoll type={type} fiveStars={figures.fiveStars} />}
        <ByDay pulls={history.pulls} figures={figures} />
      </div>
      <CoverageSection {...{ type, documents, store }} />
    </div>
  );
}

interface ByDayProps {
  readonly pulls: readonly Pull[];
  readonly figures: BannerStatistics;
}

/** On which days of the server's a player's pulls were made. */
function ByDay({ pulls, figures }: ByDayProps) {
  const days = useMemo(() => byDay(pulls, figures), [pulls, figures]);
  return <DayFigures id="by-day" days={days} isMarking />;
}
