import type { Region } from '../basics/servers.ts';
import { dayStart, nextDayStart, nextWeekStart, serverDay } from '../planner/week.ts';
import type { BannerType } from '../warp/banner-types.ts';
import { bannerMoments, type Phase } from './banner-moments.ts';
import type { CalendarKind } from './kinds.ts';

interface Dated {
  /** The same for as long as it is the same event, also when its time becomes another. */
  readonly id: string;
  /** In milliseconds; of a repeated one the first time. */
  readonly at: number;
}

/** Something that happens at a known time. */
export type CalendarEvent = Dated &
  (
    | { readonly kind: 'daily' | 'weekly' | 'shop' }
    | {
        readonly kind: 'banners';
        readonly edge: 'begin' | 'end';
        readonly version: string;
        readonly featured: readonly string[];
      }
    /** These take a whole day: the server's, counted from 1 January 1970. */
    | { readonly kind: 'warps'; readonly day: number; readonly type: BannerType }
    | { readonly kind: 'plan'; readonly day: number }
  );

/** When the game no longer shows what was pulled since the last import. Rule W42. */
export interface WarpsLeaving {
  readonly type: BannerType;
  readonly by: number;
}

/** What is known of the game and of the player. */
export interface CalendarFacts {
  readonly region: Region;
  readonly phases: readonly Phase[];
  readonly warps: readonly WarpsLeaving[];
  /** The server's day when everything of the plan is done. */
  readonly planDoneOn?: number | undefined;
}

/**
 * The events of some kinds from a moment on, in the order of time.
 *
 * @param from - in milliseconds
 */
export function calendarEvents(
  facts: CalendarFacts,
  kinds: readonly CalendarKind[],
  from: number,
): CalendarEvent[] {
  return kinds.flatMap((kind) => EVENTS[kind](facts, from)).sort((a, b) => a.at - b.at);
}

const EVENTS: Readonly<
  Record<CalendarKind, (facts: CalendarFacts, from: number) => readonly CalendarEvent[]>
> = {
  daily: ({ region }, from) => [
    { kind: 'daily', id: `daily-${region}`, at: nextDayStart(from, region) },
  ],
  weekly: ({ region }, from) => [
    { kind: 'weekly', id: `weekly-${region}`, at: nextWeekStart(from, region) },
  ],
  shop: ({ region }, from) => [
    { kind: 'shop', id: `shop-${region}`, at: nextMonthStart(from, region) },
  ],
  banners: ({ phases, region }, from) =>
    bannerMoments(phases, region)
      .filter(({ at }) => at >= from)
      .map(({ edge, version, ordinal, at, featured }) => ({
        ...{ kind: 'banners', id: `banners-${edge}-${version}-${ordinal}-${region}` },
        ...{ edge, version, at, featured },
      })),
  warps: ({ warps, region }, from) =>
    warps
      .filter(({ by }) => by > from)
      .map(({ type, by }) => {
        // The last day on which nothing is lost yet.
        const day = serverDay(by, region) - 1;
        return { kind: 'warps', id: `warps-${type}`, at: dayStart(day, region), day, type };
      }),
  plan: ({ planDoneOn: day, region }, from) =>
    // Today's too, which has begun already.
    day === undefined || day < serverDay(from, region)
      ? []
      : [{ kind: 'plan', id: 'plan', at: dayStart(day, region), day }],
};

/**
 * When the server's next month begins, in milliseconds.
 *
 * @param now - in milliseconds
 */
export function nextMonthStart(now: number, region: Region): number {
  const today = new Date(serverDay(now, region) * DAY_MS);
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1);
  return dayStart(first / DAY_MS, region);
}

const DAY_MS = 86_400_000;
