import { CREDIT } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { hash, id, zero } from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const MonsterDrop = rawTable(
  'MonsterDrop',
  ['MonsterTemplateID', 'WorldLevel'],
  z.object({
    MonsterTemplateID: id,
    WorldLevel: zero,
    DisplayItemList: z.array(z.object({ ItemID: id })),
  }),
);

const MonsterTemplateConfig = rawTable(
  'MonsterTemplateConfig',
  ['MonsterTemplateID'],
  z.object({ MonsterTemplateID: id, MonsterName: hash, TemplateGroupID: id.optional() }),
);
type Template = RowOf<typeof MonsterTemplateConfig>;

const LOSES = 'items do not say which enemies drop them';

/** All items that enemies drop. */
export function itemsOfEnemies({ dump }: Source): number[] {
  return dump
    .table(MonsterDrop, LOSES)
    .flatMap((row) => row.DisplayItemList.map((item) => item.ItemID));
}

/**
 * What enemies drop, at whatever equilibrium level; credits, which nearly all drop, apart. The forms of one enemy are one:
 * those of a group of templates, and of one name.
 */
export function readEnemies({ dump, names }: Source, items: ReadonlySet<number>) {
  const drops = Map.groupBy(dump.table(MonsterDrop, LOSES), (row) => row.MonsterTemplateID);
  const templates = dump
    .table(MonsterTemplateConfig, LOSES)
    .sort((a, b) => a.MonsterTemplateID - b.MonsterTemplateID);
  return [...Map.groupBy(templates, kindOf).values()].flatMap((forms) => {
    const found = new Set(
      forms
        .flatMap((form) => drops.get(form.MonsterTemplateID) ?? [])
        .flatMap((row) => row.DisplayItemList.map((item) => item.ItemID))
        .filter((item) => item !== CREDIT && items.has(item)),
    );
    const [first] = forms;
    if (!first || found.size === 0) return [];
    names.claim('enemy', first.MonsterTemplateID, first.MonsterName);
    return [{ id: first.MonsterTemplateID, drops: [...found].sort((a, b) => a - b) }];
  });
}

function kindOf({ TemplateGroupID, MonsterName }: Template): string {
  return TemplateGroupID ? String(TemplateGroupID) : `name ${MonsterName}`;
}
