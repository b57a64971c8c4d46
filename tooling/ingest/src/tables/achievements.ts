import * as z from 'zod';
import { curated } from '../curated.ts';
import { hash, id, path, picture, value, zero } from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import { createPageIds } from '../page-ids.ts';
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
    ParamList: z.array(value).default([]),
    Priority: zero,
    Rarity: z.enum(['Low', 'Mid', 'High']),
    ShowType: z.enum(['ShowAfterFinish', 'HiddenDesc']).optional(),
  }),
);

const QuestData = rawTable(
  'QuestData',
  ['QuestID'],
  z.object({ QuestID: id, RewardID: id.optional(), FinishWayID: id.optional() }),
);
/** What is asked for and how much of it; other columns say of what. */
const FinishWay = rawTable(
  'FinishWay',
  ['ID'],
  z.looseObject({ ID: id, Progress: zero, ParamType: z.string(), ParamInt1: z.int().optional() }),
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
export function readAchievements(source: Source) {
  const { dump, names, texts } = source;
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
  const series = dump.table(AchievementSeries, loses).sort((a, b) => a.SeriesID - b.SeriesID);
  const pageIds = createPageIds(
    source,
    series.map((row) => ({ id: row.SeriesID, name: row.SeriesTitle, suffix: 'series' })),
  );
  return {
    series: series.map((row) => {
      names.claim('achievementSeries', row.SeriesID, row.SeriesTitle);
      return {
        id: row.SeriesID,
        pageId: pageIds.get(row.SeriesID),
        order: row.Priority,
        icon: picture(row.MainIconPath),
      };
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
        params: row.ParamList.length > 0 ? row.ParamList : undefined,
        version: versions.get(row.AchievementID),
      };
    }),
    exclusive: gathered.exclusive.filter((ids) => ids.every((id) => known.has(id))),
    stages: readStages(source, rows, quests),
  };
}

/** What an achievement asks for, as far as others ask for more or less of the same. */
interface Requirement {
  readonly id: number;
  readonly what: string;
  /** How much, the most telling first. */
  readonly amounts: readonly number[];
}

/**
 * Achievements of a series that ask for more and more of the same, the least first: their ways to be finished differ
 * in the amounts alone, or their English titles in a number, as 'Path Traces (II)'.
 */
function readStages(
  { dump }: Source,
  rows: readonly RowOf<typeof AchievementData>[],
  quests: ReadonlyMap<number, RowOf<typeof QuestData>>,
): number[][] {
  const loses = 'achievements of several stages stand one by one';
  const ways = new Map(dump.table(FinishWay, loses).map((way) => [way.ID, way]));
  const byWay = inStages(
    rows.flatMap((row) => {
      const way = ways.get(quests.get(row.QuestID)?.FinishWayID ?? 0);
      return way ? [{ id: row.AchievementID, ...requirementOf(way, row.SeriesID) }] : [];
    }),
  );
  const staged = new Set(byWay.flat());
  const english = dump.textMap('en');
  const byTitle = inStages(
    rows.flatMap((row) => {
      const numbered = /^(.+) \(([IVX]+)\)$/.exec(english.get(row.AchievementTitle) ?? '');
      if (!numbered || staged.has(row.AchievementID)) return [];
      const [, title, numeral = ''] = numbered;
      const amounts = [NUMERALS.indexOf(numeral)];
      return [{ id: row.AchievementID, what: `${row.SeriesID} ${title}`, amounts }];
    }),
  );
  return [...byWay, ...byTitle].sort(([a = 0], [b = 0]) => a - b);
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Where 'at least' so much of something is asked for, that is an amount too. */
function requirementOf(way: RowOf<typeof FinishWay>, series: number): Omit<Requirement, 'id'> {
  const { ID: _, Progress: times, ParamInt1: param = 0, ...others } = way;
  const isAtLeast = others.ParamType === 'GreaterEqual';
  const columns = Object.entries({ ...others, param: isAtLeast ? 0 : param });
  const what = JSON.stringify([series, ...columns.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return { what, amounts: [isAtLeast ? param : 0, times] };
}

/** Those that ask for the same, each for more than the one before it. */
function inStages(requirements: readonly Requirement[]): number[][] {
  return [...Map.groupBy(requirements, ({ what }) => what).values()]
    .map((same) => same.sort(byAmounts))
    .filter((same) => same.length > 1 && same.every((one, at) => isMore(one, same[at - 1])))
    .map((same) => same.map(({ id }) => id));
}

function byAmounts({ amounts: a }: Requirement, { amounts: b }: Requirement): number {
  const at = a.findIndex((amount, place) => amount !== b[place]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}

function isMore({ amounts }: Requirement, before: Requirement | undefined): boolean {
  const differences = amounts.map((amount, place) => amount - (before?.amounts[place] ?? -1));
  return differences.every((by) => by >= 0) && differences.some((by) => by > 0);
}
