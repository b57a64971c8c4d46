import { test } from 'vitest';
import { characterEntry, dataset } from '../../test/real-data.ts';
import type { Cost, ItemId } from '../dataset/index.ts';
import { setLevel } from './edit.ts';
import { type Entry, pointsOf, subjectOf } from './entry.ts';
import { plan } from './plan.ts';

const ids = [...dataset.characters.keys()];

function entriesOf(size: number): Entry[] {
  return Array.from({ length: size }, (_, index) => ({
    ...characterEntry(ids[index % ids.length] as number),
    entryId: index,
    priority: index,
  }));
}

/** Each material of each level of a full entry. */
function rowsOf(entry: Entry): Cost {
  const subject = subjectOf(dataset, entry);
  const points = entry.kind === 'character' ? pointsOf(dataset, entry) : [];
  const levels = [...(subject?.ascensions ?? []), ...points.flatMap((point) => point.levels)];
  return levels.flatMap(({ cost }) => cost);
}

/** Some of everything, so that each entry is served, and has things made. */
const inventory = Object.fromEntries(
  [...dataset.items.values()]
    .filter((item) => item.upgrade)
    .map((item): [ItemId, number] => [item.id, (item.id % 97) * 20]),
);

test('a plan with an inventory', async ({ bench }) => {
  const planned = (size: number) => {
    const entries = entriesOf(size);
    return bench(`${size} full entries`, () => {
      // Copies, as if all had just been read.
      plan(dataset, { entries: entries.map((entry) => ({ ...entry })), inventory });
    });
  };
  const hundred = entriesOf(100);
  const rows = hundred.flatMap(rowsOf);
  let level = 1;
  await bench.compare(
    planned(1),
    planned(10),
    planned(100),
    planned(1000),
    bench('one edit among 100', () => {
      level = (level % 80) + 1;
      const edited = setLevel(dataset, hundred[50] as Entry, 'to', level);
      plan(dataset, { entries: hundred.with(50, edited), inventory });
    }),
    // What a tracker does that holds a row for each level and material: no stock, no synthesis, no order.
    bench('the rows of 100 merged', () => {
      const all: Record<number, number> = {};
      for (const { id, count } of rows) all[id] = (all[id] ?? 0) + count;
    }),
  );
});
