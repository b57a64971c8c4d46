import { ECHOES_A_WEEK } from '../planner/farming.ts';
import { dayStart, nextDayStart, nextWeekStart, serverDay, weekOf } from '../planner/week.ts';
import type { BannerType } from '../warp/banner-types.ts';
import { bannerMoments } from './banner-moments.ts';
import type { CalendarFacts } from './events.ts';
import type { ReminderKind } from './kinds.ts';

/** What of the player is known beside what a calendar holds. */
export interface ReminderFacts extends CalendarFacts {
  /** Echoes of War that were run in the week of a server's day; absent where no plan tells. */
  readonly echoes?: { readonly day: number; readonly done: number } | undefined;
}

/** How a player wants to be reminded. */
export interface ReminderWishes {
  readonly kinds: readonly ReminderKind[];
  /** How many days before warps leave the game's records. */
  readonly warpDays: number;
}

/** A word in time. */
export type Reminder = {
  /** The same for one occasion, so that it is told once. */
  readonly id: string;
  /** Until when it is true, in milliseconds. */
  readonly until: number;
} & (
  | { readonly kind: 'daily' }
  | { readonly kind: 'echoes'; readonly left: number }
  | { readonly kind: 'banners'; readonly featured: readonly string[] }
  | { readonly kind: 'warps'; readonly types: readonly BannerType[] }
  | { readonly kind: 'plan' }
);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Who comes later than this knows that a day has begun. */
const DAY_IS_NEW_MS = HOUR_MS;

/**
 * What a player should be told now. Each is due for a span of time, so that who opens a page within it hears of it too.
 * Rule S35.
 *
 * @param now - in milliseconds
 */
export function remindersDue(
  facts: ReminderFacts,
  { kinds, warpDays }: ReminderWishes,
  now: number,
): Reminder[] {
  return kinds.flatMap((kind) => DUE[kind](facts, now, warpDays));
}

const DUE: Readonly<
  Record<ReminderKind, (facts: ReminderFacts, now: number, warpDays: number) => Reminder[]>
> = {
  daily({ region }, now) {
    const day = serverDay(now, region);
    const until = dayStart(day, region) + DAY_IS_NEW_MS;
    return now < until ? [{ kind: 'daily', id: `daily-${day}`, until }] : [];
  },
  echoes({ region, echoes }, now) {
    const until = nextWeekStart(now, region);
    if (!echoes || until - now > DAY_MS) return [];
    const week = weekOf(serverDay(now, region));
    const left = ECHOES_A_WEEK - (weekOf(echoes.day) === week ? echoes.done : 0);
    return left > 0 ? [{ kind: 'echoes', id: `echoes-${week}`, until, left }] : [];
  },
  banners({ phases, region }, now) {
    return bannerMoments(phases, region)
      .filter(({ edge, at }) => edge === 'end' && isWithin(at - DAY_MS, now, at))
      .map(({ version, ordinal, at, featured }) => ({
        ...{ kind: 'banners', id: `banners-${version}-${ordinal}`, until: at, featured },
      }));
  },
  warps({ warps }, now, warpDays) {
    const due = warps.filter(({ by }) => isWithin(by - warpDays * DAY_MS, now, by));
    const [first, ...more] = due;
    if (!first) return [];
    const until = Math.min(first.by, ...more.map(({ by }) => by));
    // Told anew when another type is due, or the same after an import has put it off.
    const id = `warps-${due.map(({ type, by }) => `${type}.${Math.floor(by / DAY_MS)}`).join('-')}`;
    return [{ kind: 'warps', id, until, types: due.map(({ type }) => type) }];
  },
  plan({ planDoneOn, region }, now) {
    if (planDoneOn !== serverDay(now, region)) return [];
    return [{ kind: 'plan', id: `plan-${planDoneOn}`, until: nextDayStart(now, region) }];
  },
};

function isWithin(from: number, now: number, until: number): boolean {
  return from <= now && now < until;
}
