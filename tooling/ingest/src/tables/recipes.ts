import * as z from 'zod';
import { curated } from '../curated.ts';
import { cost, id, zero } from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const ItemComposeConfig = rawTable(
  'ItemComposeConfig',
  ['ID'],
  z.object({
    ID: id,
    FuncType: z.enum(['Compose', 'Replace']),
    FormulaType: z.enum(['Normal', 'Sepcial', 'SelectedRelic']),
    Type: id,
    ItemID: id,
    MaterialCost: cost,
    SpecialMaterialCost: z.array(id),
    SpecialMaterialCostNumber: id.optional(),
    CoinCost: zero,
    WorldLevelRequire: id.optional(),
    FormulaRequire: id.optional(),
    LimitType: z.enum(['NotLimit', 'Weekly', 'Monthly']),
    LimitValue: id.optional(),
  }),
);
type Row = RowOf<typeof ItemComposeConfig>;

const Gathered = z.object({
  recipes: z.array(
    z.object({ makes: id, from: id, count: id, credits: zero, equilibrium: id.optional() }),
  ),
});

/** Gathered recipes have no id of the game: theirs are beyond any, made of what they make. */
const GATHERED = 10_000_000;

/** Synthesis, exchanges of one tier, food and relic recipes; gathered ones for what the tables cannot make. */
export function readRecipes({ dump }: Source, items: ReadonlySet<number>) {
  const rows = dump
    .table(ItemComposeConfig)
    .sort((a, b) => a.ID - b.ID)
    .map((row) => ({
      id: row.ID,
      kind: kindOf(row),
      makes: row.ItemID,
      materials: row.MaterialCost,
      anyOf: row.SpecialMaterialCostNumber && {
        items: row.SpecialMaterialCost,
        count: row.SpecialMaterialCostNumber,
      },
      credits: row.CoinCost,
      equilibrium: row.WorldLevelRequire,
      needs: row.FormulaRequire,
      limit:
        row.LimitType === 'NotLimit' || row.LimitValue === undefined
          ? undefined
          : { period: row.LimitType === 'Weekly' ? 'weekly' : 'monthly', count: row.LimitValue },
    }));
  const made = new Set(rows.map((row) => row.makes));
  const gathered = curated('recipes', Gathered)
    .recipes.filter(({ makes, from }) => !made.has(makes) && items.has(makes) && items.has(from))
    .map(({ makes, from, count, credits, equilibrium }) => ({
      id: GATHERED + makes,
      kind: 'synthesis' as const,
      makes,
      materials: [{ id: from, count }],
      anyOf: undefined,
      credits,
      equilibrium,
      needs: undefined,
      limit: undefined,
    }));
  return [...rows, ...gathered];
}

/** Type 2 is food; relic recipes name relics to choose from; 'Replace' swaps items of one tier. */
function kindOf(row: Row): 'synthesis' | 'exchange' | 'food' | 'relic' {
  if (row.FormulaType === 'SelectedRelic') return 'relic';
  if (row.FuncType === 'Replace') return 'exchange';
  return row.Type === 2 ? 'food' : 'synthesis';
}
