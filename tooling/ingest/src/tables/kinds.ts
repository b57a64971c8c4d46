import { elementKey, pathKey } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { element, hash, pathWord } from '../dump/raw.ts';
import { rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const AvatarBaseType = rawTable(
  'AvatarBaseType',
  ['ID'],
  z.object({ ID: pathWord.optional(), BaseTypeText: hash }),
);
const DamageType = rawTable('DamageType', ['ID'], z.object({ ID: element, DamageTypeName: hash }));

/** Names of paths and elements. */
export function readKinds({ dump, names }: Source): void {
  for (const row of dump.table(AvatarBaseType)) {
    if (row.ID) names.claim('path', pathKey(row.ID), row.BaseTypeText);
  }
  for (const row of dump.table(DamageType)) {
    names.claim('element', elementKey(row.ID), row.DamageTypeName);
  }
}
