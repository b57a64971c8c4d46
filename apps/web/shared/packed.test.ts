import { join } from 'node:path';
import { createLookup } from '@trailbook/core/internal/dataset';
import {
  CURRENT,
  comparePage,
  homePage,
  presetsPage,
  universePage,
  universeWeek,
} from '@trailbook/pages';
import { PAGES, type Row } from '@trailbook/ui/pages';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../server/files/load-dataset';
import { listModel, thingModel } from '../server/models/models.server';
import { pack, unpack } from './packed';

const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
const lookup = createLookup(dataset, 'en');

/** Every model that the pages of a row show. */
function modelsOf(row: Row): (object | undefined)[] {
  if (row.kind === 'list') return [listModel(row, lookup)];
  if (row.kind !== 'thing') return [];
  const things: ReadonlyMap<string, { readonly id: number }> = dataset[row.things];
  return [...things.values()].map(({ id }) => thingModel(row, lookup, id));
}

const week = universeWeek(dataset, Date.UTC(2026, 10, 23));

describe('packed models', () => {
  it.each<[string, (object | undefined)[]]>([
    ['home', [homePage(lookup)]],
    ['compare', [comparePage(lookup)]],
    ['presets', [presetsPage(lookup)]],
    ...['worlds', 'blessings', 'curios'].map((part): [string, (object | undefined)[]] => [
      part,
      [week && universePage(lookup, part, { pageId: CURRENT, week })],
    ]),
    ...Object.values<Row>(PAGES)
      .map((row): [string, (object | undefined)[]] => [row.address, modelsOf(row)])
      .filter(([, models]) => models.length > 0),
  ])('are the same when they are unpacked: %s', (_, models) => {
    for (const model of models) {
      expect(model).toBeDefined();
      expect(unpack(pack(model))).toEqual(model);
    }
  });
});
