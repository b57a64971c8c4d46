import type { Entry, ItemLines } from '@trailbook/core/internal/planner';
import type { WarpData } from '@trailbook/pages';
import { Info } from 'lucide-react';
import { type ComponentType, useId, useMemo, useState } from 'react';
import { loadWarp } from '../../../client/warp-file.ts';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { achievementsStore } from '../../achievements/store/achievements-store.ts';
import { collectionOf } from '../../warp/collection/use-collection.ts';
import { useJadeLeft } from '../../warp/odds/use-jade-left.ts';
import { readerDay } from '../../warp/parts/server-day.ts';
import { standingBy } from '../../warp/parts/use-statistics.ts';
import { oddsStore } from '../../warp/store/odds-store.ts';
import { warpsStore } from '../../warp/store/warps-store.ts';
import { subjectName } from '../parts/names.ts';
import { type PlannerStore, plannerStore } from '../store/planner-store.ts';
import { atRisk, type Prospect, powerOf, prospectOf } from './prospect.ts';

export interface UnpulledProps {
  readonly entry: Entry;
  readonly lines: ItemLines;
}

interface Place {
  readonly device: Device;
  readonly profile: string;
  readonly account: string;
  /** Where the names and banners of the warp pages are. */
  readonly dataUrl: string;
  readonly language: Parameters<typeof loadMessages>[0];
}

/** Makes what tells of an entry that it was not pulled yet, once everything that it asks is there. */
export async function loadUnpulled(place: Place): Promise<ComponentType<UnpulledProps>> {
  const { device, profile, account, dataUrl, language } = place;
  const [warps, odds] = [warpsStore(device, profile, account), oddsStore(device, profile)];
  const planner = plannerStore(device, profile);
  const achievements = achievementsStore(device, profile);
  const [game] = await Promise.all([
    loadWarp(dataUrl),
    loadMessages(language, ['unpulled']),
    ...[warps, odds].map(
      (store) => store.getState().status === 'loading' && store.getState().load(),
    ),
  ]);
  const today = readerDay(Date.now());
  return function Unpulled(props: UnpulledProps) {
    const { documents } = useDocuments(warps);
    const wishes = useDocuments(odds).documents.odds;
    const { jade } = useJadeLeft(achievements, wishes.achievements === true);
    const prospect = useMemo(
      () =>
        prospectOf(props.entry, {
          ...{ game, odds: wishes, today, jadeLeft: jade },
          ...playerOf(game, documents),
        }),
      [props.entry, wishes, jade, documents],
    );
    return prospect?.ok ? (
      <Breakdown {...props} planner={planner} prospect={prospect.value} />
    ) : null;
  };
}

function playerOf(game: WarpData, documents: Parameters<typeof collectionOf>[1]) {
  return { collection: collectionOf(game, documents), standing: standingBy(game, documents) };
}

interface BreakdownProps extends UnpulledProps {
  readonly planner: PlannerStore;
  readonly prospect: Prospect;
}

function Breakdown({ entry, lines, planner, prospect }: BreakdownProps) {
  const game = useGame('planner');
  const { settings } = useDocuments(planner).documents.planner;
  const name = subjectName(game, entry).text;
  const power = useMemo(() => powerOf(game.tables, lines, settings), [game, lines, settings]);
  const { t, language, share, number, day } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const span = (of: (chance: number) => number, format: (value: number) => string) => {
    const [low, high] = prospect.chance
      .map(of)
      .sort((a, b) => a - b)
      .map((value) => format(value));
    return low === high ? (low ?? '') : t('unpulled.range', { low: low ?? '', high: high ?? '' });
  };
  const chance = span(
    (part) => part,
    (part) => share(part, 0),
  );
  const lost = span((part) => atRisk(power, part), number);
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      <p className="figures flex flex-wrap items-center gap-x-3">
        <span>{t('unpulled.notYours')}</span>
        <Link
          to={`/${language}/warp#odds`}
          className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {prospect.until === null
            ? t('unpulled.today', { share: chance })
            : t('unpulled.byDay', { share: chance, day: day(prospect.until) })}
        </Link>
        {power > 0 && (
          <span className="inline-flex items-center">
            {t('unpulled.risk', { number: lost })}
            <button
              type="button"
              aria-label={t('unpulled.ask', { name })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
              className="tap inline-flex min-w-11 items-center justify-center rounded-control text-ink-faint hover:text-ink"
            >
              <Info size={15} strokeWidth={1.5} aria-hidden />
            </button>
          </span>
        )}
      </p>
      {isOpen && (
        <p id={id} className="max-w-prose border-s-2 border-line-strong ps-3">
          {t('unpulled.explain', {
            total: number(power),
            share: span(
              (part) => 1 - part,
              (part) => share(part, 0),
            ),
            number: lost,
          })}
        </p>
      )}
    </div>
  );
}
