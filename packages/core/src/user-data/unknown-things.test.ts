import { expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import type { CharacterId, LightConeId } from '../dataset/index.ts';
import {
  kindOf,
  measure,
  mergeData,
  type PlacedDocument,
  packBackup,
  type Row,
  readRows,
  rowsOf,
  unpackBackup,
} from './index.ts';

const UNKNOWN = {
  character: 9_998,
  lightCone: 99_998,
  item: 990_001,
  banner: 9_001,
  done: 4_999_999,
};

/** What a player brings who was elsewhere when the next version of the game came out. */
const data: PlacedDocument[] = [
  {
    profile: 'default',
    name: 'planner',
    document: {
      ...kindOf('planner').empty,
      entries: [
        { ...characterEntry(1102), id: UNKNOWN.character as CharacterId },
        { ...lightConeEntry(23000), id: UNKNOWN.lightCone as LightConeId, priority: 1 },
      ],
    },
  },
  {
    profile: 'default',
    name: 'inventory',
    document: { version: 3, items: { 2: 1_000, [UNKNOWN.item]: 37 } },
  },
  {
    profile: 'default',
    name: 'achievements',
    document: { version: 2, done: { [UNKNOWN.done]: 1_700_000_000_000 }, undone: {} },
  },
  {
    profile: 'default',
    name: 'warps/600000001/11',
    document: {
      version: 1,
      pulls: [
        {
          id: '1700000000000000001',
          gachaId: UNKNOWN.banner,
          itemId: UNKNOWN.character,
          time: '2026-12-01 10:00:00',
          zone: 8,
        },
      ],
    },
  },
];

it('none of them is known to the data', () => {
  expect(dataset.characters.has(UNKNOWN.character)).toBe(false);
  expect(dataset.lightCones.has(UNKNOWN.lightCone)).toBe(false);
  expect(dataset.items.has(UNKNOWN.item)).toBe(false);
});

it('what the data do not know comes through a backup whole, and is counted', () => {
  const packed = packBackup(data, { createdAt: 1, store: 'a-store', revision: 1 });
  if (!packed.ok) throw new Error(JSON.stringify(packed.error));
  const unpacked = unpackBackup(packed.value);
  if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.error));
  expect(unpacked.value.data).toEqual(data);
  expect(unpacked.value.measures).toMatchObject({
    planner: 2,
    inventory: 2,
    warps: 1,
    achievements: 1,
  });
});

it('it is stored row by row as everything else, and read again', () => {
  const rows: Row[] = data.flatMap((placed) =>
    [...rowsOf(placed)].map(([part, value]) => ({
      profile: placed.profile,
      name: placed.name,
      part,
      value,
    })),
  );
  expect(readRows(rows)).toEqual({ ok: true, value: data });
});

it('it is merged with what is here, in either direction', () => {
  const here: PlacedDocument[] = [
    { profile: 'default', name: 'inventory', document: { version: 3, items: { 2: 5, 211: 4 } } },
  ];
  for (const merged of [mergeData(here, data), mergeData(data, here)]) {
    expect(measure(merged)).toMatchObject({ planner: 2, inventory: 3, warps: 1, achievements: 1 });
  }
});
