import { CONSUMABLE_KINDS } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { id } from '../dump/raw.ts';
import { rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const ItemUseBuffData = rawTable(
  'ItemUseBuffData',
  ['UseDataID'],
  z.object({
    /** Of food, the item's own id. */
    UseDataID: id,
    ConsumeType: z.int().min(1).max(CONSUMABLE_KINDS.length),
    UseTargetType: z.enum(['Alive', 'Dead']).optional(),
    PreviewHPRecoveryPercent: z.number().optional(),
    PreviewHPRecoveryValue: z.number().optional(),
    PreviewPowerPercent: z.number().optional(),
    PreviewSkillPoint: z.int().optional(),
  }),
);

/** What food and the like do, as far as the tables have it in figures: what they strengthen is told by sentences alone. */
export function readConsumables({ dump }: Source, items: ReadonlySet<number>) {
  return dump
    .table(ItemUseBuffData, 'consumables do not say what they do')
    .filter((row) => items.has(row.UseDataID))
    .sort((a, b) => a.UseDataID - b.UseDataID)
    .map((row) => ({
      id: row.UseDataID,
      kind: CONSUMABLE_KINDS[row.ConsumeType - 1],
      revives: row.UseTargetType === 'Dead' ? (true as const) : undefined,
      // Taken from whoever eats it where below zero.
      hpShare: row.PreviewHPRecoveryPercent,
      hp: row.PreviewHPRecoveryValue,
      energyShare: row.PreviewPowerPercent,
      techniquePoints: row.PreviewSkillPoint,
    }));
}
