import type { Entry, ItemLines } from '@trailbook/core/internal/planner';
import type { Documents } from '@trailbook/core/internal/user-data';
import { complementOf } from '@trailbook/core/internal/warp';
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
import { atRisk, type ChanceSpan, type Prospect, powerOf, prospectsOf } from './prospect.ts';

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
  const prospectsFor = sharedProspects(game, readerDay(Date.now()));
  return function Unpulled(props: UnpulledProps) {
    const { documents } = useDocuments(warps);
    const wishes = useDocuments(odds).documents.odds;
    const { entries } = useDocuments(planner).documents.planner;
    const { jade } = useJadeLeft(achievements, wishes.achievements === true);
    const { id, custom, enabled } = props.entry;
    const prospects = prospectsFor(entries, wishes, documents, jade);
    const prospect = enabled && !custom && prospects.ok && prospects.value.get(Number(id));
    return prospect ? <Breakdown {...props} planner={planner} prospect={prospect} /> : null;
  };
}

type Prospects = ReturnType<typeof prospectsOf>;
type Basis = [
  entries: readonly Entry[],
  odds: Documents['odds'],
  warps: Parameters<typeof collectionOf>[1],
  jadeLeft: number | undefined,
];

/** The prospects of the whole plan: every entry asks for them, and they are worked out once. */
function sharedProspects(game: WarpData, today: string): (...basis: Basis) => Prospects {
  let last: { readonly basis: Basis; readonly prospects: Prospects } | undefined;
  return (...basis) => {
    if (last?.basis.every((part, at) => part === basis[at])) return last.prospects;
    const [entries, odds, warps, jadeLeft] = basis;
    const prospects = prospectsOf(entries, {
      ...{ game, odds, today, jadeLeft },
      collection: collectionOf(game, warps),
      standing: standingBy(game, warps),
    });
    last = { basis, prospects };
    return prospects;
  };
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
  const { t, language, chance, number, day } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const span = (chances: ChanceSpan, format: (chance: number) => string) => {
    const [low, high] = [...chances].sort((a, b) => a - b).map(format);
    return low === high ? (low ?? '') : t('unpulled.range', { low: low ?? '', high: high ?? '' });
  };
  const { before, until } = prospect;
  const shared = { share: span(prospect.chance, chance), number: before };
  const lost = span(prospect.chance, (part) => number(atRisk(power, part)));
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      <p className="figures flex flex-wrap items-center gap-x-3">
        <span>{t('unpulled.notYours')}</span>
        <Link
          to={`/${language}/warp#odds`}
          className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {until === null
            ? t(before > 0 ? 'unpulled.todayAfter' : 'unpulled.today', shared)
            : t(before > 0 ? 'unpulled.byDayAfter' : 'unpulled.byDay', {
                ...shared,
                day: day(until),
              })}
        </Link>
        <span className="inline-flex items-center">
          {power > 0 && t('unpulled.risk', { number: lost })}
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
      </p>
      {isOpen && (
        <div id={id} className="flex max-w-prose flex-col gap-1 border-s-2 border-line-strong ps-3">
          {before > 0 && (
            <p>{t('unpulled.alone', { share: span(prospect.alone, chance), number: before })}</p>
          )}
          <p>{t('unpulled.basis')}</p>
          {power > 0 && (
            <p>
              {t('unpulled.power', {
                total: number(power),
                share: span(prospect.chance, (part) => chance(complementOf(part))),
                number: lost,
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
