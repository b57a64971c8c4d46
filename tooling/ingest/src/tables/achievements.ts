import * as z from 'zod';
import { curated } from '../curated.ts';
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

/** What every achievement whose reward stands in the tables gives, by its rarity. */
const JADE = { Low: 5, Mid: 10, High: 20 } as const;

const Gathered = z.object({
  versions: z.record(z.string(), z.array(id)),
  exclusive: z.array(z.array(id).min(2)),
});

/** Achievements by series, each with the stellar jade that its quest rewards and the version that brought it. */
export function readAchievements({ dump, names, texts }: Source) {
  const loses = 'the achievement pages will be empty';
  const quests = new Map(
    dump
      .table(QuestData, 'achievements show what their rarity gives')
      .map((row) => [row.QuestID, row]),
  );
  const rewards = new Map(
    dump
      .table(RewardData, 'achievements show what their rarity gives')
      .map((row) => [row.RewardID, row.Hcoin]),
  );
  const gathered = curated('achievements', Gathered);
  const versions = new Map(
    Object.entries(gathered.versions).flatMap(([version, ids]) => ids.map((id) => [id, version])),
  );
  const rows = dump.table(AchievementData, loses).sort((a, b) => a.AchievementID - b.AchievementID);
  const known = new Set(rows.map((row) => row.AchievementID));
  return {
    series: dump
      .table(AchievementSeries, loses)
      .sort((a, b) => a.SeriesID - b.SeriesID)
      .map((row) => {
        names.claim('achievementSeries', row.SeriesID, row.SeriesTitle);
        return { id: row.SeriesID, order: row.Priority, icon: picture(row.MainIconPath) };
      }),
    achievements: rows.map((row) => {
      names.claim('achievement', row.AchievementID, row.AchievementTitle);
      texts.claim('achievementDescription', row.AchievementID, row.AchievementDesc);
      return {
        id: row.AchievementID,
        series: row.SeriesID,
        order: row.Priority,
        rarity: RARITIES[row.Rarity],
        jade: rewards.get(quests.get(row.QuestID)?.RewardID ?? 0) ?? JADE[row.Rarity],
        hidden: row.ShowType && HIDDEN[row.ShowType],
        version: versions.get(row.AchievementID),
      };
    }),
    exclusive: gathered.exclusive.filter((ids) => ids.every((id) => known.has(id))),
  };
}
