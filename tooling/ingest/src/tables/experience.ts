import * as z from 'zod';
import { IngestError } from '../dump/dump.ts';
import { id, zero } from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const ExpType = rawTable(
  'ExpType',
  ['TypeID', 'Level'],
  z.object({ TypeID: id, Level: id, Exp: zero }),
);
const EquipmentExpType = rawTable(
  'EquipmentExpType',
  ['ExpType', 'Level'],
  z.object({ ExpType: id, Level: id, Exp: zero }),
);
const AvatarExpItemConfig = rawTable(
  'AvatarExpItemConfig',
  ['ItemID'],
  z.object({ ItemID: id, Exp: id }),
);
const EquipmentExpItemConfig = rawTable(
  'EquipmentExpItemConfig',
  ['ItemID'],
  z.object({ ItemID: id, ExpProvide: id, CoinCost: id }),
);
const ConstValueCommon = rawTable(
  'ConstValueCommon',
  ['ConstValueName'],
  z.object({
    ConstValueName: z.string(),
    Value: z.record(z.string(), z.unknown()),
  }),
);

/** Light cones of 3, 4 and 5 stars use experience types 1, 2 and 3; all characters use type 1. */
const LIGHT_CONE_TYPES = { '3': 1, '4': 2, '5': 3 } as const;

/** Experience by level, and what the items that give it are worth. */
export function readExperience({ dump }: Source, maxLevel: number) {
  const characterRows = dump.table(ExpType).filter((row) => row.TypeID === 1);
  const lightConeRows = dump.table(EquipmentExpType);
  const expPerCredit = constant(dump.table(ConstValueCommon), 'Exp_SoftCoin_Cost');

  return {
    character: byLevel(characterRows, maxLevel),
    lightCone: Object.fromEntries(
      Object.entries(LIGHT_CONE_TYPES).map(([rarity, type]) => [
        rarity,
        byLevel(
          lightConeRows.filter((row) => row.ExpType === type),
          maxLevel,
        ),
      ]),
    ),
    characterItems: dump
      .table(AvatarExpItemConfig)
      .map((row) => ({ id: row.ItemID, exp: row.Exp, credits: row.Exp / expPerCredit }))
      .sort(largestFirst),
    lightConeItems: dump
      .table(EquipmentExpItemConfig)
      .map((row) => ({ id: row.ItemID, exp: row.ExpProvide, credits: row.CoinCost }))
      .sort(largestFirst),
  };
}

function byLevel(rows: readonly { Level: number; Exp: number }[], maxLevel: number): number[] {
  return rows
    .filter((row) => row.Level < maxLevel)
    .sort((a, b) => a.Level - b.Level)
    .map((row) => row.Exp);
}

function largestFirst(a: { exp: number }, b: { exp: number }): number {
  return b.exp - a.exp;
}

function constant(rows: readonly RowOf<typeof ConstValueCommon>[], name: string): number {
  const found = rows.find((row) => row.ConstValueName === name)?.Value.IntValue;
  if (typeof found !== 'number')
    throw new IngestError(`Table ConstValueCommon: no number ${name}.`);
  return found;
}
