import type { BannerPhase } from '@trailbook/pages';

const DAY_MS = 86_400_000;
/** The clock that the phases' instants are of. */
const ZONE_MS = 8 * 3_600_000;

/** A phase of banners that is not over, and how a player stands to it today. */
export interface ShownPhase {
  readonly phase: BannerPhase;
  readonly state: 'toCome' | 'runs';
  /** Calendar days until it begins or ends. */
  readonly days: number;
}

/** As many as stand beside the carousel. Rule S24. */
export const SHOWN_PHASES = 3;

/** The first phases that run or are to come. Rule S24. */
export function shownPhases(phases: readonly BannerPhase[], now: number): ShownPhase[] {
  return phases.flatMap((phase) => shownPhase(phase, now) ?? []).slice(0, SHOWN_PHASES);
}

/** The phase after which no banner is known. */
export function endOfPhases(phases: readonly BannerPhase[]): BannerPhase | undefined {
  return phases.reduce<BannerPhase | undefined>(
    (last, phase) => (last && last.endsAt >= phase.endsAt ? last : phase),
    undefined,
  );
}

/** When the version that runs ends, in calendar days; undefined where none is known to run. */
export function daysOfVersion(
  phases: readonly BannerPhase[],
  now: number,
): { readonly version: string; readonly days: number } | undefined {
  const running = phases.find((phase) => shownPhase(phase, now)?.state === 'runs');
  if (!running) return undefined;
  const { version } = running;
  const ends = phases.filter((phase) => phase.version === version).map(({ endsAt }) => endsAt);
  return { version, days: daysUntil(Math.max(...ends), now) };
}

function shownPhase(phase: BannerPhase, now: number): ShownPhase | undefined {
  const { startsAt, endsAt } = phase;
  if (now < startsAt) return { phase, state: 'toCome', days: daysUntil(startsAt, now) };
  if (now < endsAt) return { phase, state: 'runs', days: daysUntil(endsAt, now) };
  return undefined;
}

/** By the calendar at the server: what ends after midnight ends tomorrow. */
function daysUntil(instant: number, now: number): number {
  const dayOf = (moment: number) => Math.floor((moment + ZONE_MS) / DAY_MS);
  return dayOf(instant) - dayOf(now);
}
