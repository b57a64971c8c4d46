import type { Documents } from '@trailbook/core/internal/user-data';
import {
  affordablePulls,
  OBSERVED_CHANCES,
  type Standing,
  versionStarts,
} from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import type { OddsQuestion } from './odds-answer.ts';

type Odds = Documents['odds'];
/** The banners, which tell when versions begin. */
type VersionsOf = Pick<WarpData, 'banners' | 'unnumbered'>;

/** When a question is asked, and what beside the wishes it rests on. */
export interface OddsCircumstances {
  readonly today: string;
  /** Jade that achievements still give; counted where the player wants it to be. */
  readonly jadeLeft?: number | undefined;
}

/** The pulls that savings and income come to. */
export function pullsUntil(
  { banners, unnumbered }: VersionsOf,
  { savings, income, until, achievements }: Odds,
  { today, jadeLeft = 0 }: OddsCircumstances,
): number {
  const last = until !== null && until > today ? until : today;
  const { jade, passes } = savings ?? { jade: 0, passes: 0 };
  const saved = { jade: jade + (achievements ? jadeLeft : 0), passes };
  return affordablePulls(saved, income, {
    from: savings?.on ?? today,
    until: last,
    versions: versionStarts([...banners.values(), ...unnumbered], last),
  });
}

/** Who has to save for longer is told no day: chances and banners will not be the same by then. */
const FAR_DAYS = 3 * 365;
const DAY_MS = 86_400_000;

/** The first day after today on which there are so many pulls; undefined where there are today, or not for years. */
export function dayWith(
  game: VersionsOf,
  odds: Odds,
  { pulls, ...circumstances }: OddsCircumstances & { readonly pulls: number },
): string | undefined {
  const dayAfter = (days: number) =>
    new Date(Date.parse(circumstances.today) + days * DAY_MS).toISOString().slice(0, 10);
  const isEnough = (days: number) =>
    pullsUntil(game, { ...odds, until: dayAfter(days) }, circumstances) >= pulls;
  let [short, enough] = [0, FAR_DAYS];
  if (isEnough(short) || !isEnough(enough)) return undefined;
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else short = middle;
  }
  return dayAfter(enough);
}

/** What the wishes ask; undefined where nothing is wished for. */
export function questionOf(
  game: VersionsOf,
  odds: Odds,
  { standing, ...circumstances }: OddsCircumstances & { readonly standing: Standing },
): OddsQuestion | undefined {
  if (odds.targets.length === 0) return undefined;
  return {
    state: standing.state,
    open: standing.open.filter((type) => odds.targets.some((target) => target.type === type)),
    steps: odds.targets.map(({ type, copies }) => ({ type, copies })),
    pulls: pullsUntil(game, odds, circumstances),
    featured: odds.featured === 'observed' ? OBSERVED_CHANCES : {},
  };
}
