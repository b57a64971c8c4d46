import { expect, it } from 'vitest';
import { datOf } from '../../../test/history-files.ts';
import { readStarRailStationDat } from './star-rail-station-dat.ts';

it('keeps a profile without a name apart from one that is called as its stores are', () => {
  const file = {
    profiles: { a: { key: 'a', name: 'b' } },
    data: { stores: { a_calculator: { of: 'a' }, b_calculator: { of: 'b' }, calculator: {} } },
  };
  const read = readStarRailStationDat(datOf(JSON.stringify(file)));
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.stores.map(({ profile }) => profile)).toEqual(['b', 'b (2)', null]);
});
