import { STAGE_KINDS, type StageKind } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { curated } from '../curated.ts';
import { hash, id, zero } from '../dump/raw.ts';
import { type RowOf, rawTable, tableLike } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const MappingInfo = rawTable(
  'MappingInfo',
  ['ID', 'WorldLevel'],
  z.object({
    ID: id,
    Type: z.string().optional(),
    FarmType: z.string().optional(),
    WorldLevel: zero,
    Name: hash.optional(),
    DisplayItemList: z.array(z.object({ ItemID: id })),
  }),
);

const CocoonConfig = rawTable(
  'CocoonConfig',
  ['ID', 'WorldLevel'],
  z.object({
    ID: id,
    WorldLevel: zero,
    MappingInfoID: id,
    StaminaCost: id,
    FarmType: z.string().optional(),
  }),
);

const FarmElementConfig = tableLike('FarmElementConfig', CocoonConfig);

const GOLDEN = new Set(['COCOON_AVATAR_EXP', 'COCOON_EQUIPMENT_EXP', 'COCOON_COIN']);

const Gathered = z.object({
  stages: z.array(
    z.object({
      id,
      kind: z.enum(STAGE_KINDS),
      power: id,
      drops: z.array(z.object({ id, equilibrium: zero })).min(1),
    }),
  ),
});

/** Where trailblaze power is spent, and what may drop there; gathered ones where the tables have none. */
export function readStages(source: Source, items: ReadonlySet<number>) {
  const rows = readTables(source);
  const known = new Set(rows.map((stage) => stage.id));
  const gathered = curated('stages', Gathered).stages.filter(
    ({ id, drops }) => !known.has(id) && drops.every((drop) => items.has(drop.id)),
  );
  for (const { id } of gathered) source.names.claim('stage', id, undefined);
  return [...rows, ...gathered].sort((a, b) => a.id - b.id);
}

function readTables({ dump, names }: Source) {
  const loses = 'no drop sources';
  const costs = new Map(
    [...dump.table(CocoonConfig, loses), ...dump.table(FarmElementConfig, loses)].map((row) => [
      row.MappingInfoID,
      row,
    ]),
  );
  const entrances = Map.groupBy(
    dump.table(MappingInfo, loses).filter((row) => row.Type === 'FARM_ENTRANCE'),
    (row) => row.ID,
  );
  return [...entrances]
    .sort(([a], [b]) => a - b)
    .flatMap(([stage, levels]) => {
      const cost = costs.get(stage);
      const kind = kindOf(levels[0]?.FarmType, cost?.FarmType);
      if (!cost || !kind) return [];
      names.claim('stage', stage, levels.find((level) => level.Name)?.Name);
      return [{ id: stage, kind, power: cost.StaminaCost, drops: dropsOf(levels) }];
    });
}

function kindOf(entrance?: string, cocoon?: string): StageKind | undefined {
  if (entrance === 'ELEMENT') return 'stagnantShadow';
  if (entrance === 'COCOON2') return 'echoOfWar';
  if (entrance === 'RELIC') return 'cavern';
  if (entrance === 'COCOON') return GOLDEN.has(cocoon ?? '') ? 'goldenCalyx' : 'crimsonCalyx';
  return undefined;
}

/** The union over equilibrium levels, since the tables leave some levels empty. */
function dropsOf(levels: readonly RowOf<typeof MappingInfo>[]) {
  const lowest = new Map<number, number>();
  for (const level of levels) {
    for (const { ItemID } of level.DisplayItemList) {
      lowest.set(ItemID, Math.min(lowest.get(ItemID) ?? level.WorldLevel, level.WorldLevel));
    }
  }
  return [...lowest]
    .sort(([a], [b]) => a - b)
    .map(([item, equilibrium]) => ({ id: item, equilibrium }));
}
