import * as z from 'zod';
import { hash, id, path, picture, zero } from '../raw.ts';
import { rawTable } from '../raw-table.ts';
import type { Source } from '../source.ts';

const AchievementSeries = rawTable(
  'AchievementSeries',
  ['SeriesID'],
  z.object({
    SeriesID: id,
    SeriesTitle: hash,
    MainIconPath: path,
    Priority: zero,
  }),
);

const AchievementData = rawTable(
  'AchievementData',
  ['AchievementID'],
  z.object({
    AchievementID: id,
    SeriesID: id,
    QuestID: id,
    AchievementTitle: hash,
    AchievementDesc: hash.optional(),
    Priority: zero,
    Rarity: z.enum(['Low', 'Mid', 'High']),
    ShowType: z.enum(['ShowAfterFinish', 'HiddenDesc']).optional(),
  }),
);

const QuestData = rawTable(
  'QuestData',
  ['QuestID'],
  z.object({ QuestID: id, RewardID: id.optional() }),
);
const RewardData = rawTable('RewardData', ['RewardID'], z.object({ RewardID: id, Hcoin: zero }));

const RARITIES = { Low: 'low', Mid: 'mid', High: 'high' } as const;
const HIDDEN = { ShowAfterFinish: 'untilDone', HiddenDesc: 'description' } as const;

/** Achievements by series, each with the stellar jade that its quest rewards. */
export function readAchievements({ dump, names, texts }: Source) {
  const loses = 'the achievement pages will be empty';
  const quests = new Map(
    dump.table(QuestData, 'achievements show no reward').map((row) => [row.QuestID, row]),
  );
  const rewards = new Map(
    dump.table(RewardData, 'achievements show no reward').map((row) => [row.RewardID, row.Hcoin]),
  );
  return {
    series: dump
      .table(AchievementSeries, loses)
      .sort((a, b) => a.SeriesID - b.SeriesID)
      .map((row) => {
        names.claim('achievementSeries', row.SeriesID, row.SeriesTitle);
        return { id: row.SeriesID, order: row.Priority, icon: picture(row.MainIconPath) };
      }),
    achievements: dump
      .table(AchievementData, loses)
      .sort((a, b) => a.AchievementID - b.AchievementID)
      .map((row) => {
        names.claim('achievement', row.AchievementID, row.AchievementTitle);
        texts.claim('achievementDescription', row.AchievementID, row.AchievementDesc);
        return {
          id: row.AchievementID,
          series: row.SeriesID,
          order: row.Priority,
          rarity: RARITIES[row.Rarity],
          jade: rewards.get(quests.get(row.QuestID)?.RewardID ?? 0) ?? 0,
          hidden: row.ShowType && HIDDEN[row.ShowType],
        };
      }),
  };
}
