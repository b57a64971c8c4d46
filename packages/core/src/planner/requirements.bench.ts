import { test } from 'vitest';
import { characterEntry, dataset } from '../../test/real-data.ts';
import { setLevel } from './edit.ts';
import type { Entry } from './entry.ts';
import { totalMaterials } from './requirements.ts';

const ids = [...dataset.characters.keys()];

function plan(size: number): Entry[] {
  return Array.from({ length: size }, (_, index) => ({
    ...characterEntry(ids[index % ids.length] as number),
    entryId: index,
  }));
}

test('totals of a plan', async ({ bench }) => {
  const total = (size: number) => {
    const entries = plan(size);
    return bench(`${size} full entries`, () => {
      totalMaterials(dataset, entries);
    });
  };
  const hundred = plan(100);
  let level = 1;
  await bench.compare(
    total(1),
    total(10),
    total(100),
    total(1000),
    bench('one edit among 100', () => {
      level = (level % 80) + 1;
      const edited = setLevel(dataset, hundred[50] as Entry, 'to', level);
      totalMaterials(dataset, hundred.with(50, edited));
    }),
  );
});
