import type { BannerPhase } from '@trailbook/pages';

const DAY_MS = 86_400_000;
/** The clock that the phases' instants are of. */
const ZONE_MS = 8 * 3_600_000;

/** A phase of banners, and how a player stands to it today. */
export interface ShownPhase {
  readonly phase: BannerPhase;
  readonly state: 'toCome' | 'runs' | 'over';
  /** Calendar days until it begins or ends; none of one that is over. */
  readonly days?: number;
}

/** As many as the page has room for. */
export const SHOWN_PHASES = 4;

/** The phases from the first that is not over; as many as there is room for, filled up with those before. */
export function shownPhases(phases: readonly BannerPhase[], now: number): ShownPhase[] {
  const states = phases.map((phase) => stateAt(phase, now));
  const current = states.findIndex(({ state }) => state !== 'over');
  const last = Math.max(0, states.length - SHOWN_PHASES);
  const first = current === -1 ? last : Math.min(current, last);
  return states.slice(first, first + SHOWN_PHASES);
}

/** When the version that runs ends, in calendar days; undefined where none is known to run. */
export function daysOfVersion(
  phases: readonly BannerPhase[],
  now: number,
): { readonly version: string; readonly days: number } | undefined {
  const running = phases.find((phase) => stateAt(phase, now).state === 'runs');
  if (!running) return undefined;
  const { version } = running;
  const ends = phases.filter((phase) => phase.version === version).map(({ endsAt }) => endsAt);
  return { version, days: daysUntil(Math.max(...ends), now) };
}

function stateAt(phase: BannerPhase, now: number): ShownPhase {
  const { startsAt, endsAt } = phase;
  if (now < startsAt) return { phase, state: 'toCome', days: daysUntil(startsAt, now) };
  if (now < endsAt) return { phase, state: 'runs', days: daysUntil(endsAt, now) };
  return { phase, state: 'over' };
}

/** By the calendar at the server: what ends after midnight ends tomorrow. */
function daysUntil(instant: number, now: number): number {
  const dayOf = (moment: number) => Math.floor((moment + ZONE_MS) / DAY_MS);
  return dayOf(instant) - dayOf(now);
}
