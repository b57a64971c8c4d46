import { countedIncome, type ForecastDocument } from '@trailbook/core/internal/user-data';
import { OBSERVED_CHANCES, type Standing, versionStarts } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import type { ForecastAsked } from './forecast-answer.ts';

interface Circumstances {
  readonly standing: Standing;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Jade that achievements still give; counted where the player wants it to be. */
  readonly jadeLeft?: number | undefined;
  /** The last day of the drawing, and the days of its points. */
  readonly until: string;
  readonly days: readonly string[];
}

/** Targets that can still be pulled for: one whose banner is over says nothing of what is to come. */
export function stillOpen<Target extends { readonly until: string }>(
  targets: readonly Target[],
  today: string,
): Target[] {
  return targets.filter(({ until }) => today <= until);
}

/** What a forecast asks. */
export function questionOf(
  { banners, unnumbered }: Pick<WarpData, 'banners' | 'unnumbered'>,
  document: ForecastDocument,
  { standing, today, jadeLeft = 0, until, days }: Circumstances,
): ForecastAsked {
  const { savings, targets, achievements, featured } = document;
  const { jade, passes, on } = savings ?? { jade: 0, passes: 0, on: today };
  const last = [until, ...targets.map((target) => target.until)].sort().at(-1) ?? until;
  return {
    state: standing.state,
    open: standing.open.filter((type) => targets.some((target) => target.type === type)),
    targets: targets.map(({ type, copies, from, until: end }) => ({
      ...{ type, copies, from, until: end },
    })),
    savings: { jade: jade + (achievements ? jadeLeft : 0), passes, on },
    income: countedIncome(document),
    versions: versionStarts([...banners.values(), ...unnumbered], last),
    today,
    featured: featured === 'observed' ? OBSERVED_CHANCES : {},
    days,
  };
}
