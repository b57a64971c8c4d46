import { test } from 'vitest';
import { dataJson } from '../../test/real-data.ts';
import { parseDataset } from './dataset.ts';

const { manifest, characters, lightCones, items, recipes, experience, stages, dropRates } =
  dataJson;
const plannerParts = {
  manifest,
  characters,
  lightCones,
  items,
  recipes,
  experience,
  stages,
  dropRates,
};

test('checking data', async ({ bench }) => {
  await bench.compare(
    bench('what the planner needs, one language', () => {
      parseDataset({ ...plannerParts, names: { en: dataJson.names.en } });
    }),
    bench('everything, in all languages', () => {
      parseDataset(dataJson);
    }),
  );
});
