import * as z from 'zod';
import { hash, id, zero } from '../dump/raw.ts';
import { rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const ExpeditionData = rawTable(
  'ExpeditionData',
  ['ExpeditionID'],
  z.object({ ExpeditionID: id, Name: hash }),
);

const ExpeditionReward = rawTable(
  'ExpeditionReward',
  ['ExpeditionID', 'Duration'],
  z.object({ ExpeditionID: id, Duration: id, RewardID: id, ExtraRewardID: id.optional() }),
);

const RewardData = rawTable(
  'RewardData',
  ['RewardID'],
  z.object({
    RewardID: id,
    ItemID_1: id.optional(),
    Count_1: zero,
    ItemID_2: id.optional(),
    Count_2: zero,
    ItemID_3: id.optional(),
    Count_3: zero,
    ItemID_4: id.optional(),
    Count_4: zero,
  }),
);

/** What characters bring back from assignments, by how long they are away; `bonus` is what fitting ones bring beside. */
export function readAssignments({ dump, names }: Source, items: ReadonlySet<number>) {
  const loses = 'items do not say which assignments bring them';
  const lengths = Map.groupBy(dump.table(ExpeditionReward, loses), (row) => row.ExpeditionID);
  const rewards = new Map(dump.table(RewardData, loses).map((row) => [row.RewardID, row]));
  const itemsOf = (reward: number | undefined) => {
    const row = rewards.get(reward ?? 0);
    return ([1, 2, 3, 4] as const).flatMap((place) => {
      const item = row?.[`ItemID_${place}`];
      const count = row?.[`Count_${place}`];
      return item && count && items.has(item) ? [{ id: item, count }] : [];
    });
  };
  return dump
    .table(ExpeditionData, loses)
    .sort((a, b) => a.ExpeditionID - b.ExpeditionID)
    .map(({ ExpeditionID, Name }) => {
      names.claim('assignment', ExpeditionID, Name);
      return {
        id: ExpeditionID,
        lengths: (lengths.get(ExpeditionID) ?? [])
          .sort((a, b) => a.Duration - b.Duration)
          .map((row) => ({
            hours: row.Duration,
            items: itemsOf(row.RewardID),
            bonus: itemsOf(row.ExtraRewardID),
          })),
      };
    });
}
