import { expect, it } from 'vitest';
import { FEATURES, featuresOf } from './features.ts';

it('a part is shown by the branches it names, and held back by others', () => {
  expect(featuresOf('main')).toEqual(expect.arrayContaining(['csvImport', 'remembrance']));
  expect(featuresOf('Rel/V30.0')).not.toContain('csvImport');
  expect(featuresOf('Rel/V27.0')).not.toContain('remembrance');
});

it('a part that names no branch is held back nowhere', () => {
  expect(featuresOf('any')).toEqual([
    'warpExcelExport',
    'warpEditMode',
    'calculatorTotalBreakdown',
    'calculator',
    'calculatorCustom',
  ]);
});

it('the tool of the cloud drive has a branch of its own', () => {
  expect(featuresOf('gdrive-rev-tool')).toContain('driveRevenueTool');
  expect(featuresOf('Rel/V27.0')).not.toContain('driveRevenueTool');
});

it('all eight are on in a deployment of the main branch', () => {
  expect(FEATURES).toHaveLength(8);
  expect(featuresOf('main')).toEqual(FEATURES);
});
