import { expect, it } from 'vitest';
import { featuresOf } from './features.ts';

it('a part is shown by the branches it names, and held back by others', () => {
  expect(featuresOf('main')).toEqual(expect.arrayContaining(['csvImport', 'remembrance']));
  expect(featuresOf('Rel/V30.0')).not.toContain('csvImport');
  expect(featuresOf('Rel/V27.0')).not.toContain('remembrance');
});

it('a part that names no branch is held back nowhere', () => {
  expect(featuresOf('any')).toEqual(['warpEditMode', 'warpExcelExport']);
});
