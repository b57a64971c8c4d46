import { test } from 'vitest';
import { characterEntry, dataset } from '../../test/real-data.ts';
import type { ItemId } from '../dataset/index.ts';
import { setLevel } from './edit.ts';
import type { Entry } from './entry.ts';
import { plan } from './plan.ts';

const ids = [...dataset.characters.keys()];

function entriesOf(size: number): Entry[] {
  return Array.from({ length: size }, (_, index) => ({
    ...characterEntry(ids[index % ids.length] as number),
    entryId: index,
    priority: index,
  }));
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
  );
});
