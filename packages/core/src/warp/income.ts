import { JADE_PER_PULL } from './statistics.ts';

/** What a player has, in jade and in passes. */
export interface Savings {
  readonly jade: number;
  readonly passes: number;
}

/** What comes in. */
export interface Income {
  readonly daily: Savings;
  /** With each new version: its codes, its shop, its events. */
  readonly byVersion: Savings;
}

/**
 * Pulls that can be afforded on a day.
 *
 * `from` is the day of the savings, `YYYY-MM-DD`, and what it brings itself is among them; `until` is the day of the
 * pulls, before `from` there is what there is; `versions` are first days of versions, past ones too.
 */
export function affordablePulls(
  savings: Savings,
  income: Income,
  { from, until, versions }: { from: string; until: string; versions: readonly string[] },
): number {
  const days = Math.max(0, daysBetween(from, until));
  const started = versions.filter((day) => from < day && day <= until).length;
  const total = (kind: keyof Savings) =>
    savings[kind] + days * income.daily[kind] + started * income.byVersion[kind];
  return Math.floor(total('jade') / JADE_PER_PULL + HAIR) + Math.floor(total('passes') + HAIR);
}

/** A fortieth of a jade is none. */
const HAIR = 1e-9;
const DAY = 86_400_000;

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** Days that a version lasts. Source: the versions of banners.json, with few exceptions. */
const VERSION_DAYS = 42;

/**
 * First days of versions until a day: those of the banners, and after the last of them one every six weeks.
 *
 * @param banners - with `version` and `start` where known
 */
export function versionStarts(
  banners: readonly {
    readonly version?: string | undefined;
    readonly start?: string | undefined;
  }[],
  until: string,
): string[] {
  const first = new Map<string, string>();
  for (const { version, start } of banners) {
    const day = start?.slice(0, 10);
    if (!version || !day) continue;
    const known = first.get(version);
    if (!known || day < known) first.set(version, day);
  }
  const starts = [...first.values()].sort();
  for (let last = starts.at(-1); last && last <= until; last = starts.at(-1)) {
    starts.push(
      new Date(Date.parse(`${last}T00:00:00Z`) + VERSION_DAYS * DAY).toISOString().slice(0, 10),
    );
  }
  return starts.filter((day) => day <= until);
}
