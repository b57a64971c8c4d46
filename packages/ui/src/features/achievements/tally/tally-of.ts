import type { Counted } from '@trailbook/core/internal/achievements';
import type { AchievementTally } from '@trailbook/pages';

/** What sums are made of, as the functions of sums take it. */
export interface Tally {
  readonly all: readonly Counted[];
  readonly bySeries: ReadonlyMap<number, readonly Counted[]>;
  readonly exclusive: readonly (readonly Counted[])[];
}

export function tallyOf({ series, exclusive }: AchievementTally): Tally {
  const bySeries = new Map(
    series.map(({ id, achievements }) => [
      id,
      achievements.map(([own, jade]) => ({ id: own, jade })),
    ]),
  );
  const all = [...bySeries.values()].flat();
  const byId = new Map(all.map((one) => [one.id, one]));
  return {
    all,
    bySeries,
    exclusive: exclusive.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])),
  };
}
