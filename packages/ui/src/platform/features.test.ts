import { expect, it } from 'vitest';
import { featuresOf } from './features.ts';

it('a part is shown by the branches it names, and held back by others', () => {
  expect(featuresOf('main')).toEqual(['csvImport', 'remembrance']);
  expect(featuresOf('Rel/V30.0')).toEqual(['remembrance']);
  expect(featuresOf('Rel/V27.0')).toEqual(['csvImport']);
});
